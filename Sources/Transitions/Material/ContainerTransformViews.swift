import Foundation
import Transitioning

/// The views that a container transform adds: the scrim, and a box with two snapshots.
@MainActor
final class ContainerTransformViews {
  private let context: TransitionContext
  private let source: UIView
  private let style: ContainerTransformStyle
  private let scrim: ContainerScrim
  private let box = UIView()
  private let clips: [UIView]
  private let contents: (source: RenewableSnapshot, fore: RenewableSnapshot)
  private let snapshotter: TransitionViewSnapshotter
  private var route: SourceViewRoute?

  var parts: [MotionSpec.Part: UIView] {
    let parts: [MotionSpec.Part: UIView] = [
      .scrim: scrim, .container: box, .sourceContent: contents.source.view,
      .foreContent: contents.fore.view,
    ]
    let clipping = zip(MotionSpec.Part.clips(clips.count), clips)
    return parts.merging(clipping) { part, _ in part }
  }

  init(from source: UIView, style: ContainerTransformStyle, in context: TransitionContext) {
    (self.context, self.source, self.style) = (context, source, style)
    let (fore, container) = (context.foreView, context.containerView)
    clips = box.addClips(to: CACornerMask.groups(of: source.layer, fore.layer))
    snapshotter = TransitionViewSnapshotter(containerView: clips.last ?? box)
    scrim = ContainerScrim(frame: container.bounds)
    let isForward = context.direction == .forward
    scrim.backgroundColor = style.usedScrimColor
    box.accessibilityIdentifier = "container"
    box.isUserInteractionEnabled = false
    box.backgroundColor = style.background ?? fore.backgroundColor
    box.layer.maskedCorners = .outline(of: source.layer, fore.layer)
    let (sizes, views) = ((source.bounds.size, fore.bounds.size), [box] + clips)
    let fit = ContainerFit(from: sizes.0, to: sizes.1, style.fit)
    container.addSubview(scrim)
    container.addSubview(box)
    box.layer.shadowColor = source.layer.shadowColor ?? UIColor.black.cgColor
    let isEntering = isForward == style.grows(from: sizes.0, to: sizes.1)
    // The fading content is in front: the incoming one of a fade in, otherwise the outgoing one.
    let isIn = style.fade.played(isEntering: isEntering) == .in
    let isForeInFront = style.source == .flutter || isIn == isForward
    var shots: [RenewableSnapshot] = []
    for view in isForeInFront ? [source, fore] : [fore, source] {
      let isAppearing = view === fore && isForward || view === source && !isForward
      shots.append(RenewableSnapshot(of: view, isAppearing: isAppearing, by: snapshotter))
    }
    contents = isForeInFront ? (shots[0], shots[1]) : (shots[1], shots[0])
    UIView.performWithoutAnimation {
      for view in views {
        view.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
        view.layer.position = .zero
        view.bounds = CGRect(origin: CGPoint(x: -sizes.1.width / 2, y: 0), size: sizes.1)
      }
      for (view, size) in [(contents.source.view, sizes.0), (contents.fore.view, sizes.1)] {
        view.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
        view.layer.position = .zero
        // Flutter's box keeps its scale, and its contents are animated.
        let scale = style.source == .flutter ? 1 : 1 / fit.scale(of: size)
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
    scrim.sizeDidChange = { [weak self] in self?.moveDestination(fitsWidth: fit.isOfWidth) }
  }

  /// Keeps the box on its way to or from the source view while that view moves.
  ///
  /// - Parameter find: Returns the view that shows the same now.
  func follow(finding find: @escaping () -> UIView?) {
    let follower = SourceViewFollower(in: context, .eased(style.usedEasing))
    route = follower.follow(
      source, at: CGPoint(x: 0.5, y: 0), moving: [box], finding: find
    ) { [box] in box.alpha = $0 }
  }

  func remove() {
    scrim.sizeDidChange = nil
    snapshotter.removeAllSnapshots()
    box.removeFromSuperview()
    scrim.removeFromSuperview()
  }

  /// Moves the end of the motion to the present frame of its destination, after a change of the
  /// container's size, and takes new snapshots.
  ///
  /// Positions and sizes are animated relative to the model values that are set here. All other
  /// animations continue unchanged; the final scale of the box stays, and the size takes it into
  /// account.
  private func moveDestination(fitsWidth: Bool) {
    let isForward = context.direction == .forward
    let (host, end) =
      isForward ? (context.foreView, context.foreView) : (context.backView, route?.view)
    host.layoutIfNeeded()
    guard let end, end.window != nil, let superview = end.superview, end.bounds.width > 0,
      end.bounds.height > 0
    else { return }
    let frame = superview.convert(end.frame, to: context.containerView)
    let scale = box.layer.transform.m11
    box.layer.position = CGPoint(x: frame.midX, y: frame.minY)
    for view in [box] + clips {
      view.bounds.size = CGSize(width: frame.width / scale, height: frame.height / scale)
    }
    // The origin of the bounds continues unchanged, so the middle of the bounds moves.
    let size = box.bounds.size
    for view in clips + [contents.source.view, contents.fore.view] {
      view.layer.position.x = box.bounds.midX
    }
    UIView.performWithoutAnimation {
      for (content, view) in [(contents.source, route?.view), (contents.fore, context.foreView)] {
        guard let view, view.bounds.width > 0, view.bounds.height > 0 else { continue }
        let fresh = renew(content, of: view)
        guard style.source == .android else { continue }
        let scale = fitsWidth ? size.width / fresh.width : size.height / fresh.height
        content.view.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
  }

  /// Shows a view as it is laid out now in its old snapshot, and returns its size.
  private func renew(_ content: RenewableSnapshot, of view: UIView) -> CGSize {
    let size = view.bounds.size
    content.view.bounds.size = size
    content.renew()
    return size
  }
}

/// The scrim, which observes the size of the container.
private final class ContainerScrim: UIView {
  /// Called in the layout after a change of the size.
  var sizeDidChange: (() -> Void)?

  private var knownSize: CGSize

  override init(frame: CGRect) {
    knownSize = frame.size
    super.init(frame: frame)
    accessibilityIdentifier = "scrim"
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
  }

  /// Nil, because no archive has such a view.
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != knownSize else { return }
    knownSize = bounds.size
    sizeDidChange?()
  }
}

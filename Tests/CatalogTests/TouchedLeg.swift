import Foundation
import Transitioning

@testable import TransitionLaws

/// What a touch finds during a leg, at points all over the screen.
///
/// A guest is a view that comes and goes with the transition: a shade, a snapshot, a space. It must
/// not take a touch where it draws nothing, and none from a frame after the last visible change on.
/// The container of the transition takes touches until its end, as on UIKit; so the end must not be
/// much later than the last visible change.
///
/// The leg runs twice. The first run shows when the picture is at rest; the second is stopped at
/// some instants.
@MainActor
struct TouchedLeg {
  /// A stage, and what begins the leg on it.
  typealias Run = (stage: Stage, begin: () -> Void)

  /// The smallest change that a person sees.
  private static let tolerance = AuditTolerance(
    points: VisibleChange.points, opacity: VisibleChange.opacity)

  /// The parts of the visible motion at which the touches are tested.
  private static let parts = [0.02, 0.35, 0.7, 0.98]

  /// The longest time from the last visible change to the end, in seconds, in which an easing that
  /// ends slowly moves by less than half a point.
  private static let tail = 0.1

  /// What is wrong, a sentence each; empty if nothing is.
  private(set) var complaints: [String] = []

  /// The number of visible frames.
  private(set) var frameCount = 0

  private let stage: Stage

  init(_ watched: Run, _ played: Run) throws {
    stage = played.stage
    let frames = try Self.frames(of: watched)
    guard let first = frames.first, let moving = Self.lastMove(in: frames) else { return }
    frameCount = moving + 1
    let rest = frames[moving + 1].time - first.time
    let before = Set(views.map(ObjectIdentifier.init))
    let start = stage.now
    played.begin()
    var found: [Find] = []
    for part in Self.parts {
      stage.advance(to: start + part * rest)
      found += guests(before).filter { !$0.draws }
    }
    stage.advance(to: start + rest + 1 / stage.frameRate)
    found += guests(before)
    stage.advance(to: start + rest + Self.tail)
    let late = hits
    try stage.settle()
    let after = Set(views.map(ObjectIdentifier.init))
    // What stays is no guest.
    var told: Set<ObjectIdentifier> = []
    for find in found where !after.contains(ObjectIdentifier(find.view)) {
      guard told.insert(ObjectIdentifier(find.view)).inserted else { continue }
      complaints.append(
        "\(Self.name(find.view)) takes touches at \(find.point)"
          + (find.draws ? ", a frame after the last visible change" : ", where it draws nothing"))
    }
    let others = zip(points, zip(late, hits)).filter { $1.0 !== $1.1 }
    guard let (point, (hit, restingHit)) = others.first else { return }
    complaints.append(
      "\(Self.tail) s after the last visible change \(others.count) points are not as at rest: at"
        + " \(point) \(Self.name(hit)) is hit, then \(Self.name(restingHit))")
  }

  /// A guest that a touch hits.
  private struct Find {
    let view: UIView
    let point: CGPoint
    let draws: Bool
  }

  /// The frames of a leg, until it is at rest.
  private static func frames(of run: Run) throws -> [DisplayList] {
    let stage = run.stage
    run.begin()
    stage.advance(by: 0)
    var frames = [stage.displayList()]
    while !stage.isSettled, frames.count < 600 {
      stage.advance(by: 1 / stage.frameRate)
      frames.append(stage.displayList())
    }
    try stage.settle()
    return frames
  }

  /// The index of the last frame that a person can tell from the end of the motion; nil if there is
  /// none.
  ///
  /// At its end a transition may replace snapshots by their originals, which look alike. So a frame
  /// is compared with the last one that has the same items.
  private static func lastMove(in frames: [DisplayList]) -> Int? {
    guard var end = frames.indices.last else { return nil }
    for index in frames.indices.dropLast().reversed() {
      let step = PictureStep(from: frames[index], to: frames[end], tolerance)
      if step.hasOtherItems {
        if frames[index].pixelDifference(from: frames[end]) > 0.02 { return index }
        end = index
      } else if step.size > 1 {
        return index
      }
    }
    return nil
  }

  private static func name(_ view: UIView?) -> String {
    guard let view else { return "nothing" }
    return "\(type(of: view)) '\(view.accessibilityIdentifier ?? "")'"
  }

  private var window: UIWindow? {
    stage.windows.last { $0.isUserInteractionEnabled && !$0.isHidden }
  }

  /// All views of the window, and of the controllers, whether they are in the window or not.
  private var views: [UIView] {
    var (found, pending) = ([UIView](), [window].compactMap { $0 as UIView? })
    pending += controllers.compactMap(\.viewIfLoaded)
    while let view = pending.popLast() {
      found.append(view)
      pending += view.subviews
    }
    return found
  }

  private var controllers: [UIViewController] {
    var (found, pending) = (
      [UIViewController](), [window?.rootViewController].compactMap(\.self)
    )
    while let controller = pending.popLast() {
      found.append(controller)
      pending += controller.children + [controller.presentedViewController].compactMap(\.self)
    }
    return found
  }

  private var points: [CGPoint] {
    stride(from: 15.0, to: stage.size.width, by: 72).flatMap { x in
      stride(from: 20.0, to: stage.size.height, by: 89).map { CGPoint(x: x, y: $0) }
    }
  }

  /// The view that a touch at each point hits.
  private var hits: [UIView?] { points.map { window?.hitTest($0) } }

  /// The guests that are hit.
  private func guests(_ before: Set<ObjectIdentifier>) -> [Find] {
    var list: DisplayList?
    return zip(points, hits).compactMap { point, view in
      guard let view else { return nil }
      let guests = sequence(first: view, next: \.superview).prefix {
        !before.contains(ObjectIdentifier($0)) && !isContainer($0)
      }
      let guest = guests.reduce(nil) { $1 }
      // The views of a controller come with it.
      guard let guest, !guests.contains(where: { $0.next is UIViewController }) else { return nil }
      let shown = list ?? stage.displayList()
      list = shown
      return Find(view: view, point: point, draws: shown.draws(guest, at: point))
    }
  }

  /// True for the container view of the transition under way.
  private func isContainer(_ view: UIView) -> Bool {
    controllers.contains {
      $0.transitionCoordinator?.containerView === view
        || $0.presentationController?.containerView === view
    }
  }
}

extension DisplayList {
  /// True if a view, or one in it, draws something at a point of the screen.
  @MainActor
  fileprivate func draws(_ view: UIView, at point: CGPoint) -> Bool {
    var (layers, pending) = (Set<Int>(), [view])
    while let next = pending.popLast() {
      layers.insert(next.layer.serialNumber)
      pending += next.subviews
    }
    let alphas = groupOpacities
    func contains(_ transform: CATransform3D, _ size: CGSize) -> Bool {
      PlaneMap(transform).inverted()?(point).map {
        CGRect(origin: .zero, size: size).insetBy(dx: -0.5, dy: -0.5).contains($0)
      } ?? false
    }
    return items.indices.contains { index in
      let item = items[index]
      return layers.contains(item.layer) && contains(item.transform, item.size)
        && opacity(ofItem: index, alphas) > 0.004
        && clips(of: item).allSatisfy { contains($0.transform, $0.size) }
    }
  }
}

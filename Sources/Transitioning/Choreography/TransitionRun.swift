import Foundation
import HeadlessStage
import HeadlessViews

/// One run of a transition, forward or backward: the animator that works for a `Transition`.
@MainActor
final class TransitionRun: TransitionAnimator {
  let direction: TransitionDirection
  let back: ViewController
  let fore: ViewController
  weak var source: ViewController?

  /// What is to be done at the end, in order.
  var deferred: [() -> Void] = []

  /// True once everything has ended.
  private(set) var isOver = false

  private(set) var presentationController: PresentationController?
  private var root: TransitionContext?
  private var context: (any ViewControllerContextTransitioning)?
  /// What the model said before the run changed it, for layers that leave the screen with its end.
  private var kept: [(layer: Layer, target: AnimationTarget, value: LayerValue)] = []

  private let didEnd: (TransitionRun) -> Void

  /// A container of the right size, for those who ask before there is one.
  private lazy var placeholder = View(frame: back.viewIfLoaded?.window?.bounds ?? .zero)

  /// A run of what `transition` turns out to be; nil when that cannot run.
  init?(
    _ transition: any Transition, direction: TransitionDirection, back: ViewController,
    fore: ViewController, source: ViewController?, presentationController: PresentationController?,
    didEnd: @escaping (TransitionRun) -> Void
  ) {
    self.direction = direction
    self.back = back
    self.fore = fore
    self.source = source
    self.presentationController = presentationController
    self.didEnd = didEnd
    let probe = TransitionContext(transition, run: self)
    guard let chosen = resolve(transition, for: probe) else { return nil }
    let root = TransitionContext(chosen, run: self)
    if let presentation = presentationController as? any Transition { root.adopt(presentation) }
    self.root = root
  }

  /// The transition that runs.
  var transition: (any Transition)? { root?.transition }

  var containerView: View { context?.containerView ?? placeholder }

  var unended: [String] { (root?.unended ?? []).map { "\($0) has not called transitionDidEnd()" } }

  func report(_ issue: TransitionIssue) {
    stage?.diagnostics.report(issue)
  }

  private var stage: Stage? { back.stage ?? fore.stage }
}

// MARK: - Choosing

extension TransitionRun {
  /// What runs when `transition` is asked for: itself or what it falls back to.
  ///
  /// Nil when one of them cannot run. Every decision is noted.
  func resolve(_ transition: any Transition, for probe: TransitionContext) -> (any Transition)? {
    var chain = [transition]
    while let candidate = chain.last {
      let name = String(describing: type(of: candidate))
      let context = TransitionContext(candidate, run: self, parent: probe.parent)
      if let wary = candidate as? any TransitionWithFeasibility,
        !wary.canPerformTransition(with: context)
      {
        note("\(name) cannot run here")
        return nil
      }
      guard let modest = candidate as? any TransitionWithFallback else { break }
      let next = modest.fallbackTransition(with: context)
      guard next !== candidate else { break }
      guard !chain.contains(where: { $0 === next }) else {
        let names = (chain + [next]).map { String(describing: type(of: $0)) }
        report(.fallbackCycle(chain: names))
        return transition
      }
      note("\(name) falls back to \(type(of: next))")
      chain.append(next)
    }
    if let chosen = chain.last {
      note("\(type(of: chosen)) runs \(direction.rawValue)")
    }
    return chain.last
  }

  private func note(_ decision: @autoclosure () -> String) {
    stage?.note(.decision, subject: fore.label, decision)
  }

  /// How long a node takes: as it says itself, else as the one that composed it.
  func duration(of node: TransitionContext) -> TimeInterval {
    for node in sequence(first: node, next: \.parent) {
      guard let timed = node.transition as? any TransitionWithCustomDuration else { continue }
      guard !node.isAskedForDuration else { continue }
      node.isAskedForDuration = true
      let duration = timed.transitionDuration(with: node)
      node.isAskedForDuration = false
      guard duration.isFinite, duration >= 0 else {
        report(.impossibleDuration(transition: "\(type(of: timed))", value: "\(duration)"))
        return TransitionDefaults.duration
      }
      return duration
    }
    return TransitionDefaults.duration
  }
}

// MARK: - Running

extension TransitionRun {
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval {
    root.map(duration(of:)) ?? TransitionDefaults.duration
  }

  /// Puts the views where they belong and starts the composition: the presentation controller
  /// first, then the transition.
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    guard let root else { return transitionContext.completeTransition(true) }
    context = transitionContext
    place(.from, in: transitionContext)
    place(.to, in: transitionContext)
    Transaction.begin()
    Transaction.setAnimationDuration(duration(of: root))
    for child in root.children { child.start() }
    root.start()
    Transaction.commit()
  }

  /// Gives a view its final frame, and puts the incoming one into the container: forward on top,
  /// backward at the bottom, laid out.
  private func place(
    _ key: TransitionContextViewKey, in context: any ViewControllerContextTransitioning
  ) {
    let isIncoming = key == .to
    guard let view = context.view(forKey: key),
      let controller = context.viewController(forKey: isIncoming ? .to : .from)
    else { return }
    let frame = context.finalFrame(for: controller)
    if isIncoming, !frame.isEmpty { view.frame = frame }
    guard isIncoming else { return }
    if view.superview == nil {
      if direction == .forward {
        context.containerView.addSubview(view)
      } else {
        context.containerView.insertSubview(view, at: 0)
      }
    }
    view.layoutIfNeeded()
  }

  /// Notes that a node has ended; with the last of them, everything has.
  func nodeDidEnd() {
    guard !isOver, let root, root.isComplete else { return }
    isOver = true
    let work = deferred
    deferred = []
    for each in work { each() }
    let context = context
    self.context = nil
    context?.completeTransition(true)
    restoreLayersThatLeft()
    didEnd(self)
  }

  /// Notes the model's value of a property that is about to be animated.
  func keep(_ target: AnimationTarget, of layer: Layer) {
    guard !kept.contains(where: { $0.layer === layer && $0.target == target }) else { return }
    kept.append((layer, target, layer.modelValue(of: target)))
  }

  /// A view that faded out and left is not to come back faded, whichever way it comes.
  private func restoreLayersThatLeft() {
    for (layer, target, value) in kept where layer.timeline == nil {
      layer.setModel(target, to: value)
    }
    kept = []
  }
}

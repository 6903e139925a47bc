import StageSupport
import Transitioning

/// A controller that logs its callbacks of size and traits.
@MainActor
final class ContentLogger: UIViewController {
  private let log: Log
  private let name: String

  /// The reaction to a change of `size` or `traits`, by that name.
  var reactions: [String: () -> Void] = [:]

  /// The reaction to the coordinator of a change of size.
  var react: (any UIViewControllerTransitionCoordinator) -> Void = { _ in }

  /// False if the overrides do not call super.
  var callsSuper = true

  /// The fraction of the width that children are notified of; 1 unless set.
  var shareOfChildren: CGFloat = 1

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init()
    title = name
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.note("\(name).viewWillTransition(to: \(spell(size)))")
    reactions["size"]?()
    react(coordinator)
    if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.note("\(name).willTransition(to: \(spell(newCollection)))")
    reactions["traits"]?()
    if callsSuper { super.willTransition(to: newCollection, with: coordinator) }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    log.note("\(name).traitCollectionDidChange(from: \(spell(previousTraitCollection)))")
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    log.note("\(name).size(in: \(spell(parentSize)))")
    return CGSize(width: parentSize.width * shareOfChildren, height: parentSize.height)
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    log.note("\(name).preferredContentSizeDidChange(\(spell(container.preferredContentSize)))")
  }
}

/// A presentation controller that gives half of the width to the presented view, and logs.
@MainActor
final class ContentLoggingManager: UIPresentationController {
  private let log: Log

  init(_ log: Log, _ presented: UIViewController, _ presenting: UIViewController) {
    self.log = log
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.note("PC.viewWillTransition(to: \(spell(size)))")
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.note("PC.willTransition(to: \(spell(newCollection)))")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    log.note("PC.traitCollectionDidChange(from: \(spell(previousTraitCollection)))")
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    log.note("PC.size(in: \(spell(parentSize)))")
    return CGSize(width: parentSize.width / 2, height: parentSize.height)
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    log.note("PC.preferredContentSizeDidChange(\(spell(container.preferredContentSize)))")
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
    if log.includesLayout { log.note("PC.containerViewWillLayoutSubviews") }
  }

  override func containerViewDidLayoutSubviews() {
    if log.includesLayout { log.note("PC.containerViewDidLayoutSubviews") }
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
  }
}

private func spell(_ size: CGSize) -> String { "\(Int(size.width)) × \(Int(size.height))" }

private func spell(_ traits: UITraitCollection?) -> String {
  traits.map { "\($0.horizontalSizeClass) × \($0.verticalSizeClass)" } ?? "nil"
}

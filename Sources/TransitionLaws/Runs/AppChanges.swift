import Foundation
import Transitioning

/// What an app changes on its screens while a transition runs, and how that is undone.
@MainActor
final class AppChanges {
  /// The distance by which a source moves, in points.
  private static let distance: CGFloat = 40

  /// The view from which the transition starts.
  weak var source: UIView?

  private var undoing: [@MainActor () -> Void] = []

  /// Makes a change.
  func make(_ change: Interruption, in play: ScenePlay) {
    switch change {
    case .layout: play.window.invalidateLayout()
    case .title: changeTitle(of: play.opened?.shownChild)
    case .child: addChild(to: play.opened?.shownChild)
    case .sourceReload: reload()
    case .sourceMove: move(by: Self.distance)
    case .sourceRemoval: remove()
    default: preconditionFailure("'\(change.rawValue)' is no change that an app makes")
    }
  }

  /// Undoes the changes, the last one first.
  func undo() {
    for action in undoing.reversed() { action() }
    undoing = []
  }

  private func changeTitle(of controller: UIViewController?) {
    guard let controller else { return }
    let title = controller.title
    controller.title = "\(title ?? "") changed"
    undoing.append { [weak controller] in controller?.title = title }
    guard let bar = controller.navigationController?.navigationBar else { return }
    let color = bar.barTintColor
    bar.barTintColor = .orange
    undoing.append { bar.barTintColor = color }
  }

  private func addChild(to parent: UIViewController?) {
    guard let parent, let view = parent.viewIfLoaded else { return }
    let child = UIViewController()
    child.view.frame = CGRect(x: 8, y: 8, width: 24, height: 24)
    child.view.backgroundColor = .orange
    child.view.accessibilityIdentifier = "child"
    parent.addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: parent)
    undoing.append {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
  }

  /// Takes the source out of its list and puts it back in as a list does, which shows a cell that it
  /// has filled again.
  private func reload() {
    guard let source, let list = source.superview,
      let place = list.subviews.firstIndex(of: source)
    else { return }
    source.removeFromSuperview()
    (source.isHidden, source.alpha) = (false, 1)
    list.insertSubview(source, at: place)
  }

  /// Moves the source by its transform, which a layout of its list leaves as it is.
  private func move(by distance: CGFloat) {
    guard let source else { return }
    source.transform = source.transform.translatedBy(x: 0, y: distance)
    undoing.append { [weak source] in
      guard let source else { return }
      source.transform = source.transform.translatedBy(x: 0, y: -distance)
    }
  }

  private func remove() {
    guard let source, let list = source.superview,
      let place = list.subviews.firstIndex(of: source)
    else { return }
    source.removeFromSuperview()
    undoing.append { [weak list] in list?.insertSubview(source, at: place) }
  }
}

extension UIView {
  /// Invalidates the layout of this view and of all inside.
  fileprivate func invalidateLayout() {
    setNeedsLayout()
    for view in subviews { view.invalidateLayout() }
  }
}

import HeadlessViews

/// The relatives of a view controller: its parent and its children, and the controllers that present
/// it and that it presents.
@MainActor
final class ControllerFamily {
  @LinkedController var parent: UIViewController?
  var children: [UIViewController] = []

  /// The controller that this controller itself presents.
  var presented: UIViewController?

  /// The controller that presents this controller itself.
  @LinkedController var presenter: UIViewController?

  var isMovingToParent = false
  var isMovingFromParent = false

  /// True if the navigation controller has called `didMove(toParent:)` for the addition and not yet
  /// for the removal.
  var isResident = false

  /// The most recent exchange of siblings in which the controller takes part, while it runs.
  weak var siblingTransition: SiblingTransition?

  /// The first receiver of a `show` request that is being passed up to this controller.
  @LinkedController var showReceiver: UIViewController?

  /// The traits that the parent overrides for the controller.
  var collectionFromParent: UITraitCollection?

  deinit {
    if children.isEmpty, presented == nil { return }
    let members = ReleasedObjects(children + [presented].compactMap(\.self))
    (children, presented) = ([], nil)
    ControllerCleanup(members: members).performOnMainActor()
  }
}

/// The cleanup after the deallocation of a controller: its children and the controller that it
/// presents are released, and theirs, in a loop.
private struct ControllerCleanup: Cleanup {
  let members: ReleasedObjects<UIViewController>

  func perform() {
    ReleasedObjects.release(members.take()) { controller, isGoing in
      isGoing ? controller.family.take() : []
    }
  }
}

extension ControllerFamily {
  /// Removes the children and the presented controller from a controller that is about to be
  /// deallocated.
  fileprivate func take() -> [UIViewController] {
    defer { (children, presented) = ([], nil) }
    return children + [presented].compactMap(\.self)
  }
}

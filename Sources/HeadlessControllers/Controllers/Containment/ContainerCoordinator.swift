import HeadlessViews

/// A container of this library, which places its visible child and keeps its own state consistent.
@MainActor
protocol ContainerCoordinator: AnyObject {
  var slot: ChildSlot { get }

  /// The insets by which the container's bars cover its children, in points.
  var insets: UIEdgeInsets { get }

  /// True if the tab bar of an enclosing tab bar controller must be hidden.
  var hidesBottomBar: Bool { get }

  /// Called before the container's `viewWillAppear`.
  func containerWillAppear()

  /// Called when the container's view is in its place.
  func containerIsAppearing()

  /// Called after the container's `viewDidAppear`.
  func containerDidAppear()

  /// The child that replaces a child that is about to leave, while the delegate is asked for the
  /// animator.
  var askedDestination: UIViewController? { get }

  /// True for the first child of a stack, which is not pushed.
  func isFirst(_ child: UIViewController) -> Bool

  /// Goes back to the first child, if the container has a stack.
  func goBackToRoot()

  /// True if the container is at rest with a stack that can go back from a child.
  func mayGoBack(from child: UIViewController) -> Bool

  /// Goes back from the top child, animated, if the container has a stack.
  func goBack()

  /// Called when a child has a new tab bar item.
  func childDidChangeItem()

  /// Called when a child is about to leave without a request to the coordinator.
  func childWillLeave(_ child: UIViewController)

  /// Called when a child has left without a request to the coordinator.
  func childDidLeave(_ child: UIViewController)
}

/// What a container without a stack and without an appearance of its own does.
extension ContainerCoordinator {
  var hidesBottomBar: Bool { false }

  func containerIsAppearing() {}

  func containerDidAppear() {}

  func isFirst(_ child: UIViewController) -> Bool { false }

  func goBackToRoot() {}

  func mayGoBack(from child: UIViewController) -> Bool { false }

  func goBack() {}
}

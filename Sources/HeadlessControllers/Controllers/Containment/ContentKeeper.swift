import HeadlessViews

/// Puts what a container shows into its place before it is seen, and keeps the container's books.
@MainActor
protocol ContentKeeper: AnyObject {
  /// True when the container fills its place so wholly that no stack can take it.
  var isUnstackable: Bool { get }

  /// What the container's bars cover of its children, in points.
  var insets: EdgeInsets { get }

  /// True when the bar of a tab bar controller around is to be out of the way.
  var hidesBottomBar: Bool { get }

  /// True when a child is the one that is seen, or about to be.
  func shows(_ child: ViewController) -> Bool

  /// Called before the container hears that its view comes in.
  func containerWillAppear()

  /// Called when the container's view is in its place.
  func containerIsAppearing()

  /// Called after the container has heard that its view is in.
  func containerDidAppear()

  /// Called after the container has heard that its view is out.
  func containerDidDisappear()

  /// The child that takes the place of one that is about to leave, while somebody is asked how.
  func destination(from child: ViewController) -> ViewController?

  /// Goes back to the first child, where there is such a way.
  func goBackToRoot()

  /// Called when a child has got another item for its tab.
  func childDidChangeItem()

  /// Called when a child has changed its mind about the bar of a tab bar controller around.
  func childDidChangeBottomBar(_ child: ViewController)

  /// Called when a child is about to leave that the keeper did not send away.
  func childWillLeave(_ child: ViewController)

  /// Called when a child has left that the keeper did not send away.
  func childDidLeave(_ child: ViewController)

  /// Lets everything go without touching a view, because the window is no more.
  func abandon()
}

import Transitioning

/// A stack of walks.
///
/// Each pushed controller has a transition of its own, which the stack uses through the shared
/// delegate. The screens have bars of their own, so that the bars take part in the transitions.
final class WalkNavigationController: SceneNavigationController {
  override init(_ root: UIViewController = WalkListViewController()) {
    super.init(root)
  }
}

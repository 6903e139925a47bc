import ControllerSupport
import Expectations
import Transitioning

@MainActor
@Suite("A view that is loaded before it is in a window")
struct ControllerBoundsTests {
  @Test("has the bounds of the stage for which it is made")
  func made() throws {
    let tablet = Stage(size: .tablet)
    let phone = Stage()
    for stage in [tablet, phone] {
      let window = UIWindow(stage: stage)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      // The stage that ran last differs from the stage of either view.
      phone.advance(by: 0)
      let (child, presented) = (UIViewController(), Asking())
      root.addChild(child)
      let navigation = UINavigationController(rootViewController: UIViewController())
      presented.loads = { $0.view.frame }
      root.present(presented, animated: false)
      root.addChild(navigation)
      let frames = [child.view.frame, presented.seen, navigation.view.frame]
      expectEqual(frames, Array(repeating: stage.bounds, count: 3))
      expectEqual(navigation.viewControllers.first?.view.frame.width, stage.bounds.width)
    }
  }

  @Test("has the bounds of the stage that ran last if it is made for none")
  func free() {
    let tablet = Stage(size: .tablet)
    let controllers = [UIViewController(), UINavigationController(), UITabBarController()]
    var frames = controllers.map(\.view.frame)
    let phone = Stage()
    frames.append(UIViewController().view.frame)
    tablet.advance(by: 0)
    frames.append(UIViewController().view.frame)
    expectEqual(frames, [tablet, tablet, tablet, phone, tablet].map(\.bounds))
  }

  /// Records its frame in `viewDidLoad`.
  private final class Asking: UIViewController {
    var loads: (UIViewController) -> CGRect = { _ in .zero }
    private(set) var seen = CGRect.zero
    override func viewDidLoad() { seen = loads(self) }
  }

  @Test("is placed by a custom animator that sets no frame")
  func animator() throws {
    let scene = ControllerScene()
    let fore = scene.controller("B", .custom)
    _ = fore.view
    let delegate = Inserting()
    fore.transitioningDelegate = delegate
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    expectEqual(fore.view.frame, scene.stage.bounds)
  }

  private final class Inserting: UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(true)
    }
  }
}

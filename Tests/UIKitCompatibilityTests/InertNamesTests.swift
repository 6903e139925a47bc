import Expectations
import UIKitCompatibility

/// Names that files use and that change no picture here.
@MainActor
@Suite("Names without effect")
struct InertNamesTests {
  @Test("keep what they are given, and read as on a device that has nothing to show")
  func stored() {
    let (app, screen) = (UIApplication.shared, UIScreen(size: CGSize(width: 80, height: 90)))
    screen.advance(by: 0)
    expectEqual(
      app.statusBarFrame,
      CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top))
    expectTrue(!app.isStatusBarHidden)
    expectEqual(app.statusBarOrientation, screen.orientation)
    expectEqual(UIDevice.current.orientation.isLandscape, screen.orientation.isLandscape)
    app.isStatusBarHidden = true
    app.statusBarStyle = .lightContent
    app.setStatusBarHidden(true, with: .fade)
    app.setStatusBarStyle(.lightContent, animated: true)
    expectTrue(!app.isStatusBarHidden)
    expectEqual(app.statusBarStyle, .default)
    expectEqual(app.supportedInterfaceOrientations(for: nil), .all)
    expectTrue(!UIAccessibility.isReduceTransparencyEnabled)
    expectEqual(
      [
        UIApplication.willChangeStatusBarFrameNotification,
        UIApplication.didChangeStatusBarFrameNotification,
      ].map(\.rawValue),
      [
        "UIApplicationWillChangeStatusBarFrameNotification",
        "UIApplicationDidChangeStatusBarFrameNotification",
      ])
    expectEqual(UIViewController().preferredInterfaceOrientationForPresentation, .portrait)
    let (list, bar) = (UIScrollView(), UINavigationBar())
    let picture = UIImage(
      named: "pattern", size: CGSize(width: 1, height: 1), topLeft: .red, bottomRight: .blue)
    expectTrue(list.delaysContentTouches && list.canCancelContentTouches)
    list.delaysContentTouches = false
    list.canCancelContentTouches = false
    expectTrue(!list.delaysContentTouches && !list.canCancelContentTouches)
    bar.shadowImage = picture
    bar.setBackgroundImage(picture, for: .default)
    expectEqual([bar.shadowImage, bar.backgroundImage(for: .default)], [picture, picture])
    expectEqual(bar.backgroundImage(for: .compact), nil)
    let label = UILabel()
    label.minimumScaleFactor = 0.5
    expectEqual(label.minimumScaleFactor, 0.5)
    let layer = CALayer()
    expectEqual(layer.cornerCurve, .circular)
    layer.cornerCurve = .continuous
    expectEqual(layer.cornerCurve.rawValue, "continuous")
    let stack = UINavigationController(rootViewController: UIViewController())
    expectTrue(stack.isToolbarHidden && stack.toolbarItems == nil)
    stack.setToolbarHidden(false, animated: true)
    stack.setToolbarItems(
      [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)], animated: false)
    expectTrue(!stack.isToolbarHidden)
    expectEqual(stack.toolbarItems?.count, 1)
    let keyboard = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ]
    expectEqual(
      keyboard.map(\.rawValue),
      ["UIKeyboardWillShowNotification", "UIKeyboardWillHideNotification"]
    )
  }

  @Test("can be called")
  func called() {
    let view = UILabel()
    view.text = "Berth 7"
    view.setNeedsUpdateConstraints()
    view.updateConstraintsIfNeeded()
    expectEqual(
      view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize),
      view.sizeThatFits(UIView.layoutFittingExpandedSize))
    let target = CGSize(width: 200, height: 0)
    expectEqual(
      view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel),
      CGSize(width: 200, height: view.sizeThatFits(target).height))
    let impact = UIImpactFeedbackGenerator(style: .heavy)
    impact.prepare()
    impact.impactOccurred(intensity: 0.5)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UIApplication.shared.beginIgnoringInteractionEvents()
    UIApplication.shared.endIgnoringInteractionEvents()
  }
}

import Foundation
import Transitioning

/// The furniture of a screen, above all windows: the time, the signal and the battery at the top,
/// and the home indicator at the bottom.
///
/// It is drawn twice, for light and for dark grounds. The screen in front says which one shows, as
/// in UIKit by `preferredStatusBarStyle`; a ``FurnishedScreenController`` asks for an update while
/// it comes and goes, and the two cross-fade alongside.
final class StatusBar: UIView {
  private let styles: [(style: UIStatusBarStyle, furniture: StatusBarFurniture)] = [
    (.darkContent, StatusBarFurniture(\.ink)), (.lightContent, StatusBarFurniture(\.white)),
  ]

  /// The window with the scene below.
  private weak var scene: UIWindow?

  /// The status bars of all stages.
  private static var all: [() -> StatusBar?] = []

  /// Shows the furniture above the window of a scene, in a window of its own that takes no touches.
  static func makeWindow(on stage: Stage, above scene: UIWindow) -> UIWindow {
    let window = UIWindow(stage: stage)
    window.windowLevel = .statusBar
    window.isUserInteractionEnabled = false
    let bar = StatusBar(frame: window.bounds)
    bar.scene = scene
    all = all.filter { $0() != nil } + [{ [weak bar] in bar }]
    window.addSubview(bar)
    window.isHidden = false
    return window
  }

  /// Updates the status bar above a controller, alongside the controller's transition if one runs.
  static func update(above controller: UIViewController) {
    var root = controller
    while let next = root.parent ?? root.presentingViewController { root = next }
    guard let bar = all.lazy.compactMap({ $0() }).first(where: { $0.shows(root) }) else { return }
    guard let coordinator = controller.transitionCoordinator, coordinator.isAnimated else {
      return bar.paint()
    }
    coordinator.animateAlongsideTransition(in: bar) { [weak bar] _ in
      bar?.paint()
    } completion: { [weak bar] _ in
      bar?.paint()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "furniture"
    accessibilityElementsHidden = true
    for (_, furniture) in styles {
      furniture.frame = bounds
      furniture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(furniture)
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    paint()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
  }

  private func shows(_ root: UIViewController) -> Bool { scene?.rootViewController === root }

  /// Shows the furniture for the screen in front.
  private func paint() {
    let own: UIStatusBarStyle =
      traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
    let front = scene?.rootViewController.map(Self.front(of:))
    let wanted = (
      top: front?.preferredStatusBarStyle ?? .default,
      bottom: (front as? FurnishedScreenController)?.preferredHomeIndicatorStyle ?? .default
    )
    for (style, furniture) in styles {
      furniture.show(
        top: style == (wanted.top == .default ? own : wanted.top),
        bottom: style == (wanted.bottom == .default ? own : wanted.bottom))
    }
  }

  /// The screen in front of all others that covers the whole stage, or will, or that is to decide
  /// about the furniture although it does not.
  private static func front(of root: UIViewController) -> UIViewController {
    var front = root
    while true {
      if let next = front.presentedViewController, !next.isBeingDismissed,
        next.modalPresentationCapturesStatusBarAppearance || fillsStage(next)
      {
        front = next
      } else if let next = (front as? UINavigationController)?.topViewController {
        front = next
      } else if let next = (front as? UITabBarController)?.selectedViewController {
        front = next
      } else {
        return front
      }
    }
  }

  /// True if a presented screen covers the whole stage, or will.
  private static func fillsStage(_ presented: UIViewController) -> Bool {
    guard let presentation = presented.presentationController,
      let container = presentation.containerView
    else { return false }
    return presentation.frameOfPresentedViewInContainerView.contains(container.bounds)
  }
}

/// The furniture of a screen in one colour.
private final class StatusBarFurniture: UIView {
  private let time: TextLabel
  private let signal, battery: ShapeView
  private let indicator: Surface

  /// What is at the top.
  private let top = UIView()

  init(_ role: Palette.Role) {
    time = TextLabel("9:41", .label, role)
    (signal, battery) = (ShapeView(fill: role), ShapeView(fill: role))
    indicator = Surface(role, corner: 2.5)
    super.init(frame: .zero)
    top.accessibilityIdentifier = "status bar"
    indicator.accessibilityIdentifier = "home indicator"
    for part in [time, signal, battery] { top.addSubview(part) }
    for part in [top, indicator] { addSubview(part) }
  }

  /// Nil, because no archive has such a view.
  required init?(coder: NSCoder) { nil }

  /// Shows or hides what is at the top and at the bottom.
  func show(top isTopShown: Bool, bottom isBottomShown: Bool) {
    top.alpha = isTopShown ? 1 : 0
    indicator.alpha = isBottomShown ? 1 : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    top.frame = bounds
    let insets = safeAreaInsets
    let middle = insets.top > 40 ? insets.top - 22 : insets.top / 2
    let margin: CGFloat = insets.top > 40 ? 32 : 28
    let size = time.sizeThatFits(.zero)
    time.frame = frame(
      leading: margin, top: middle - size.height / 2, width: size.width.rounded(.up),
      height: size.height)
    battery.frame = frame(
      leading: bounds.width - margin - 25, top: middle - 6, width: 25, height: 12)
    battery.path = Self.batteryPath
    signal.frame = frame(
      leading: bounds.width - margin - 49, top: middle - 6, width: 18, height: 12)
    signal.path = Self.signalPath
    let width = min(bounds.width * 0.36, 240).rounded()
    indicator.frame = CGRect(
      x: (bounds.width - width) / 2, y: bounds.height - 13, width: width, height: 5)
  }

  /// Four bars, the last one the tallest.
  private static let signalPath: CGPath = {
    var path = CGPath()
    for bar in 0..<4 {
      let height = 3 + 3 * CGFloat(bar)
      let place = CGRect(x: 5 * CGFloat(bar), y: 12 - height, width: 3, height: height)
      path.append(CGPath(roundedRect: place, cornerRadius: 1))
    }
    return path
  }()

  /// A full cell with a thin wall and a cap.
  private static let batteryPath: CGPath = {
    var path = CGPath(roundedRect: CGRect(x: 2, y: 2, width: 18, height: 8), cornerRadius: 2)
    path.append(CGPath(roundedRect: CGRect(x: 0, y: 0, width: 22, height: 12), cornerRadius: 4))
    path.append(
      CGPath(roundedRect: CGRect(x: 1, y: 1, width: 20, height: 10), cornerRadius: 3).reversed())
    path.append(CGPath(roundedRect: CGRect(x: 23, y: 4, width: 2, height: 4), cornerRadius: 1))
    return path
  }()
}

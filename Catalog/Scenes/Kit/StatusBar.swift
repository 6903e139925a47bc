import Foundation
public import Transitioning

/// The furniture of a screen, above all windows: the time, the signal and the battery at the top,
/// and the home indicator at the bottom.
///
/// It is drawn twice, for light and for dark grounds. The screen in front says which one shows, as
/// in UIKit by `preferredStatusBarStyle`; a ``FurnishedScreenController`` asks for an update while
/// it comes and goes, and says in which part of the way the two cross-fade.
final class StatusBar: UIView {
  private let styles: [(style: UIStatusBarStyle, furniture: StatusBarFurniture)] = [
    (.darkContent, StatusBarFurniture(\.ink)), (.lightContent, StatusBarFurniture(\.white)),
  ]

  /// The window with the scene below.
  private weak var scene: UIWindow?

  /// The duration of a change that no transition accompanies, in seconds.
  private static let fade: TimeInterval = 0.15

  /// The styles of both ends of the screen.
  private struct Styles: Equatable {
    let top, bottom: UIStatusBarStyle
  }

  /// The styles that show, or will at the end of a fade.
  private var shown: Styles?

  /// The coordinator of the transition alongside which the styles change.
  private weak var coordinator: (any UIViewControllerTransitionCoordinator)?

  /// The status bars of all stages.
  private static var all: [() -> StatusBar?] = []

  /// Shows the furniture above the window of a scene, in a window of its own that takes no touches.
  static func makeWindow(on stage: Stage, above scene: UIWindow) -> UIWindow {
    let window = UIWindow(stage: stage)
    window.windowLevel = .statusBar
    window.isUserInteractionEnabled = false
    let bar = StatusBar(frame: window.bounds)
    bar.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    bar.scene = scene
    all = all.filter { $0() != nil } + [{ [weak bar] in bar }]
    window.addSubview(bar)
    window.isHidden = false
    return window
  }

  /// Updates the status bar above a controller, alongside the controller's transition if one runs.
  ///
  /// - Parameter fades: True for a change without a transition in the user's sight, for example while
  ///   a finger drags the controller's view.
  static func update(above controller: UIViewController, fades: Bool = false) {
    var root = controller
    while let next = root.parent ?? root.presentingViewController { root = next }
    guard let bar = all.lazy.compactMap({ $0() }).first(where: { $0.shows(root) }) else { return }
    guard let coordinator = controller.transitionCoordinator, coordinator.isAnimated else {
      return fades ? bar.fadeIn() : bar.paint()
    }
    // Both screens of a transition ask for the same change.
    guard bar.coordinator !== coordinator else { return }
    bar.coordinator = coordinator
    coordinator.animateAlongsideTransition(in: bar) { [weak bar] context in
      bar?.animate(alongside: context)
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

  /// The styles that the screen in front wants.
  private var wanted: Styles {
    let front = scene?.rootViewController.map(Self.front(of:))
    return Styles(
      top: resolved(front?.preferredStatusBarStyle ?? .default),
      bottom: resolved(
        (front as? FurnishedScreenController)?.preferredHomeIndicatorStyle ?? .default)
    )
  }

  /// A style without `default`, which is that of the interface.
  private func resolved(_ style: UIStatusBarStyle) -> UIStatusBarStyle {
    guard style == .default else { return style }
    return traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }

  /// Shows the furniture for the screen in front.
  private func paint() {
    let wanted = wanted
    shown = wanted
    for (style, furniture) in styles {
      furniture.showTop(style == wanted.top)
      furniture.showIndicator(style == wanted.bottom)
    }
  }

  /// Fades to the furniture for the screen in front, if it wants other styles than those that show.
  private func fadeIn() {
    guard wanted != shown else { return }
    // A change within an animation takes that animation's time.
    guard UIView.inheritedAnimationDuration == 0 else { return paint() }
    UIView.animate(
      withDuration: Self.fade, delay: 0, options: [.curveLinear, .beginFromCurrentState],
      animations: paint)
  }

  /// Shows the furniture for the screen that will be in front, each end of the screen in its part
  /// of a transition.
  private func animate(alongside context: any UIViewControllerTransitionCoordinatorContext) {
    let wanted = wanted
    let (from, to) = (
      context.viewController(forKey: .from), context.viewController(forKey: .to)
    )
    let isBack = from.map { $0.isBeingDismissed || $0.isMovingFromParent } ?? false
    let front = (isBack ? from : to).map(Self.front(of:)) as? FurnishedScreenController
    // Under reduced motion, all transitions of the scenes are cross-fades.
    let screen = traitCollection.prefersReducedMotion ? nil : front
    let top = screen?.statusBarChange ?? StyleChange()
    let bottom = screen?.homeIndicatorChange ?? screen?.statusBarChange ?? StyleChange()
    for (style, furniture) in styles {
      Self.animate(
        top, isBack, from: meanwhile(top), to: wanted.top, alongside: context
      ) {
        furniture.showTop(style == $0)
      }
      Self.animate(
        bottom, isBack, from: meanwhile(bottom), to: wanted.bottom, alongside: context
      ) {
        furniture.showIndicator(style == $0)
      }
    }
  }

  /// The style between the two steps of a change; nil if nothing shows.
  private func meanwhile(_ change: StyleChange) -> UIStatusBarStyle? {
    if case .style(let style) = change.meanwhile { resolved(style) } else { nil }
  }

  /// Animates a change to a style, in two steps if there is another style between.
  private static func animate(
    _ change: StyleChange, _ isBack: Bool, from meanwhile: UIStatusBarStyle?,
    to end: UIStatusBarStyle, alongside context: any UIViewControllerTransitionCoordinatorContext,
    _ show: (UIStatusBarStyle?) -> Void
  ) {
    let parts = change.parts(isBack: isBack)
    let options: UIView.AnimationOptions =
      change.isOfMotion ? [] : [.overrideInheritedCurve, .curveLinear]
    UIView.animateKeyframes(
      withDuration: context.transitionDuration,
      options: UIView.KeyframeAnimationOptions(rawValue: options.rawValue)
    ) {
      for (part, style) in zip(parts, parts.count == 1 ? [end] : [meanwhile, end]) {
        UIView.addKeyframe(
          withRelativeStartTime: part.lowerBound,
          relativeDuration: part.upperBound - part.lowerBound
        ) {
          show(style)
        }
      }
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

  /// Shows or hides what is at the top.
  func showTop(_ isShown: Bool) { top.alpha = isShown ? 1 : 0 }

  /// Shows or hides the home indicator.
  func showIndicator(_ isShown: Bool) { indicator.alpha = isShown ? 1 : 0 }

  override func layoutSubviews() {
    super.layoutSubviews()
    top.frame = bounds
    let insets = safeAreaInsets
    // A phone that folds has the time beside its content.
    top.isHidden = insets.top == 0
    let middle = insets.top > 40 ? insets.top - 22 : insets.top / 2
    let margin: CGFloat = insets.top > 40 ? 32 : 40
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

extension UIWindow {
  /// Colours the window of a scene, and shows the furniture of the screen above it.
  ///
  /// - Returns: The window of the furniture, which the caller retains; nil without a stage.
  public func furnished() -> UIWindow? {
    guard let stage else { return nil }
    backgroundColor = Palette.matching(stage.traits).surface
    return StatusBar.makeWindow(on: stage, above: self)
  }
}

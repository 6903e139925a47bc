import Foundation
import Transitioning

/// The scene of an audit that has only a transition: two screens with a few parts each.
@MainActor
final class PlainScene: AuditScene {
  let root: UIViewController
  private let back: PlainPage
  private let make: @MainActor () -> any Transition
  private let (behind, furnish): (@MainActor (UIView) -> Void, @MainActor (UIView) -> Void)
  private let placement: AuditPlacement

  /// True if the same controller is opened each time, with the same transition.
  private let isLasting: Bool

  /// True if the screens show a text and a picture, too.
  private let isWritten: Bool

  /// The controller that is opened the next time; nil for a new one.
  private var later: PlainPage?

  /// Creates a scene in which a transition runs between two plain screens.
  ///
  /// - Parameters:
  ///   - make: Makes a transition, each time that the scene opens a controller.
  ///   - behind: Adds to the back view the views that the transition needs.
  ///   - inside: Adds to the fore view the views that the transition needs.
  ///   - isLasting: True to open the same controller each time, with the same transition.
  ///   - isWritten: True for screens that show a text and a picture, too.
  init(
    _ placement: AuditPlacement, behind: @escaping @MainActor (UIView) -> Void,
    inside: @escaping @MainActor (UIView) -> Void, isLasting: Bool = false,
    isWritten: Bool = false, _ make: @escaping @MainActor () -> any Transition
  ) {
    back = PlainPage("back", look: .back, isWritten: isWritten, behind)
    self.isWritten = isWritten
    (self.make, self.placement, self.isLasting) = (make, placement, isLasting)
    (self.behind, furnish) = (behind, inside)
    switch placement {
    case .presented:
      root = back
    case .pushed:
      let navigation = UINavigationController(rootViewController: back)
      navigation.delegate = TransitionNavigationControllerDelegate.shared
      navigation.isNavigationBarHidden = true
      root = navigation
    case .tab:
      let (tabs, later) = (
        UITabBarController(), PlainPage("fore", look: .fore, isWritten: isWritten, inside)
      )
      tabs.viewControllers = [back, later]
      // The bar shows its selection at once, which is not a fault of the transition.
      tabs.tabBar.isHidden = true
      tabs.delegate = TransitionTabBarControllerDelegate.shared
      self.later = later
      root = tabs
    }
  }

  /// The same scene with transitions whose duration is 0.
  var instant: PlainScene {
    PlainScene(placement, behind: behind, inside: furnish) { [make] in
      InstantTransition.make(of: make())
    }
  }

  /// The same scene, which opens the same controller each time, with the same transition.
  var lasting: PlainScene {
    PlainScene(placement, behind: behind, inside: furnish, isLasting: true, make)
  }

  /// The same scene, whose screens show a text and a picture, too.
  var written: PlainScene {
    PlainScene(placement, behind: behind, inside: furnish, isWritten: true, make)
  }

  var keepsWhatItShows: Bool { placement == .tab || isLasting }

  func open(animated: Bool, driver: SceneDriver?) -> UIViewController? {
    let fore = later ?? PlainPage("fore", look: .fore, isWritten: isWritten, furnish)
    if !isLasting || fore.transitionController.transition == nil {
      fore.transitionController.transition = make()
    }
    fore.transitionController.isAudited = true
    if isLasting { later = fore }
    if let navigation = root as? UINavigationController {
      driver?.drive(navigation)
      navigation.pushViewController(fore, animated: animated)
    } else if root is UITabBarController {
      select(1, animated, driver)
    } else {
      driver?.drive(fore)
      back.present(fore, animated: animated)
    }
    return fore
  }

  func close(_ controller: UIViewController, animated: Bool, driver: SceneDriver?) -> Bool {
    if let navigation = root as? UINavigationController {
      driver?.drive(navigation)
      navigation.popViewController(animated: animated)
    } else if root is UITabBarController {
      select(0, animated, driver)
    } else {
      driver?.drive(controller)
      controller.transitionController.dismiss(animated: animated)
    }
    return true
  }

  private func select(_ index: Int, _ animated: Bool, _ driver: SceneDriver?) {
    guard let tabs = root as? UITabBarController else { return }
    guard animated else {
      return UIView.performWithoutAnimation { tabs.selectedIndex = index }
    }
    driver?.drive(tabs)
    tabs.selectedIndex = index
  }

  func shows(_ controller: UIViewController) -> Bool {
    switch placement {
    case .presented: controller.presentingViewController != nil
    case .pushed: (root as? UINavigationController)?.topViewController === controller
    case .tab: (root as? UITabBarController)?.selectedViewController === controller
    }
  }
}

/// A screen with a header, a badge at the leading edge and a card; a written one has a title in the
/// header, and a picture as its badge.
@MainActor
private final class PlainPage: UIViewController {
  struct Look {
    var ground: UIColor
    var header: UIColor
    var badge: UIColor
    var card: UIColor

    static let back = Look(
      ground: UIColor(white: 0.96), header: UIColor(red: 0.2, green: 0.3, blue: 0.6),
      badge: UIColor(red: 0.9, green: 0.5, blue: 0.1), card: .white)
    static let fore = Look(
      ground: UIColor(red: 1, green: 0.95, blue: 0.85),
      header: UIColor(red: 0.6, green: 0.2, blue: 0.2),
      badge: UIColor(red: 0.1, green: 0.5, blue: 0.3), card: UIColor(white: 0.2))
  }

  private let name: String
  private let look: Look
  private let furnish: @MainActor (UIView) -> Void
  private let parts = [UIView(), UIView(), UIView()]

  init(
    _ name: String, look: Look, isWritten: Bool, _ furnish: @escaping @MainActor (UIView) -> Void
  ) {
    (self.name, self.look, self.furnish) = (name, look, furnish)
    super.init()
    title = name
    guard isWritten else { return }
    let picture = UIImage(
      named: "\(name) badge", size: CGSize(width: 72, height: 72), topLeft: look.badge,
      bottomRight: look.card)
    parts[0].layer.contents = .text(TextContent(name, color: .white))
    parts[1].layer.contents = .image(picture)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = name
    view.backgroundColor = look.ground
    let names = ["header", "badge", "card"]
    for (part, (name, color)) in zip(parts, zip(names, [look.header, look.badge, look.card])) {
      part.accessibilityIdentifier = "\(self.name).\(name)"
      part.backgroundColor = color
      view.addSubview(part)
    }
    furnish(view)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, height) = (view.bounds.width, view.bounds.height)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isLarge = traitCollection.preferredContentSizeCategory >= .extraExtraLarge
    let frames = [
      CGRect(x: 0, y: 0, width: width, height: isLarge ? 56 : 48),
      CGRect(x: 16, y: 64, width: 72, height: 72),
      CGRect(x: 16, y: 160, width: width - 32, height: max(height - 320, 40)),
    ]
    for (part, frame) in zip(parts, frames) {
      let place =
        isMirrored
        ? CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        : frame
      // Parts beyond a small view, such as a banner, would be visible before it enters.
      let shown = place.intersection(CGRect(x: 0, y: 0, width: width, height: height))
      part.frame = shown.isNull ? .zero : shown
    }
  }
}

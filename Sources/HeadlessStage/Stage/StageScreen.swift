public import Foundation
public import HeadlessViews

/// The screen of a stage, and the user's settings.
///
/// ```swift
/// let stage = Stage(.tablet.dark)
/// ```
public struct StageScreen: Hashable, Sendable {
  /// The name in reports.
  public var name: String

  /// The size, in points; finite and positive.
  public var size: CGSize

  /// The insets of the area that the device's parts leave free, in points; finite and at least
  /// zero.
  public var safeAreaInsets: UIEdgeInsets

  /// The scale of the display and the user's settings; a size class that is `unspecified`, and an
  /// idiom, follow from the size.
  public var traits: UITraitCollection

  /// Creates a screen.
  public init(
    _ name: String, size: CGSize, safeAreaInsets: UIEdgeInsets = .zero,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.name = name
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.traits = traits
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension StageScreen {
  /// A phone that is held upright.
  public static let phone = StageScreen(
    "phone", size: .phone, safeAreaInsets: UIEdgeInsets(top: 47, bottom: 34))

  /// A tablet that is held upright.
  public static let tablet = StageScreen(
    "tablet", size: .tablet, safeAreaInsets: UIEdgeInsets(top: 24, bottom: 20))

  /// The outer display of a phone that folds, held upright.
  ///
  /// The status bar and the system's bars stand beside the content. The sizes and insets are those
  /// of iPhone Duo in the simulator of iOS 27.1, as leancodepl/duo_kit has measured them.
  public static let folded = StageScreen(
    "folded phone", size: CGSize(width: 466, height: 678),
    safeAreaInsets: UIEdgeInsets(bottom: 34, right: 84))

  /// The inner display of the same phone, opened like a book.
  ///
  /// Both size classes are regular, and the idiom is that of a phone.
  public static let unfolded = StageScreen(
    "unfolded phone", size: CGSize(width: 951, height: 669),
    safeAreaInsets: UIEdgeInsets(bottom: 34, right: 84),
    traits: UITraitCollection(userInterfaceIdiom: .phone))

  /// The screens that a command can name.
  package static let presets: [String: StageScreen] = [
    "phone": .phone, "tablet": .tablet, "folded": .folded, "unfolded": .unfolded,
  ]

  /// The code of the screen with a name in reports; nil for an app's own screen.
  package static func code(named name: String) -> String? {
    var words = name.components(separatedBy: ", ")
    let base = words.removeFirst()
    let settings = [
      "right to left": ".rightToLeft", "reduced motion": ".reducedMotion", "dark": ".dark",
    ]
    let known = presets.flatMap { key, screen in
      [(screen.name, ".\(key)"), (screen.rotated.name, ".\(key).rotated")]
    }
    guard let code = known.first(where: { $0.0 == base })?.1,
      words.allSatisfy({ settings[$0] != nil })
    else { return nil }
    return code + words.compactMap { settings[$0] }.joined()
  }

  /// The safe-area insets of the phone that folds, in all its poses.
  private static let poses: [(size: CGSize, safeAreaInsets: UIEdgeInsets)] = [
    (folded.size, folded.safeAreaInsets), (CGSize(width: 678, height: 466), folded.safeAreaInsets),
    (unfolded.size, unfolded.safeAreaInsets),
    (CGSize(width: 669, height: 951), UIEdgeInsets(top: 82, bottom: 34)),
  ]

  /// The display that a phone shows once it is folded or unfolded; nil for a screen of another size.
  package static func folding(from size: CGSize) -> StageScreen? {
    guard let pose = poses.firstIndex(where: { $0.size == size }) else { return nil }
    return pose < 2 ? unfolded : folded
  }

  /// The screen of a device that lies on its side, or stands up if it lay there.
  ///
  /// What a phone has at its upper edge is then beside the content, and the home indicator has 21
  /// points; a phone that folds has its own insets.
  public var rotated: StageScreen {
    var screen = self
    screen.name = "rotated \(name)"
    screen.size = CGSize(width: size.height, height: size.width)
    if let pose = Self.poses.first(where: { $0.size == screen.size }) {
      screen.safeAreaInsets = pose.safeAreaInsets
      return screen
    }
    guard Screen.isPhone(size) else { return screen }
    screen.safeAreaInsets = UIEdgeInsets(
      top: 0, left: safeAreaInsets.top, bottom: min(safeAreaInsets.bottom, 21),
      right: safeAreaInsets.top)
    return screen
  }

  /// The screen with right-to-left layout.
  public var rightToLeft: StageScreen {
    changed("right to left") { $0.layoutDirection = .rightToLeft }
  }

  /// The screen with reduced motion.
  public var reducedMotion: StageScreen {
    changed("reduced motion") { $0.prefersReducedMotion = true }
  }

  /// The screen with a dark interface.
  public var dark: StageScreen { changed("dark") { $0.userInterfaceStyle = .dark } }

  /// The screen with other traits.
  ///
  /// - Parameters:
  ///   - words: The words that the name gets.
  ///   - change: Changes the traits.
  package func changed(
    _ words: String, _ change: (inout UITraitCollection) -> Void
  ) -> StageScreen {
    var screen = self
    screen.name += ", \(words)"
    change(&screen.traits)
    return screen
  }
}

extension CGSize {
  /// The size of a phone's screen held upright, in points.
  public static let phone = CGSize(width: 390, height: 844)

  /// The size of a tablet's screen held upright, in points.
  public static let tablet = CGSize(width: 820, height: 1180)
}

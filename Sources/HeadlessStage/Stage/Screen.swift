import Foundation
import HeadlessViews

/// The properties of a stage's screen.
struct Screen: Equatable, Sendable {
  /// Widths below this are compact, in points.
  static let regularWidth: CGFloat = 600

  /// Heights below this are compact, in points.
  static let regularHeight: CGFloat = 480

  /// A phone on its side has a compact width as well, unless it is at least as large as this, in
  /// points.
  ///
  /// This holds for every iPhone so far: the Plus and Max models have 736 to 956 by 414 to 440
  /// points; the outer display of one that folds has 678 by 466, and is compact both ways.
  static let largePhone = CGSize(width: 736, height: 414)

  /// The size, in points; finite and positive.
  var size: CGSize

  /// The safe-area insets, in points; finite and at least zero.
  var safeAreaInsets: UIEdgeInsets

  /// The orientation of the device.
  var orientation = UIInterfaceOrientation.portrait

  /// The traits that were set; a size class that is `unspecified` follows from the size.
  private var stated: UITraitCollection

  init(_ screen: StageScreen) {
    size = screen.size
    safeAreaInsets = screen.safeAreaInsets
    stated = screen.traits
    // The device stays the same when the room on its screen changes later.
    if stated.userInterfaceIdiom == .unspecified {
      stated.userInterfaceIdiom = Self.isPhone(size) ? .phone : .pad
    }
  }

  /// True if a device with a screen of a size is a phone.
  static func isPhone(_ size: CGSize) -> Bool { min(size.width, size.height) < regularWidth }

  /// The traits of the screen, with both size classes resolved.
  var traits: UITraitCollection {
    var traits = stated
    if traits.horizontalSizeClass == .unspecified {
      traits.horizontalSizeClass = isNarrow ? .compact : .regular
    }
    if traits.verticalSizeClass == .unspecified {
      traits.verticalSizeClass = size.height < Self.regularHeight ? .compact : .regular
    }
    return traits
  }

  private var isNarrow: Bool {
    let isPhoneOnSide = size.height < Self.regularHeight && size.height < size.width
    let isLarge = size.width >= Self.largePhone.width && size.height >= Self.largePhone.height
    return size.width < Self.regularWidth || (isPhoneOnSide && !isLarge)
  }

  /// Sets the traits.
  ///
  /// A size class that followed from the size still follows from the size if its value in `traits`
  /// is the value in `shown`.
  ///
  /// - Parameters:
  ///   - traits: The new traits, made from `shown`.
  ///   - shown: The traits that the screen had shown before, with both size classes resolved.
  mutating func state(_ traits: UITraitCollection, shown: UITraitCollection) {
    let before = stated
    stated = traits
    if traits.horizontalSizeClass == shown.horizontalSizeClass {
      stated.horizontalSizeClass = before.horizontalSizeClass
    }
    if traits.verticalSizeClass == shown.verticalSizeClass {
      stated.verticalSizeClass = before.verticalSizeClass
    }
  }
}

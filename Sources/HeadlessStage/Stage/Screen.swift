import Foundation
import HeadlessViews

/// What is known of a stage's screen.
struct Screen: Hashable, Sendable {
  /// Less than this many points across are compact.
  static let regularWidth: CGFloat = 600

  /// Less than this many points from top to bottom are compact.
  static let regularHeight: CGFloat = 480

  /// A phone on its side is compact across as well, unless it has at least this many points from top to
  /// bottom: so it is with every iPhone there has been (the Plus and Max ones have 414 to 440).
  static let largePhoneHeight: CGFloat = 414

  /// In points; finite and positive.
  var size: CGSize

  /// How much of it the device keeps for itself, in points; finite and at least zero.
  var safeAreaInsets: EdgeInsets

  /// Which way up it is held.
  var orientation = InterfaceOrientation.portrait

  /// What was said; a size class that is unspecified is what the size makes of it.
  private var stated = TraitCollection()

  init(size: CGSize, safeAreaInsets: EdgeInsets) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    // The device stays the same, whatever room there is on its screen later.
    stated.userInterfaceIdiom = min(size.width, size.height) < Self.regularWidth ? .phone : .pad
  }

  /// What views are to know.
  var traits: TraitCollection {
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
    return size.width < Self.regularWidth || (isPhoneOnSide && size.height < Self.largePhoneHeight)
  }

  /// Takes other traits, which somebody made from those that were `shown`: a size class that is as it
  /// was shown is left to the size, if it was before.
  mutating func state(_ traits: TraitCollection, shown: TraitCollection) {
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

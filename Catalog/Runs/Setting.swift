import Foundation
import Transitioning

/// The screen on which a sample is run, and the person in front of it.
struct Setting: Hashable {
  /// The size of the screen, in points.
  var size: CGSize = Stage.phone

  /// The side on which lines begin.
  var layoutDirection = UserInterfaceLayoutDirection.leftToRight

  /// True for somebody who wants as little movement as possible.
  var prefersReducedMotion = false

  /// A phone held upright.
  static let phone = Setting()

  /// A tablet held upright.
  static let tablet = Setting(size: Stage.tablet)
}

extension Setting {
  /// A stage on which all is as it is said here, and nothing is to be seen yet.
  @MainActor
  func makeStage() -> Stage {
    let isTablet = size == Stage.tablet
    let stage = Stage(
      size: size,
      safeAreaInsets: isTablet ? Stage.tabletSafeAreaInsets : Stage.phoneSafeAreaInsets)
    stage.traits.layoutDirection = layoutDirection
    stage.traits.prefersReducedMotion = prefersReducedMotion
    return stage
  }
}

import Foundation
import TransitionLaws
import Transitioning

/// The screen of a run, and the user's settings.
struct Setting: Equatable {
  /// The size of the screen, in points.
  var size: CGSize = .phone

  /// The layout direction.
  var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight

  /// True if the user prefers reduced motion.
  var prefersReducedMotion = false

  /// True if the interface is dark.
  var isDark = false

  /// A size whose width is in the other size class, in points.
  var otherSize: CGSize {
    size == .tablet ? CGSize.phone : CGSize(width: size.height, height: 600)
  }

  /// A phone in portrait orientation.
  static let phone = Setting()

  /// A tablet in portrait orientation.
  static let tablet = Setting(size: .tablet)
}

extension Setting {
  /// Makes an empty stage with these settings.
  @MainActor
  func makeStage() -> Stage { Stage(screen) }

  /// The screen of an audit with these settings.
  var screen: StageScreen {
    var screen = size == .tablet ? StageScreen.tablet : .phone
    if layoutDirection == .rightToLeft { screen = screen.rightToLeft }
    if prefersReducedMotion { screen = screen.reducedMotion }
    return isDark ? screen.dark : screen
  }
}

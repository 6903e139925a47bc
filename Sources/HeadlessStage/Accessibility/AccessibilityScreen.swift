import HeadlessViews

/// The screen whose elements are read out.
@MainActor
protocol AccessibilityScreen: AnyObject {
  /// The windows, backmost first, those in front last.
  var windowsBackToFront: [Window] { get }

  /// Where it is reported what makes no sense.
  var diagnostics: Diagnostics { get }

  /// Tells the observer of an event.
  func noteAccessibility(of subject: @autoclosure () -> String, _ message: () -> String)

  /// Does `work` later in this instant.
  func performLater(_ work: @escaping () -> Void)
}

import HeadlessViews

/// The screen whose elements the screen reader reads.
@MainActor
protocol AccessibilityScreen: AnyObject {
  /// The windows, backmost first.
  var windowsBackToFront: [UIWindow] { get }

  /// The collector of issues.
  var diagnostics: Diagnostics { get }

  /// Passes an event to the observer.
  func noteAccessibility(of subject: @autoclosure () -> String, _ message: () -> String)

  /// Runs `work` later in this instant.
  func performLater(_ work: @escaping () -> Void)
}

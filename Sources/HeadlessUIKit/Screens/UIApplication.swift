/// The app, as far as transitions need it: the windows on the current screen, which is the stage that
/// ran last, or the main one.
@preconcurrency @MainActor
public final class UIApplication {
  /// The only instance.
  public static let shared = UIApplication()

  private init() {}

  /// The windows on the current screen, backmost first.
  public var windows: [UIWindow] { Stage.current.windows }

  /// The window that receives events that are addressed to no window.
  public var keyWindow: UIWindow? { Stage.current.keyWindow }

  /// The direction of text.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Stage.current.traits.layoutDirection
  }
}

/// The device, as far as transitions need it.
@preconcurrency @MainActor
public final class UIDevice {
  /// The only instance.
  public static let current = UIDevice()

  private init() {}

  /// The kind of device that the current screen is.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { Stage.current.traits.userInterfaceIdiom }
}

/// The user's accessibility settings, from the traits of the current screen.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// True if the user prefers reduced motion.
  public static var isReduceMotionEnabled: Bool { Stage.current.traits.prefersReducedMotion }

  /// True if the user prefers cross-fades to slides, which is the same setting as reduced motion
  /// here.
  public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }

  /// True if the user wants more contrast between colours.
  public static var isDarkerSystemColorsEnabled: Bool {
    Stage.current.traits.accessibilityContrast == .high
  }

  /// True if the user wants less transparency; never here.
  public static var isReduceTransparencyEnabled: Bool { false }

  /// True if VoiceOver runs, which is never the case here; `Stage.accessibility` stands for it.
  public static var isVoiceOverRunning: Bool { false }

  /// UIKit's name of `AccessibilityNotification`.
  public typealias Notification = AccessibilityNotification

  /// Posts a notification to the current screen, which may move the focus.
  public static func post(notification: Notification, argument: Any?) {
    let accessibility = Stage.current.accessibility
    if let text = argument as? String {
      accessibility.post(notification, argument: text)
    } else {
      accessibility.post(notification, argument: argument as? UIView)
    }
  }
}

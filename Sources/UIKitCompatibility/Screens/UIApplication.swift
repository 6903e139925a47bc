public import Transitioning

/// The app, as far as transitions ask for it: its windows on the main screen.
@preconcurrency @MainActor
public final class UIApplication {
  /// The one app there is.
  public static let shared = UIApplication()

  private init() {}

  /// The windows on the main screen, backmost first.
  public var windows: [UIWindow] { UIScreen.main.windows }

  /// The window that receives what is addressed to none.
  public var keyWindow: UIWindow? { UIScreen.main.keyWindow }

  /// Which way lines of text begin.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traits.layoutDirection
  }
}

/// The device, as far as transitions ask for it.
@preconcurrency @MainActor
public final class UIDevice {
  /// The one device there is.
  public static let current = UIDevice()

  private init() {}

  /// What kind of device the main screen is.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traits.userInterfaceIdiom }
}

/// What the person has asked of all apps.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// True when the person prefers less motion.
  public static var isReduceMotionEnabled: Bool { UIScreen.main.traits.prefersReducedMotion }

  /// True when the person prefers cross-fades to slides, which is one wish with less motion here.
  public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }

  /// True when the person wants colours that mean different things to be farther apart.
  public static var isDarkerSystemColorsEnabled: Bool {
    UIScreen.main.traits.accessibilityContrast == .high
  }

  /// True when the screen is read out by the system, which it never is here: it is by whoever runs the
  /// stage.
  public static var isVoiceOverRunning: Bool { false }

  /// UIKit's name of `AccessibilityNotification`.
  public typealias Notification = AccessibilityNotification

  /// Tells that something has changed on the main screen, and where to go on.
  public static func post(notification: Notification, argument: Any?) {
    let accessibility = UIScreen.main.accessibility
    if let text = argument as? String {
      accessibility.post(notification, argument: text)
    } else {
      accessibility.post(notification, argument: argument as? UIView)
    }
  }
}

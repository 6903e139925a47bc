// There is no keyboard, so the library posts none of these. A test posts them in order to observe
// their effect.

extension UIResponder {
  /// The keyboard is about to appear; the library never posts it.
  public static nonisolated let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")

  /// The keyboard has appeared; the library never posts it.
  public static nonisolated let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")

  /// The keyboard is about to disappear; the library never posts it.
  public static nonisolated let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")

  /// The keyboard has disappeared; the library never posts it.
  public static nonisolated let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")

  /// The frame of the keyboard is about to change; the library never posts it.
  public static nonisolated let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")

  /// The frame of the keyboard has changed; the library never posts it.
  public static nonisolated let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of the frame before the change.
  public static nonisolated let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

  /// The key of the frame after the change.
  public static nonisolated let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

  /// The key of the duration of the change, in seconds.
  public static nonisolated let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"

  /// The key of the curve of the change, the raw value of a `UIView.AnimationCurve`.
  public static nonisolated let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

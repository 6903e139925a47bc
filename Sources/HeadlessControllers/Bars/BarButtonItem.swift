/// Something that can be tapped in a bar.
///
/// ```swift
/// navigationItem.rightBarButtonItem = BarButtonItem(title: "Post", style: .done) { send() }
/// ```
@preconcurrency @MainActor
public final class BarButtonItem {
  /// How much a button stands out.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Like any other.
    case plain
    /// As the one that ends what is being done.
    case done
  }

  /// What the button says.
  public var title: String? {
    didSet { if title != oldValue { didChange?() } }
  }

  /// How much the button stands out.
  public var style: Style {
    didSet { if style != oldValue { didChange?() } }
  }

  /// False when the button is shown, and a tap on it does nothing.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { didChange?() } }
  }

  /// Called when the button is tapped.
  public var primaryAction: (() -> Void)?

  /// What is read out for the button; its title, unless set.
  public var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { didChange?() } }
  }

  /// What shows it in a bar, or did.
  weak var latestButton: BarButton?

  /// What shows it in a bar; nil while none does.
  var button: BarButton? { latestButton?.item === self ? latestButton : nil }

  /// Called when the button has something else to show.
  var didChange: (() -> Void)?

  /// A button with a title.
  public init(title: String?, style: Style = .plain, primaryAction: (() -> Void)? = nil) {
    self.title = title
    self.style = style
    self.primaryAction = primaryAction
  }
}

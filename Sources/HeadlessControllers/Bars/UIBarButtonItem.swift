public import HeadlessViews

/// An item that a bar shows as a button.
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Post", style: .done) { send() }
/// ```
@preconcurrency @MainActor
public final class UIBarButtonItem {
  /// The prominence of a button.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A normal button.
    case plain
    /// A prominent button, for the action that completes the task.
    case done
  }

  /// The title of the button.
  public var title: String? {
    didSet { if title != oldValue { didChange?() } }
  }

  /// The prominence of the button.
  public var style: Style {
    didSet { if style != oldValue { didChange?() } }
  }

  /// The colour of the button; nil for the tint colour of the bar.
  public var tintColor: UIColor? {
    didSet { if tintColor != oldValue { didChange?() } }
  }

  /// False if a tap on the button does nothing.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { didChange?() } }
  }

  /// The action of the button.
  public var primaryAction: (() -> Void)?

  /// The accessibility label; the title by default.
  public var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { didChange?() } }
  }

  /// The button that shows the item, or showed it last.
  weak var latestButton: BarButton?

  /// The button that shows the item; nil if none does.
  var button: BarButton? { latestButton?.item === self ? latestButton : nil }

  /// Called when the button must be updated.
  var didChange: (() -> Void)?

  /// Creates an item with a title.
  public init(title: String?, style: Style = .plain, primaryAction: (() -> Void)? = nil) {
    self.title = title
    self.style = style
    self.primaryAction = primaryAction
  }
}

public import HeadlessViews

/// The content of a navigation bar for a controller at the top of the stack, and of the back button
/// that leads to it.
///
/// ```swift
/// navigationItem.title = "Inbox"
/// navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit") { beginEditing() }
/// ```
///
/// A bar that shows the item is updated at each change.
@preconcurrency @MainActor
public final class UINavigationItem {
  /// The title in the centre; also the title of the back button that leads here, unless
  /// `backButtonTitle` is set.
  public var title: String? {
    didSet { if title != oldValue { noteChange() } }
  }

  /// The view in the centre in place of the title, with its own size; nil for the title.
  public var titleView: UIView? {
    didSet { if titleView !== oldValue { noteChange() } }
  }

  /// The title of the back button that leads here; nil for `title`.
  public var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { noteChange() } }
  }

  /// True if no back button is shown while the item is on top.
  public var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { noteChange() } }
  }

  /// True if the left buttons are shown beside the back button; false if they replace it.
  public var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { noteChange() } }
  }

  /// The buttons at the leading side, outermost first; nil or empty for none.
  public var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { noteChange() }
  }

  /// The buttons at the trailing side, outermost first; nil or empty for none.
  public var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { noteChange() }
  }

  /// The outermost button at the leading side; setting this property replaces all buttons there.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button at the trailing side; setting this property replaces all buttons there.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Called when the item has changed: for the page of this item.
  var didChange: (() -> Void)?

  /// Called when the item has changed: for the page whose back button leads to this item.
  var didChangeBehind: (() -> Void)?

  private func noteChange() {
    didChange?()
    didChangeBehind?()
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }

  /// Creates an item with an optional title.
  init(named title: String?) {
    self.title = title
  }

  /// True if a back button is shown while the item is on top and there is an item below.
  var showsBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty != false)
  }
}

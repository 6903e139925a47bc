public import HeadlessViews

/// What a navigation bar says of a controller while it is on top, and while it is the one to go back to.
///
/// ```swift
/// navigationItem.title = "Inbox"
/// navigationItem.rightBarButtonItem = BarButtonItem(title: "Edit") { beginEditing() }
/// ```
///
/// A bar that shows it follows each change at once.
@preconcurrency @MainActor
public final class NavigationItem {
  /// The title in the middle; on the back button of whoever is on top of it as well, unless that has
  /// another.
  public var title: String? {
    didSet { if title != oldValue { didChange?() } }
  }

  /// What stands in the middle in place of the title, in the size it has; nil for the title.
  public var titleView: View? {
    didSet { if titleView !== oldValue { didChange?() } }
  }

  /// What the back button says that leads back here; nil for the title.
  public var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { didChange?() } }
  }

  /// True when there is no back button while the item is on top, whatever else is said of it.
  public var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { didChange?() } }
  }

  /// True when the left buttons stand beside the back button; false when they replace it.
  public var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { didChange?() } }
  }

  /// The buttons where lines begin, outermost first; nil or empty for none.
  public var leftBarButtonItems: [BarButtonItem]? {
    didSet { didChange?() }
  }

  /// The buttons where lines end, outermost first; nil or empty for none.
  public var rightBarButtonItems: [BarButtonItem]? {
    didSet { didChange?() }
  }

  /// The outermost button where lines begin; set, it is the only one there.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button where lines end; set, it is the only one there.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Called when there is something else to show.
  var didChange: (() -> Void)?

  /// An item with a title.
  public init(title: String) {
    self.title = title
  }

  /// An item with a title, or with none.
  init(named title: String?) {
    self.title = title
  }

  /// True when a way back is shown while the item is on top, if there is one.
  var showsWayBack: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty != false)
  }
}

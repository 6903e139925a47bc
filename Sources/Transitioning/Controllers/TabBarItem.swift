/// What a tab says of the controller behind it.
@preconcurrency @MainActor
public final class TabBarItem {
  /// What the tab is called.
  public var title: String? {
    didSet { didChange?() }
  }

  /// A number that means something to whoever set it.
  public var tag: Int

  /// Called when the tab has something else to show.
  var didChange: (() -> Void)?

  /// A tab with a title.
  public init(title: String?, tag: Int = 0) {
    self.title = title
    self.tag = tag
  }
}

public import HeadlessViews

/// The tab bar's item for a controller.
@preconcurrency @MainActor
public final class UITabBarItem {
  /// The title of the tab.
  public var title: String? {
    didSet { didChange?() }
  }

  /// The image above the title, shown at most 25 points wide or high.
  public var image: UIImage? {
    didSet { if image != oldValue { didChange?() } }
  }

  /// The image while the tab is selected; nil for `image`.
  public var selectedImage: UIImage? {
    didSet { if selectedImage != oldValue { didChange?() } }
  }

  /// A number for the app's own use.
  public var tag: Int

  /// Called when the title or an image has changed.
  var didChange: (() -> Void)?

  /// Creates an item with a title.
  public init(title: String?, tag: Int = 0) {
    self.title = title
    self.tag = tag
  }

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, tag: tag)
    self.image = image
  }

  /// Creates an item with a title, an image, and another image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

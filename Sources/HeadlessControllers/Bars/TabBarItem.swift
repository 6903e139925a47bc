public import HeadlessViews

/// What a tab says of the controller behind it.
@preconcurrency @MainActor
public final class TabBarItem {
  /// What the tab is called.
  public var title: String? {
    didSet { didChange?() }
  }

  /// The picture above the title, shown 25 points wide or high at most.
  public var image: Image? {
    didSet { if image != oldValue { didChange?() } }
  }

  /// The picture while the tab is selected; nil shows `image` then as well.
  public var selectedImage: Image? {
    didSet { if selectedImage != oldValue { didChange?() } }
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

  /// A tab with a title and a picture.
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init(title: title, tag: tag)
    self.image = image
  }

  /// A tab with a title and a picture, which is another one while the tab is selected.
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

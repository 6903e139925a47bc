public import Foundation

/// A view that shows one picture, fitted into its bounds by its `contentMode`.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// An image view with a frame and no picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// An image view without a picture; nothing is decoded, because there are no archives.
  public override init?(coder: NSCoder?) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// An image view with its picture's natural size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// The picture.
  open var image: UIImage? {
    get {
      if case .image(let image) = layer.contents { return image }
      return nil
    }
    set { layer.contents = newValue.map(LayerContents.image) }
  }

  /// The picture's natural size; no intrinsic size without a picture.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// The picture's natural size; zero without a picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}

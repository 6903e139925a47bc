public import Foundation

/// A view that shows one picture, stretched to its bounds.
@preconcurrency @MainActor
open class ImageView: View {
  /// An image view with a frame and no picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// An image view without a picture: there are no archives here, and nothing is read.
  public override init?(coder: NSCoder?) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// An image view of its picture's natural size.
  public convenience init(image: Image?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// The picture.
  open var image: Image? {
    get {
      if case .image(let image) = layer.contents { return image }
      return nil
    }
    set { layer.contents = newValue.map(LayerContents.image) }
  }

  /// The picture's natural size; none without a picture.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// The picture's natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}

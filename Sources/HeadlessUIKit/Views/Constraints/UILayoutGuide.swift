import HeadlessViews

// A guide has the anchors of a view. A view that is pinned to one follows the guide: it is placed
// again when the safe area or the margins change.
@MainActor
extension UILayoutGuide {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(owningView, .leading, in: area)
  }

  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(owningView, .trailing, in: area)
  }

  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView, .left, in: area) }

  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView, .right, in: area) }

  /// The horizontal middle.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(owningView, .centerX, in: area)
  }

  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView, .top, in: area) }

  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(owningView, .bottom, in: area)
  }

  /// The vertical middle.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(owningView, .centerY, in: area)
  }

  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(owningView, .width, in: area) }

  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(owningView, .height, in: area) }
}

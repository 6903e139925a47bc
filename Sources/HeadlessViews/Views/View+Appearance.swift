public import Foundation

extension View {
  /// The view's rectangle in its superview's space; see `Layer.frame`.
  public var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  /// The view's rectangle in its own space; see `Layer.bounds`.
  public var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// Where the layer's anchor point is in the superview's space: the middle, unless that was moved.
  public var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// The transform of the plane about the anchor point.
  public var transform: AffineTransform {
    get { layer.transform.affine }
    set { layer.transform = Transform3D(newValue) }
  }

  /// The transform of space about the anchor point.
  public var transform3D: Transform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Opacity of the view and all in it as one group, in `0...1`.
  public var alpha: CGFloat {
    get { CGFloat(layer.preciseOpacity) }
    set { layer.preciseOpacity = Double(newValue) }
  }

  /// True when the view and all in it are left out; a change is never animated (fact C18).
  public var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// The fill behind everything else; nil paints nothing.
  public var backgroundColor: Color? {
    get { layer.backgroundColor }
    set { layer.backgroundColor = newValue }
  }

  /// True when subviews are cut off at the bounds.
  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
}

extension View {
  /// A point of `view`'s space in the receiver's; nil stands for the window's base.
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// A point of the receiver's space in `view`'s; nil stands for the window's base.
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  /// The bounding box, in the receiver's space, of a rectangle of `view`'s.
  public func convert(_ rect: CGRect, from view: View?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }

  /// The bounding box, in `view`'s space, of a rectangle of the receiver's.
  public func convert(_ rect: CGRect, to view: View?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  /// Gives the view the size that fits, keeping the origin of its frame.
  public func sizeToFit() {
    let origin = frame.origin
    frame = CGRect(origin: origin, size: sizeThatFits(bounds.size))
  }
}

extension View {
  /// Asks for layout before the next frame.
  public func setNeedsLayout() {
    layer.setNeedsLayout()
  }

  /// Lays out now whatever of the tree is due.
  public func layoutIfNeeded() {
    layer.layoutIfNeeded()
  }
}

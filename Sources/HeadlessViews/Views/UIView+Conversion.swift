public import Foundation

extension UIView {
  /// A point of `view`'s space in the receiver's; nil stands for the window's base coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// A point of the receiver's space in `view`'s; nil stands for the window's base coordinates.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  /// The bounding box, in the receiver's space, of a rectangle of `view`'s.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }

  /// The bounding box, in `view`'s space, of a rectangle of the receiver's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }
}

public import Foundation
public import Transitioning

extension View {
  /// A picture of a part of the view, in points of its own space; what would stretch with cap insets
  /// stretches as a whole.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let whole = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    let part = UIView(frame: CGRect(origin: .zero, size: rect.size))
    part.clipsToBounds = true
    whole.frame.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    whole.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    part.addSubview(whole)
    return part
  }

  /// Ends editing in the view; nothing is edited here, so there is nothing to end.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }
}

extension UIView {
  /// Returns a snapshot of a part of the view, in points of its own space; the snapshot stretches
  /// as a whole, whatever the cap insets.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let whole = snapshotView(of: rect, afterScreenUpdates: afterUpdates) else { return nil }
    let part = UIView(frame: CGRect(origin: .zero, size: rect.size))
    part.clipsToBounds = true
    whole.frame.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    whole.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    part.addSubview(whole)
    return part
  }

}

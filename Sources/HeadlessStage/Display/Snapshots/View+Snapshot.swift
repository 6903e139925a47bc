import Foundation
public import HeadlessViews

extension View {
  /// A view that looks as this one does now, and goes on looking so whatever becomes of this one.
  ///
  /// It has the size of the view's bounds and stands at the origin. What animates is caught where it
  /// is; the view's own opacity is, its transform and place are not. A hidden view looks like nothing.
  ///
  /// - Parameter afterUpdates: True lays out first what is due in the view. False takes what a frame
  ///   has shown, and is nil for a view that was in none yet.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
    guard afterUpdates || layer.isCommitted else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let snapshot = View(frame: CGRect(origin: .zero, size: bounds.size))
    snapshot.layer.name = accessibilityIdentifier ?? layer.name
    let copy = layer.frozen()
    var shown = copy.properties
    snapshot.bounds.size = shown.bounds.size
    shown.transform = .identity
    shown.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    shown.position = CGPoint(x: shown.bounds.width / 2, y: shown.bounds.height / 2)
    shown.zPosition = 0
    copy.become(copy.name, showing: shown, copy.contents)
    snapshot.layer.addSublayer(copy)
    return snapshot
  }
}

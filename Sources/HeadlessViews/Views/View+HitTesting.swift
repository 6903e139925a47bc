public import Foundation

extension View {
  /// The frontmost view under `point`, in the receiver's own space; nil when none wants touches.
  ///
  /// A view that is hidden, disabled, nearly transparent (alpha below 0.01), or not under the point
  /// hides its whole subtree from touches (facts B18–B21). Model values count.
  public func hitTest(_ point: CGPoint) -> View? {
    guard receivesTouch(at: point) else { return nil }
    // The candidates of each level, frontmost last, so that the walk needs no recursion.
    var path: [(view: View, point: CGPoint, rest: ArraySlice<View>)] = [
      (self, point, subviews[...])
    ]
    while let (view, point, rest) = path.last {
      guard let candidate = rest.last else { return view }
      path[path.count - 1].rest = rest.dropLast()
      // Nothing is under a finger where the view is flattened to a line or a point.
      guard let inner = Layer.map(from: view.layer, to: candidate.layer)?(point),
        candidate.receivesTouch(at: inner)
      else { continue }
      path.append((candidate, inner, candidate.subviews[...]))
    }
    return nil
  }

  private func receivesTouch(at point: CGPoint) -> Bool {
    !isHidden && isUserInteractionEnabled && alpha >= 0.01 && self.point(inside: point)
  }
}

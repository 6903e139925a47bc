import Foundation
import Transitioning

/// The way of what moves to and from one source view.
@MainActor
final class SourceViewRoute {
  /// The view to which the motion goes; nil once it was given back.
  var view: UIView? { lost == nil ? source : nil }

  private var source: UIView
  private var size: CGSize

  /// The part of the way at which the source view was given back; nil before.
  private var lost: CGFloat?

  /// True if the transition hides the view.
  private let isHiddenItself: Bool

  /// The view within which the source view is visible.
  private let root: UIView

  private let anchor, start: CGPoint
  private var movers: [(view: UIView, model: CGPoint)]
  private let find: () -> UIView?
  private let fade: (CGFloat) -> Void
  private var place: CGPoint
  private var replacements: [UIView] = []

  /// Creates a route to the present place of a view; `SourceViewFollower.follow` has the rules.
  init(
    to source: UIView, at anchor: CGPoint, isHidden: Bool, moving movers: [UIView],
    in container: UIView, within root: UIView, finding find: @escaping () -> UIView?,
    fading fade: @escaping (CGFloat) -> Void
  ) {
    (self.source, self.anchor, size) = (source, anchor, source.bounds.size)
    (isHiddenItself, self.root) = (isHidden, root)
    start = container.convert(source.point(at: anchor), from: source)
    place = start
    self.movers = movers.map { ($0, $0.layer.position) }
    (self.find, self.fade) = (find, fade)
  }

  /// The displacement of the source view since the beginning, in points of the container.
  var displacement: CGPoint { CGPoint(x: place.x - start.x, y: place.y - start.y) }

  /// Leaves what moves where it is from now on.
  func stopMoving() { movers = [] }

  /// Takes the size of the view as its size, because the container has another size.
  func acceptSize() { size = source.bounds.size }

  /// Shifts what moves.
  ///
  /// - Parameter weight: The part of the way at which the motion is: 1 at the source view.
  func follow(in container: UIView, _ weight: CGFloat) {
    if lost == nil { look(in: container, weight) }
    // At the source view itself there is no way left on which to fade.
    if let lost, lost < 0.999 { fade(min((1 - weight) / (1 - lost), 1)) }
    for (view, model) in movers {
      // The end of the motion moves with the model, for example when the container is resized.
      let end = view.layer.position
      let (x, y) = (place.x - start.x - end.x + model.x, place.y - start.y - end.y + model.y)
      view.shift(to: CGPoint(x: x * weight, y: y * weight))
    }
  }

  /// Shows what moves in its place, and the views that were found on the way.
  func end() {
    for (view, _) in movers { view.shift(to: .zero) }
    for view in replacements { view.isHidden = false }
    if lost != nil { fade(1) }
  }
}

// MARK: - The view

extension SourceViewRoute {
  /// Finds the source view where it shows now, or gives it back.
  private func look(in container: UIView, _ weight: CGFloat) {
    let known = place
    if shownPlace(in: container) == known, isThere(source) { return }
    // The list moves: another view may show the same by now.
    if let found = find(), found === source || isThere(found, isNew: true) {
      if found !== source { replace(by: found) }
      if isThere(source), let shown = shownPlace(in: container) {
        place = shown
        return
      }
    }
    lost = weight
    if isHiddenItself { source.isHidden = false }
  }

  private func isThere(_ view: UIView, isNew: Bool = false) -> Bool {
    view.bounds.size == size
      && view.isVisible(within: root, isHiddenItself: isHiddenItself && !isNew)
  }

  private func replace(by view: UIView) {
    if isHiddenItself {
      (source.isHidden, view.isHidden) = (false, true)
      replacements.append(view)
    }
    source = view
  }

  /// The anchor of the source view in the container's space, where it shows; nil if it is on no
  /// screen.
  private func shownPlace(in container: UIView) -> CGPoint? {
    guard let layer = source.layer.presentation(), let space = container.layer.presentation()
    else { return nil }
    return space.convert(layer.convert(source.point(at: anchor), to: nil), from: nil)
  }
}

extension UIView {
  /// A point of the view in its own space, in points.
  ///
  /// - Parameter anchor: The point in unit coordinates.
  fileprivate func point(at anchor: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
  }

  /// Shifts the view by the translation of its transform, in points.
  fileprivate func shift(to shift: CGPoint) {
    // Rounding errors are no shift.
    let (x, y) = (abs(shift.x) < 1e-6 ? 0 : shift.x, abs(shift.y) < 1e-6 ? 0 : shift.y)
    if layer.transform.m41 != x { layer.transform.m41 = x }
    if layer.transform.m42 != y { layer.transform.m42 = y }
  }
}

import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The source view of a zoom, followed while it moves, for example because its list scrolls.
///
/// The view is invisible until the source is released or lost. When it has moved or left, the app
/// is asked for the view that shows the same now, because a list reuses its cells. A source that is
/// lost stays at its last place, and its view is visible again.
@MainActor
final class ZoomSource {
  private static let key = "zoom.source"

  /// The view; nil once it is lost.
  private(set) var view: UIView?

  /// The place of the view, in points of the container.
  private(set) var place: CGRect

  /// The radius of the view's corners, in points.
  private(set) var radius: CGFloat

  /// The part of the fore view that corresponds to the view, in points of the fore view's own
  /// coordinates; nil for its whole width from the top.
  let alignment: CGRect?

  private let container: UIView
  private let fore: UIView
  private let find: () -> UIView?

  /// Creates the source of a zoom; nil if there is no view now.
  ///
  /// - Parameters:
  ///   - alignment: Returns the part of the fore view that corresponds to a view.
  ///   - find: Returns the view that shows the source now.
  init?(
    of fore: UIView, in container: UIView, aligned alignment: (UIView) -> CGRect?,
    _ find: @escaping () -> UIView?
  ) {
    guard let view = find(), Self.place(of: view, of: fore, in: container) != nil else {
      return nil
    }
    self.alignment = alignment(view)
    // The app may have changed its views when it was asked.
    guard let place = Self.place(of: view, of: fore, in: container) else { return nil }
    (self.view, self.place, radius) = (view, place, view.layer.cornerRadius)
    (self.container, self.fore, self.find) = (container, fore, find)
  }

  /// Hides the view.
  func hide() {
    guard let view else { return }
    let hidden = CABasicAnimation(\.opacity, from: 0, to: 0)
    (hidden.duration, hidden.fillMode, hidden.isRemovedOnCompletion) = (1e-3, .both, false)
    view.layer.add(hidden, forKey: Self.key)
  }

  /// Shows the view again.
  func show() {
    view?.layer.removeAnimation(forKey: Self.key)
  }

  /// Finds the view where it is now.
  ///
  /// - Returns: True if the place has changed, or the view is lost.
  func follow() -> Bool {
    guard let view else { return false }
    guard Self.place(of: view, of: fore, in: container) != place else { return false }
    let found = find()
    guard let found, let place = Self.place(of: found, of: fore, in: container) else {
      show()
      self.view = nil
      return true
    }
    if found !== view {
      show()
      self.view = found
      hide()
    }
    (self.place, radius) = (place, found.layer.cornerRadius)
    return true
  }

  /// The pose of the fore view in the place of the source; nil if the two have no common shape.
  func pose(of bounds: CGRect) -> ZoomPose? {
    let likeness = alignment ?? bounds
    let scale = max(place.width / likeness.width, place.height / likeness.height)
    guard scale.isFinite, scale > 0 else { return nil }
    let size = CGSize(width: place.width / scale, height: place.height / scale)
    let middle = alignment?.midY ?? bounds.minY + size.height / 2
    let part = CGRect(
      x: likeness.midX - size.width / 2, y: middle - size.height / 2, width: size.width,
      height: size.height)
    return ZoomPose(
      center: CGPoint(x: place.midX, y: place.midY), scale: scale, part: part,
      radius: radius / scale, likeness: 1, opacity: 0)
  }

  /// The place of a view, in points of the container; nil unless the view shows on the container's
  /// screen, behind the fore view.
  private static func place(of view: UIView, of fore: UIView, in container: UIView) -> CGRect? {
    guard let window = view.window, window === container.window, !view.isDescendant(of: fore),
      !container.isDescendant(of: view),
      !sequence(first: view, next: \.superview).contains(where: \.isHidden)
    else { return nil }
    let place = container.convert(view.bounds, from: view)
    let isPossible =
      place.width > 0 && place.height > 0 && place.width.isFinite && place.height.isFinite
      && place.minX.isFinite && place.minY.isFinite
    return isPossible ? place : nil
  }
}

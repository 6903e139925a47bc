import Foundation
import Transitioning

/// A card that turns over while it grows: a snapshot of each face, back to back, in perspective.
///
/// Each face is visible only while it faces the viewer. The original views are hidden until
/// `remove()`. If the card's view is moved meanwhile, the turning card is shifted by as much of that
/// as it is near the view.
@MainActor
final class TurningCard {
  /// Half a turn, short of the angle at which the direction of the turn would be undefined.
  private static let halfTurn = CGFloat.pi - 1e-4

  private let container: UIView
  private let card: UIView
  private let originals: [UIView]

  /// The view of both faces, which fills the container.
  private let space: UIView
  private let front: UIView
  private let back: UIView

  /// The centre of the card, in the container's coordinate space.
  private let place: CGPoint

  /// The size of the card as a fraction of the picture's size.
  private let scale: CGFloat

  private var frames: FrameFollower?

  /// Creates a card; nil if there is no snapshot of one of the faces.
  ///
  /// - Parameters:
  ///   - card: The front, a descendant of the container.
  ///   - picture: The back, as large as the container.
  init?(_ card: UIView, on picture: UIView, in container: UIView) {
    guard let front = card.snapshotView(afterScreenUpdates: true),
      let back = picture.snapshotView(afterScreenUpdates: true)
    else { return nil }
    (self.container, self.card) = (container, card)
    space = UIView(frame: container.bounds)
    space.isUserInteractionEnabled = false
    self.front = front
    self.back = back
    originals = [card, picture]
    place = card.middle(in: container)
    scale = card.bounds.width / picture.bounds.width
    for original in originals { original.isHidden = true }
    // The viewer is so far away that the nearer side of the card stays on the screen.
    space.layer.sublayerTransform.m34 = -1 / (4 * container.bounds.width)
    container.addSubview(space)
    back.clipsToBounds = true
    for face in [front, back] {
      face.layer.isDoubleSided = false
      space.addSubview(face)
    }
    guard let window = container.window else { return }
    frames = FrameFollower(of: window) { [weak self] in self?.follow() }
  }

  /// Shifts both faces to the place of the card's view, as far as they are near it.
  private func follow() {
    guard let shown = front.layer.presentation() else { return }
    let share = (1 / scale - shown.transform.m22) / (1 / scale - 1)
    let now = card.middle(in: container)
    space.transform = CGAffineTransform(
      translationX: (now.x - place.x) * share, y: (now.y - place.y) * share)
  }

  /// Shows the front in its place, as large as the card.
  func showFront() {
    for face in [front, back] { face.center = place }
    front.transform3D = .identity
    back.transform3D = Self.turned(by: -Self.halfTurn, scale: scale)
    round(PetCardViewController.cornerRadius / scale, from: 0)
  }

  /// Shows the back, as large as the container.
  func showBack() {
    let middle = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    for face in [front, back] { face.center = middle }
    front.transform3D = Self.turned(by: Self.halfTurn, scale: 1 / scale)
    back.transform3D = .identity
    round(0, from: 0.5)
  }

  /// Rounds the corners of the back, in an animation only while the back is seen: when the faces
  /// change, its corners are as round as those of the front.
  ///
  /// - Parameter start: The part of the turn after which the back is seen, for half of it.
  private func round(_ radius: CGFloat, from start: Double) {
    let layer = back.layer
    guard UIView.inheritedAnimationDuration > 0 else { return layer.cornerRadius = radius }
    UIView.animateKeyframes(withDuration: UIView.inheritedAnimationDuration) {
      UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: 0.5) {
        layer.cornerRadius = radius
      }
    }
  }

  /// Removes the snapshots and shows the original views.
  func remove() {
    frames?.stop()
    space.removeFromSuperview()
    for original in originals { original.isHidden = false }
  }

  private static func turned(by angle: CGFloat, scale: CGFloat) -> CATransform3D {
    CATransform3D(scaleX: scale, y: scale)
      .concatenating(CATransform3D(rotationAngle: angle, x: 0, y: 1, z: 0))
  }
}

extension UIView {
  /// The middle of the view, in the space of another one.
  fileprivate func middle(in view: UIView) -> CGPoint {
    view.convert(CGPoint(x: bounds.midX, y: bounds.midY), from: self)
  }
}

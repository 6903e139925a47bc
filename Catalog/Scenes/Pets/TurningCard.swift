import Foundation
import Transitioning

/// A card during its turn: a snapshot of each face, in perspective.
///
/// One face is visible at a time; the faces swap when both stand on edge. The original views are
/// hidden until `remove()`.
@MainActor
struct TurningCard {
  private let container: View
  private let originals: [View]
  private let front: View
  private let back: View

  /// The centre of the card, in the container's coordinate space.
  private let place: CGPoint

  /// The size of the card as a fraction of the picture's size.
  private let scale: CGFloat

  /// Creates a card with its front up; nil if there is no snapshot of one of the faces.
  ///
  /// - Parameters:
  ///   - card: The front, a descendant of the container.
  ///   - picture: The back, as large as the container.
  init?(_ card: View, on picture: View, in container: View) {
    guard let front = card.snapshotView(afterScreenUpdates: true),
      let back = picture.snapshotView(afterScreenUpdates: true)
    else { return nil }
    self.container = container
    self.front = front
    self.back = back
    originals = [card, picture]
    place = container.convert(CGPoint(x: card.bounds.midX, y: card.bounds.midY), from: card)
    scale = card.bounds.width / picture.bounds.width
    for original in originals { original.isHidden = true }
    // A viewing distance of twice the card's width gives a natural perspective.
    container.layer.sublayerTransform.m34 = -1 / (2 * card.bounds.width)
    front.center = place
    back.clipsToBounds = true
    for face in [front, back] { container.addSubview(face) }
  }

  /// Shows the front and hides the back.
  func takeFront() {
    front.alpha = 1
    back.alpha = 0
  }

  /// Shows the back and hides the front.
  func takeBack() {
    front.alpha = 0
    back.alpha = 1
  }

  /// Turns the front toward the viewer.
  func showFront() {
    front.transform3D = .identity
  }

  /// Turns the front away until it stands on edge.
  func hideFront() {
    front.transform3D = Self.turn(by: -.pi / 2)
  }

  /// Turns the back away until it stands on edge, from the other side.
  func hideBack() {
    layBack()
    back.transform3D = Transform3D(scaleX: scale, y: scale)
      .concatenating(Self.turn(by: .pi / 2))
  }

  /// Turns the back toward the viewer, as large as the card.
  func showBack() {
    layBack()
    back.transform3D = Transform3D(scaleX: scale, y: scale)
  }

  /// Enlarges the back to the whole container.
  func fill() {
    back.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    back.transform3D = .identity
    back.layer.cornerRadius = 0
  }

  /// Removes the snapshots and shows the original views.
  func remove() {
    for face in [front, back] { face.removeFromSuperview() }
    for original in originals { original.isHidden = false }
    container.layer.sublayerTransform = .identity
  }

  private func layBack() {
    back.center = place
    back.layer.cornerRadius = PetCardViewController.cornerRadius / scale
  }

  private static func turn(by angle: CGFloat) -> Transform3D {
    Transform3D(rotationAngle: angle, x: 0, y: 1, z: 0)
  }
}

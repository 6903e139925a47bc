import Foundation
import Transitioning

/// A card while it turns over: a snapshot of each face, seen in perspective.
///
/// One face can be seen at a time; they take turns when both stand on their edges. What they are
/// snapshots of is hidden until `remove()`.
@MainActor
struct TurningCard {
  private let container: View
  private let originals: [View]
  private let front: View
  private let back: View

  /// Where the card lies, in the container.
  private let place: CGPoint

  /// How large the card is, as a part of the screenful on its back.
  private let scale: CGFloat

  /// A card with its front up; nil when one of the faces cannot be seen.
  ///
  /// - Parameters:
  ///   - card: The front, in the container or somewhere in it.
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
    // From twice its width a card is seen as from an arm's length.
    container.layer.sublayerTransform.m34 = -1 / (2 * card.bounds.width)
    front.center = place
    back.clipsToBounds = true
    for face in [front, back] { container.addSubview(face) }
  }

  /// Lets the front be seen, and not the back.
  func takeFront() {
    front.alpha = 1
    back.alpha = 0
  }

  /// Lets the back be seen, and not the front.
  func takeBack() {
    front.alpha = 0
    back.alpha = 1
  }

  /// Lays the front up.
  func showFront() {
    front.transform3D = .identity
  }

  /// Turns the front away until it stands on its edge.
  func hideFront() {
    front.transform3D = Self.turn(by: -.pi / 2)
  }

  /// Turns the back away until it stands on its edge, from the other side.
  func hideBack() {
    layBack()
    back.transform3D = Transform3D(scaleX: scale, y: scale)
      .concatenating(Self.turn(by: .pi / 2))
  }

  /// Lays the back up, as large as the card.
  func showBack() {
    layBack()
    back.transform3D = Transform3D(scaleX: scale, y: scale)
  }

  /// Lets the back fill the container.
  func fill() {
    back.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    back.transform3D = .identity
    back.layer.cornerRadius = 0
  }

  /// Takes the snapshots away and shows what they were of.
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

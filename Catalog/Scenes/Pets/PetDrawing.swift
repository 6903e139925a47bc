import Foundation
import Transitioning

/// The drawing of a pet, in the largest square that fits the view.
final class PetDrawing: View {
  private let shapes: [Pet.Shape]
  private let parts: [View]

  init(_ pet: Pet) {
    shapes = pet.drawing
    parts = pet.drawing.map { _ in View() }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for (shape, part) in zip(shapes, parts) {
      part.backgroundColor = shape.color
      addSubview(part)
    }
  }

  override func layoutSubviews() {
    let side = min(bounds.width, bounds.height)
    let (left, top) = (bounds.midX - side / 2, bounds.midY - side / 2)
    for (shape, part) in zip(shapes, parts) {
      let (width, height) = (shape.frame.width * side, shape.frame.height * side)
      part.bounds.size = CGSize(width: width, height: height)
      part.center = CGPoint(x: left + shape.frame.midX * side, y: top + shape.frame.midY * side)
      part.layer.cornerRadius = shape.roundness * min(width, height) / 2
      part.transform3D = Transform3D(rotationAngle: shape.turn, x: 0, y: 0, z: 1)
    }
  }
}

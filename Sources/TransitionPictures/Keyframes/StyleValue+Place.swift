import Foundation
import HeadlessStage
import HeadlessViews

extension StyleValue.Form {
  /// The simplest form that can represent every transform of an item that is never under a
  /// perspective.
  static func place(of items: [DisplayItem?]) -> StyleValue.Form {
    for item in items {
      guard let item, let plane = ScreenPlane(item.transform, size: item.size) else { continue }
      let matrix = plane.affine
      let isLevel = abs(matrix.b) < 1e-9 && abs(matrix.c) < 1e-9
      if !isLevel || matrix.a < 0 || matrix.d < 0 { return .turn }
    }
    return .matrix
  }
}

extension StyleValue {
  /// The place of an item in the form of a matrix or of a turn, by the affine map that fits best at
  /// its middle.
  static func place(of item: DisplayItem, as form: Form) -> StyleValue {
    guard item.transform.isFinite,
      let matrix = ScreenPlane(item.transform, size: item.size)?.affine
    else { return .text("scale(0)") }
    guard form == .turn else {
      return StyleValue(
        .matrix, [Double(matrix.a), Double(matrix.d), Double(matrix.tx), Double(matrix.ty)])
    }
    let half = CGPoint(x: item.size.width / 2, y: item.size.height / 2)
    let middle = half.applying(matrix)
    // A rotation, a horizontal skew and a scale, from the outside in: CSS interpolates them
    // separately.
    let turn = atan2(Double(matrix.b), Double(matrix.a))
    let (c, s) = (cos(turn), sin(turn))
    let across = Double(matrix.c) * c + Double(matrix.d) * s
    let down = -Double(matrix.c) * s + Double(matrix.d) * c
    return StyleValue(
      .turn,
      [
        Double(middle.x), Double(middle.y), turn, atan(across / down),
        hypot(Double(matrix.a), Double(matrix.b)), down, Double(half.x), Double(half.y),
      ])
  }
}

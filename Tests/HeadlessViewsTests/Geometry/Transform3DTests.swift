import Foundation
import HeadlessViews
import TestFormulas
import Expectations

/// A 4 × 4 matrix in textbook form, as a reference for the implementation.
private struct TextbookMatrix {
  var rows: [[Double]]

  init(rows: [[Double]]) {
    self.rows = rows
  }

  init(_ transform: CATransform3D) {
    rows = [transform.row1, transform.row2, transform.row3, transform.row4].map { row in
      (0..<4).map { row[$0] }
    }
  }

  static func * (left: TextbookMatrix, right: TextbookMatrix) -> TextbookMatrix {
    TextbookMatrix(
      rows: (0..<4).map { row in
        (0..<4).map { column in
          (0..<4).reduce(0) { $0 + left.rows[row][$1] * right.rows[$1][column] }
        }
      })
  }

  private static func determinant(_ rows: [[Double]]) -> Double {
    guard rows.count > 1 else { return rows[0][0] }
    return rows[0].indices.reduce(0) { sum, column in
      sum + (column.isMultiple(of: 2) ? 1 : -1) * rows[0][column]
        * determinant(minor(rows, row: 0, column: column))
    }
  }

  private static func minor(_ rows: [[Double]], row: Int, column: Int) -> [[Double]] {
    rows.indices.filter { $0 != row }.map { index in
      rows[index].indices.filter { $0 != column }.map { rows[index][$0] }
    }
  }

  var determinant: Double { Self.determinant(rows) }

  /// The inverse: the transposed matrix of cofactors over the determinant.
  var inverse: TextbookMatrix {
    TextbookMatrix(
      rows: (0..<4).map { row in
        (0..<4).map { column in
          let minor = Self.determinant(Self.minor(rows, row: column, column: row))
          return ((row + column).isMultiple(of: 2) ? 1 : -1) * minor / determinant
        }
      })
  }
}

private func rows(_ transform: CATransform3D) -> [[Double]] { TextbookMatrix(transform).rows }

@Suite("A transform of space")
struct Transform3DTests {
  @Test(
    "multiplies as the textbook does, composes in any grouping, and with the identity not at all",
    arguments: UInt64(0)..<50)
  func product(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (one, other) = (generator.matrix(), generator.matrix())
    let expected = TextbookMatrix(one) * TextbookMatrix(other)
    expectNear(rows(one.concatenating(other)), expected.rows, within: 1e-13)
    let third = generator.matrix()
    let left = one.concatenating(other).concatenating(third)
    expectNear(rows(left), rows(one.concatenating(other.concatenating(third))), within: 1e-12)
    expectEqual(
      [one.concatenating(.identity), CATransform3D.identity.concatenating(one)], [one, one])
  }

  @Test("is undone by its inverse, which is the textbook's", arguments: UInt64(0)..<50)
  func inverse(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let matrix = generator.matrix()
    try #require(abs(TextbookMatrix(matrix).determinant) > 0.01)
    let inverse = try #require(matrix.inverted())
    expectNear(rows(inverse), TextbookMatrix(matrix).inverse.rows)
    expectNear(rows(matrix.concatenating(inverse)), rows(.identity), within: 1e-10)
    expectNear(rows(inverse.concatenating(matrix)), rows(.identity), within: 1e-10)
  }

  @Test("rotates as a browser's rotateAxisAngle does", arguments: BrowserFigures.turns.indices)
  func browserTurn(index: Int) {
    let figure = BrowserFigures.turns[index]
    let turn = CATransform3D(
      rotationAngle: CGFloat(figure.degrees * .pi / 180),
      x: CGFloat(figure.axis[0]), y: CGFloat(figure.axis[1]), z: CGFloat(figure.axis[2]))
    expectNear(rows(turn).flatMap(\.self), figure.matrix, within: 1e-12)
  }

  @Test("keeps lengths and its axis when it rotates", arguments: UInt64(0)..<20)
  func rotation(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (x, y, z) = (generator.number(-1...1), generator.number(-1...1), generator.number(-1...1))
    let angle = generator.number(-10...10)
    let turn = CATransform3D(rotationAngle: angle, x: x, y: y, z: z)
    let matrix = TextbookMatrix(turn)
    let transposed = TextbookMatrix(
      rows: (0..<4).map { row in (0..<4).map { matrix.rows[$0][row] } })
    expectNear((matrix * transposed).rows, rows(.identity), within: 1e-14)
    let axis = SIMD4(Double(x), Double(y), Double(z), 0)
    let image = axis.x * turn.row1 + axis.y * turn.row2 + axis.z * turn.row3
    expectLess((image - axis).max(), 1e-14)
    expectLess((axis - image).max(), 1e-14)
    let back = CATransform3D(rotationAngle: -angle, x: x, y: y, z: z)
    expectNear(rows(turn.concatenating(back)), rows(.identity), within: 1e-14)
  }

  @Test("rotates about axes of any length but zero")
  func axisLength() {
    let expected = CATransform3D(rotationAngle: 1, x: 1, y: 2, z: -3)
    for length in [1e-300, 1e-160, 1, 1e160, 1e300] as [CGFloat] {
      let turn = CATransform3D(rotationAngle: 1, x: length, y: 2 * length, z: -3 * length)
      expectNear(rows(turn), rows(expected), within: 1e-15)
    }
    expectEqual(CATransform3D(rotationAngle: 1, x: 0, y: 0, z: 0), .identity)
  }

  @Test("translates, scales and rotates before its former transform")
  func shorthands() {
    let base = CATransform3D(scaleX: 2, y: 3)
    let moved = base.translatedBy(x: 5, y: 7)
    expectEqual([moved.m41, moved.m42], [10, 21])
    expectEqual(base.scaledBy(x: 5, y: 7), CATransform3D(scaleX: 10, y: 21))
    let quarter = base.rotated(by: .pi / 2, x: 0, y: 0, z: 1)
    expectEqual(
      quarter, CATransform3D(rotationAngle: .pi / 2, x: 0, y: 0, z: 1).concatenating(base))
  }

  @Test("has no inverse when it flattens, overflows or is not a number")
  func singular() throws {
    let transforms = [
      CATransform3D(scaleX: 0, y: 1), CATransform3D(scaleX: 1, y: 1, z: 0),
      CATransform3D(scaleX: .leastNonzeroMagnitude, y: 1), CATransform3D(scaleX: .nan, y: 1),
      CATransform3D(scaleX: .infinity, y: 1), CATransform3D(fields: [1, 2, 2, 4, 5, 6]),
      CATransform3D(translationX: 1e200, y: 0).scaledBy(x: 1e-200, y: 1),
    ]
    expectTrue(transforms.allSatisfy { $0.inverted() == nil })
    // The smallest and the largest scales have one, and so have perspectives.
    var random = RandomTransforms(seed: 4)
    for transform in [1e-150, 1e150].map({ CATransform3D(scaleX: $0, y: -$0, z: 3 * $0) })
      + (0..<100).map({ _ in random.spatial() })
    {
      let inverse = try #require(transform.inverted())
      expectLess(transform.concatenating(inverse).distance(to: .identity), 1e-9)
    }
  }

  @Test("survives a conversion to a transform of the plane and back")
  func affine() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    expectEqual(CATransform3D(plane).affine, plane)
    expectEqual(CATransform3D(.identity), .identity)
    // It is affine only without depth and perspective.
    var perspective = CATransform3D.identity
    perspective.m34 = -0.002
    let transforms = [
      CATransform3D(plane), CATransform3D(rotationAngle: 1, x: 0, y: 0, z: 1),
      CATransform3D(rotationAngle: 1, x: 0, y: 1, z: 0), CATransform3D(translationX: 0, y: 0, z: 1),
      perspective,
    ]
    expectEqual(transforms.map(\.isAffine), [true, true, false, false, false])
    expectTrue(!perspective.isIdentity)
  }

  @Test("reads and writes each field by its name")
  func fields() {
    let fields: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24,
      \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
    ]
    let counted = CATransform3D(
      m11: 0, m12: 1, m13: 2, m14: 3, m21: 4, m22: 5, m23: 6, m24: 7,
      m31: 8, m32: 9, m33: 10, m34: 11, m41: 12, m42: 13, m43: 14, m44: 15)
    var written = CATransform3D.identity
    for (index, field) in fields.enumerated() {
      written[keyPath: field] = CGFloat(index)
      var broken = counted
      broken[keyPath: field] = .nan
      expectTrue(counted[keyPath: field] == CGFloat(index) && !broken.isFinite)
    }
    expectEqual(written, counted)
    expectTrue(counted.isFinite)
  }
}

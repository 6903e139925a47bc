import Foundation
import HeadlessViews

/// The painting of a layer, independent of its position.
///
/// A reference, because it is large, and most layers have the same look in list after list.
package final class DisplayLook: Hashable, Sendable {
  /// The parts, as in a `DisplayItem`.
  package struct Values: Hashable, Sendable {
    var name: String
    var fill: UIColor?
    var cornerRadius: CGFloat = 0
    var maskedCorners = CACornerMask.allCorners
    var border: DisplayBorder?
    var shadow: DisplayShadow?
    var contents: LayerContents?
  }

  let values: Values

  init(_ values: Values) { self.values = values }

  /// Returns a look with another value of one part.
  func with<Value>(_ part: WritableKeyPath<Values, Value>, _ value: Value) -> DisplayLook {
    var values = values
    values[keyPath: part] = value
    return DisplayLook(values)
  }

  /// True if both paint the same, whatever their names.
  package func paints(like other: DisplayLook) -> Bool {
    self === other
      || values.fill == other.values.fill && values.cornerRadius == other.values.cornerRadius
        && values.maskedCorners == other.values.maskedCorners
        && values.border == other.values.border && values.shadow == other.values.shadow
        && values.contents == other.values.contents
  }

  /// True if both paint the same edges and contents, and shadows of the same path, in whatever
  /// colour and shape.
  package func hasParts(of other: DisplayLook) -> Bool {
    self === other
      || values.border == other.values.border && values.contents == other.values.contents
        && values.shadow?.path == other.values.shadow?.path
        && values.shadow?.fillRule == other.values.shadow?.fillRule
  }

  /// True if the looks are equal.
  package static func == (left: DisplayLook, right: DisplayLook) -> Bool {
    left === right || left.values == right.values
  }

  /// Hashes the parts.
  package func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

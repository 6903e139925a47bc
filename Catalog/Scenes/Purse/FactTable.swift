import Foundation
import Transitioning

/// Lines with a name at the leading side and a value at the trailing side.
final class FactTable: Surface {
  private static let line: CGFloat = 56

  private let names: [TextLabel]
  private let values: [TextLabel]

  /// The height that the lines need, in points.
  var height: CGFloat { CGFloat(names.count) * Self.line }

  init(_ facts: [Pass.Fact]) {
    names = facts.map { TextLabel($0.name, .body, \.onSurfaceVariant) }
    values = facts.map { TextLabel($0.value, .subtitle) }
    super.init(\.containerHigh, corner: 16)
    accessibilityIdentifier = "facts"
    for part in names + values { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (number, (name, value)) in zip(names, values).enumerated() {
      let top = CGFloat(number) * Self.line + 16
      let start = min(name.sizeThatFits(.zero).width.rounded(.up) + 32, bounds.width / 2)
      put(name, leading: 16, top: top, trailing: bounds.width - start)
      let width = min(value.sizeThatFits(.zero).width.rounded(.up), bounds.width - start - 16)
      put(value, leading: bounds.width - 16 - width, top: top)
    }
  }
}

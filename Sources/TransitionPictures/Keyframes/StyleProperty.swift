/// The values of an element's CSS property, one an instant.
struct StyleProperty {
  /// The CSS name of the property.
  let name: String

  /// The values, one an instant; nil while the element is not visible.
  let values: [StyleValue?]
}

extension StyleProperty {
  /// The property with continuous angles, without jumps by a full turn.
  var unwound: StyleProperty {
    var last: Double?
    return StyleProperty(
      name: name,
      values: values.map { value in
        guard var value, value.form == .turn else { return value }
        if let last {
          value.numbers[2] += ((last - value.numbers[2]) / (2 * .pi)).rounded() * 2 * .pi
        }
        last = value.numbers[2]
        return value
      })
  }

  /// The property without pieces of paths that are points at every instant.
  var compacted: StyleProperty {
    let known = values.compactMap { $0 }
    guard case .path(let parts) = known.first?.form,
      known.allSatisfy({ $0.form == known[0].form })
    else { return self }
    var isKept: [Bool] = []
    var forms: [StyleValue.PathForm] = []
    for part in parts {
      var end = isKept.count
      isKept += [true, true]
      var curves: [Bool] = []
      for isCurve in part.curves {
        let count = isCurve ? 6 : 2
        let isPoint = known.allSatisfy { value in
          (0..<count).allSatisfy { offset in
            abs(value.numbers[isKept.count + offset] - value.numbers[end + offset % 2]) < 0.005
          }
        }
        // Paths of no pieces would not be interpolated by every browser.
        let isNeeded = !isPoint || part.curves.count < 3
        isKept += Array(repeating: isNeeded, count: count)
        if isNeeded { curves.append(isCurve) }
        end = isKept.count - 2
      }
      forms.append(StyleValue.PathForm(curves: curves, isClosed: part.isClosed))
    }
    guard isKept.contains(false) else { return self }
    return StyleProperty(
      name: name,
      values: values.map { value in
        value.map { StyleValue(.path(forms), zip($0.numbers, isKept).filter(\.1).map(\.0)) }
      })
  }
}

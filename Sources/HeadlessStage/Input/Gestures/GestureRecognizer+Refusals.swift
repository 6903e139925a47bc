import Foundation

/// How recognizers keep numbers that cannot be out of their properties.
extension GestureRecognizer {
  /// Puts a count back to what it was when it has become less than `least`.
  final func refuse(_ value: inout Int, lessThan least: Int, _ old: Int, _ property: String) {
    guard value < least else { return }
    report(.impossibleValue(recognizer: label, property: property, value: "\(value)"))
    value = old
  }

  /// Puts a count back to what it was when it has become less than one.
  final func refuseLessThanOne(_ value: inout Int, _ old: Int, _ property: String) {
    refuse(&value, lessThan: 1, old, property)
  }

  /// True when a number is what `property` can be; anything else is reported.
  final func accepts(_ value: Double, as property: String, where isPossible: Bool = true) -> Bool {
    guard value.isFinite, isPossible else {
      report(.impossibleValue(recognizer: label, property: property, value: "\(value)"))
      return false
    }
    return true
  }
}

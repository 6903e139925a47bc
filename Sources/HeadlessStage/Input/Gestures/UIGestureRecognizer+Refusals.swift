import Foundation

/// Checks for the numbers that properties of recognizers are set to.
extension UIGestureRecognizer {
  /// Restores the old value of a count that has become less than `least`, and reports it.
  final func refuse(_ value: inout Int, lessThan least: Int, _ old: Int, _ property: String) {
    guard value < least else { return }
    report(.impossibleValue(recognizer: label, property: property, value: "\(value)"))
    value = old
  }

  /// Restores the old value of a count that has become less than one, and reports it.
  final func refuseLessThanOne(_ value: inout Int, _ old: Int, _ property: String) {
    refuse(&value, lessThan: 1, old, property)
  }

  /// True if `property` can have the value; an impossible value is reported.
  final func accepts(_ value: Double, as property: String, where isPossible: Bool = true) -> Bool {
    guard value.isFinite, isPossible else {
      report(.impossibleValue(recognizer: label, property: property, value: "\(value)"))
      return false
    }
    return true
  }
}

/// The stretch between two neighbouring keyframes: a cubic Bézier or a straight line.
@usableFromInline
struct KeyframeSpan<Value: Interpolatable>: Sendable {
  @usableFromInline let start: Value
  @usableFromInline let end: Value

  /// The inner control points; nil for a straight line.
  @usableFromInline let controls: Controls?

  @usableFromInline
  struct Controls: Sendable {
    @usableFromInline let first: Value
    @usableFromInline let second: Value
  }

  init(_ start: Value, _ end: Value) {
    self.start = start
    self.end = end
    controls = nil
  }

  init(_ start: Value, _ first: Value, _ second: Value, _ end: Value) {
    self.start = start
    self.end = end
    controls = Controls(first: first, second: second)
  }

  /// The value at parameter `s`, by de Casteljau's construction, which needs interpolation only.
  @inlinable
  func value(at s: Double) -> Value {
    guard let controls else { return start.interpolated(to: end, by: s) }
    let middle = controls.first.interpolated(to: controls.second, by: s)
    let left = start.interpolated(to: controls.first, by: s).interpolated(to: middle, by: s)
    let last = controls.second.interpolated(to: end, by: s)
    return left.interpolated(to: middle.interpolated(to: last, by: s), by: s)
  }
}

extension KeyframeSpan where Value: VectorValue {
  /// The derivative of the value with respect to the parameter.
  @inlinable
  func velocity(at s: Double) -> Value {
    guard let controls else { return end.subtracting(start) }
    let u = 1 - s
    let first = controls.first.subtracting(start).scaled(by: 3 * u * u)
    let second = controls.second.subtracting(controls.first).scaled(by: 6 * u * s)
    return first.adding(second).adding(end.subtracting(controls.second).scaled(by: 3 * s * s))
  }
}

extension KeyframeSpan.Controls: Equatable where Value: Equatable {}
extension KeyframeSpan.Controls: Hashable where Value: Hashable {}
extension KeyframeSpan: Equatable where Value: Equatable {}
extension KeyframeSpan: Hashable where Value: Hashable {}

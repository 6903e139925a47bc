/// A pair of values, one for each side of a transition.
public struct Sided<Value> {
  /// The value while the back view controller is shown.
  public var back: Value

  /// The value while the fore view controller is shown.
  public var fore: Value

  /// Creates a pair from the value of each side.
  public init(back: Value, fore: Value) {
    self.back = back
    self.fore = fore
  }

  /// The value at the beginning of a transition in the given direction.
  public func value(atStartOf direction: TransitionDirection) -> Value {
    direction == .forward ? back : fore
  }

  /// The value at the end of a transition in the given direction.
  public func value(atEndOf direction: TransitionDirection) -> Value {
    direction == .forward ? fore : back
  }
}

extension Sided: Equatable where Value: Equatable {}
extension Sided: Hashable where Value: Hashable {}
extension Sided: Sendable where Value: Sendable {}

/// A value for each side of a transition, so that nobody swaps from and to.
public struct Sided<Value> {
  /// The value while the back view controller is what is seen.
  public var back: Value

  /// The value while the fore view controller is what is seen.
  public var fore: Value

  /// A value for each side.
  public init(back: Value, fore: Value) {
    self.back = back
    self.fore = fore
  }

  /// Where a transition of a direction begins.
  public func start(_ direction: TransitionDirection) -> Value {
    direction == .forward ? back : fore
  }

  /// Where a transition of a direction ends.
  public func end(_ direction: TransitionDirection) -> Value {
    direction == .forward ? fore : back
  }
}

extension Sided: Equatable where Value: Equatable {}
extension Sided: Hashable where Value: Hashable {}
extension Sided: Sendable where Value: Sendable {}

/// What can be made without being told anything, whatever initializers its class writes: `Card()`.
///
/// Swift hands down `init()` only to a class that overrides every other initializer of its superclass, or
/// writes none. Code for UIKit overrides `init(frame:)` and writes a `required init?(coder:)` of its own,
/// and counts on `init()` all the same.
///
/// A class that does without the initializer that `init()` calls cannot be made by it: that ends the
/// program with the class's name, as it does in UIKit.
@preconcurrency @MainActor
public protocol PlainlyMade {}

extension PlainlyMade {
  /// Makes one with nothing said: a view of no size, or a controller whose view is yet to be made.
  public init() {
    // What is required must be written in every subclass, unless it is unavailable; and what is
    // unavailable can be called only through a protocol that is found when it is asked for.
    let type: Any = Self.self
    guard let made = (type as? any PlainMaking.Type)?.init(plain: Plain()) as? Self else {
      preconditionFailure("\(Self.self) cannot be made of nothing")
    }
    self = made
  }
}

/// Tells the initializer behind `init()` from all others.
public struct Plain {
  init() {}
}

/// Has the initializer behind `init()`.
@MainActor
package protocol PlainMaking: AnyObject {
  /// Calls the one that every subclass has its own of.
  init(plain: Plain)
}

extension Control {
  /// What happens to a control; UIKit's numbers.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Events by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down in it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The finger came down again, shortly after.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moves within it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moves outside of it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger has come back into it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger has left it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted within it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside of it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The finger was taken away by something else.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value is another.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is there for is to be done.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Everything that fingers do.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control looks like; UIKit's numbers.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A state by its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It was chosen.
    public static let selected = State(rawValue: 1 << 2)
  }
}

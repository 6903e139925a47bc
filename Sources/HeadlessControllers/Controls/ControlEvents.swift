extension UIControl {
  /// Events of a control; the raw values are those of `UIControl.Event`.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of events from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again, as the second of two quick taps or a later one.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The tracked finger moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The tracked finger moved outside of the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The tracked finger moved into the control again.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The tracked finger left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The tracked finger was lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The tracked finger was lifted outside of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value of the control has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action of the control was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control; the raw values are those of `UIControl.State`.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a state from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The state without any of the others.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
  }
}

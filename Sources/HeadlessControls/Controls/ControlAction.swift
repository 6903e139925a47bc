/// Something that can be done, with a name; UIKit's `UIAction`.
@preconcurrency @MainActor
public final class ControlAction {
  /// What it is called, for people.
  public var title: String

  /// Who did it: the control, while the handler runs.
  public internal(set) weak var sender: AnyObject?

  private let handler: (ControlAction) -> Void

  /// Something that can be done.
  public init(title: String = "", handler: @escaping (ControlAction) -> Void) {
    self.title = title
    self.handler = handler
  }

  /// Does it.
  func perform(from sender: AnyObject?) {
    // It may be done by another while it is done.
    let former = self.sender
    self.sender = sender
    handler(self)
    self.sender = former
  }
}

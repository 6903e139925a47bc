/// An action with a title and a handler.
@preconcurrency @MainActor
public final class UIAction {
  /// The title, which a button shows.
  public var title: String

  /// The control that performs the action; nil unless the handler runs.
  public internal(set) weak var sender: AnyObject?

  private let handler: (UIAction) -> Void

  /// Creates an action.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }

  /// Calls the handler.
  func perform(from sender: AnyObject?) {
    // The handler may perform the action again with another sender.
    let former = self.sender
    self.sender = sender
    handler(self)
    self.sender = former
  }
}

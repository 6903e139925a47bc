public import Transitioning

extension BarButtonItem {
  /// What the system has buttons for; here they are words.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    /// Ends what is being done, and keeps it.
    case done = 0
    /// Ends it, and keeps nothing.
    case cancel = 1
    /// Begins to edit.
    case edit = 2
    /// Keeps what was done.
    case save = 3
    /// Makes another.
    case add = 4
    /// Writes something new.
    case compose = 7
    /// Answers.
    case reply = 8
    /// Shows what can be done.
    case action = 9
    /// Puts in order.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Looks for something.
    case search = 12
    /// Gets what is new.
    case refresh = 13
    /// Stops what is going on.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Throws away.
    case trash = 16
    /// Plays.
    case play = 17
    /// Pauses.
    case pause = 18
    /// Goes back to the beginning.
    case rewind = 19
    /// Goes on to the end.
    case fastForward = 20
    /// Takes back what was done last.
    case undo = 21
    /// Does again what was taken back.
    case redo = 22
    /// Closes.
    case close = 24

    fileprivate var title: String {
      self == .fastForward
        ? "Fast Forward" : "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
    }
  }

  /// A button with a title that does nothing, whatever the target.
  public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
    self.init(title: title, style: style)
  }

  /// A button with a title that calls a method of `target`, which is not kept.
  ///
  /// ```swift
  /// UIBarButtonItem(title: "Edit", style: .plain, target: self, action: AlbumViewController.edit)
  /// ```
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target?, action: @escaping (Target) -> () -> Void
  ) {
    self.init(title: title, style: style) { [weak target] in
      guard let target else { return }
      action(target)()
    }
  }

  /// A button with a title that calls a method of `target`, which is not kept, with itself.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target?,
    action: @escaping (Target) -> (BarButtonItem) -> Void
  ) {
    self.init(title: title, style: style)
    primaryAction = { [weak target, weak self] in
      guard let target, let self else { return }
      action(target)(self)
    }
  }

  /// A button of the system's that does nothing, whatever the target.
  public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Never?) {
    self.init(title: item.title, style: item.style)
  }

  /// A button of the system's that calls a method of `target`, which is not kept.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem item: SystemItem, target: Target?,
    action: @escaping (Target) -> () -> Void
  ) {
    self.init(title: item.title, style: item.style, target: target, action: action)
  }

  /// A button of the system's that calls a method of `target`, which is not kept, with itself.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem item: SystemItem, target: Target?,
    action: @escaping (Target) -> (BarButtonItem) -> Void
  ) {
    self.init(title: item.title, style: item.style, target: target, action: action)
  }
}

extension BarButtonItem.SystemItem {
  fileprivate var style: BarButtonItem.Style { self == .done ? .done : .plain }
}

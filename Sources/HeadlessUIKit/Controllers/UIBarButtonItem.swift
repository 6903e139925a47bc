extension UIBarButtonItem {
  /// A bar button that the system provides; its title is a word instead of a symbol.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    /// Ends an activity and keeps its result.
    case done = 0
    /// Ends an activity and discards its result.
    case cancel = 1
    /// Begins to edit.
    case edit = 2
    /// Saves changes.
    case save = 3
    /// Adds a new item.
    case add = 4
    /// Composes something new.
    case compose = 7
    /// Replies to a message.
    case reply = 8
    /// Shows actions.
    case action = 9
    /// Organizes items, for example in folders.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Refreshes the content.
    case refresh = 13
    /// Stops an activity.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Deletes an item.
    case trash = 16
    /// Plays.
    case play = 17
    /// Pauses.
    case pause = 18
    /// Rewinds.
    case rewind = 19
    /// Plays fast forward.
    case fastForward = 20
    /// Undoes the last action.
    case undo = 21
    /// Redoes the last action.
    case redo = 22
    /// Closes a view.
    case close = 24

    fileprivate var title: String {
      self == .fastForward
        ? "Fast Forward" : "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
    }
  }

  /// Creates a button with a title and no action; `target` is ignored.
  public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
    self.init(title: title, style: style)
  }

  /// Creates a button with a title that calls a method of `target`, which is weakly held.
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

  /// Creates a button with a title that passes itself to a method of `target`, which is weakly
  /// held.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target?,
    action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    self.init(title: title, style: style)
    primaryAction = { [weak target, weak self] in
      guard let target, let self else { return }
      action(target)(self)
    }
  }

  /// Creates a system button without an action; `target` is ignored.
  public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Never?) {
    self.init(title: item.title, style: item.style)
  }

  /// Creates a system button that calls a method of `target`, which is weakly held.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem item: SystemItem, target: Target?,
    action: @escaping (Target) -> () -> Void
  ) {
    self.init(title: item.title, style: item.style, target: target, action: action)
  }

  /// Creates a system button that passes itself to a method of `target`, which is weakly held.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem item: SystemItem, target: Target?,
    action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    self.init(title: item.title, style: item.style, target: target, action: action)
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var style: UIBarButtonItem.Style { self == .done ? .done : .plain }
}

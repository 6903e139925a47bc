import HeadlessViews

/// The presentations that take place in a window, oldest first.
///
/// A presentation and those who take part retain each other until it ends. One whose window goes before
/// that, whoever asked for it, is let go of with the window.
@MainActor
final class PresentationRegistry {
  private(set) var presentations: [Presentation] = []

  func add(_ presentation: Presentation) { presentations.append(presentation) }

  func remove(_ presentation: Presentation) {
    guard let index = presentations.index(of: presentation) else { return }
    presentations.remove(at: index)
  }

  @MainActor deinit {
    for presentation in presentations.reversed() { presentation.abandon() }
  }
}

extension Window {
  /// The presentations that take place in the window.
  var presentations: PresentationRegistry {
    // Nothing else is ever kept there.
    if let registry = guests as? PresentationRegistry { return registry }
    let registry = PresentationRegistry()
    guests = registry
    return registry
  }
}

import HeadlessViews

/// The registry of the presentations in a window, oldest first.
///
/// A presentation and its controllers retain each other until the presentation ends. When the
/// window is deallocated earlier, its registry releases the presentations that remain.
@MainActor
final class PresentationRegistry: LinkTarget {
  private var linkSource = LinkSource()

  var link: Link { linkSource.link(to: self) }

  private(set) var presentations: [Presentation] = []

  func add(_ presentation: Presentation) { presentations.append(presentation) }

  func remove(_ presentation: Presentation) {
    presentations.removeAll { $0 === presentation }
  }

  @MainActor deinit {
    for presentation in presentations.reversed() { presentation.abandon() }
  }
}

extension UIWindow {
  var presentations: PresentationRegistry {
    // The property `guests` never holds another type.
    if let registry = guests as? PresentationRegistry { return registry }
    let registry = PresentationRegistry()
    guests = registry
    return registry
  }
}

extension Link {
  /// The registry that the link leads to; nil once it is deallocated.
  var registry: PresentationRegistry? { object as? PresentationRegistry }
}

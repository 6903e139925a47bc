public import Transitioning

/// A view that travels to the other screen, where a view with the same name is.
///
/// ```swift
/// extension AlbumViewController: SharedElementProvider {
///   var sharedElements: [SharedElement] { [.init("cover", coverView), .init("title", titleLabel)] }
/// }
/// ```
public struct SharedElement {
  /// The name under which the two views find each other.
  public let id: String

  /// The view.
  public let view: UIView

  /// Creates an element from a name and a view.
  public init(_ id: String, _ view: UIView) {
    self.id = id
    self.view = view
  }
}

/// A view controller that names the views which travel to another screen.
///
/// A container such as a navigation controller need not conform: the transition asks the children
/// that the container shows.
@preconcurrency @MainActor
public protocol SharedElementProvider: UIViewController {
  /// The elements as they are now.
  ///
  /// The transition asks at each start, so that a list that was scrolled meanwhile gives the cell
  /// that shows the item now, or none.
  var sharedElements: [SharedElement] { get }
}

/// The outcome of each shared element at the last start of a transition.
public struct SharedElementReport: Hashable, Sendable, CustomStringConvertible {
  /// The outcome of one name.
  public enum Outcome: Hashable, Sendable {
    /// The element travels.
    case matched
    /// Only the back view controller has the element.
    case onlyBack
    /// Only the fore view controller has the element.
    case onlyFore
    /// A side has several views of the name.
    case duplicate
    /// A view has no area, or is hidden or transparent.
    case invisible
    /// A view is outside the container, or outside a clipping ancestor.
    case offScreen
    /// A view is in neither screen's view.
    case elsewhere
  }

  /// The outcome of each name, in the order in which the back and then the fore view controller
  /// give them.
  public let outcomes: [Entry]

  /// The outcome of one name.
  public struct Entry: Hashable, Sendable {
    /// The name.
    public let id: String

    /// The outcome.
    public let outcome: Outcome
  }

  /// The names of an outcome.
  public func ids(_ outcome: Outcome) -> [String] {
    outcomes.filter { $0.outcome == outcome }.map(\.id)
  }

  /// One line a name, such as `cover: matched`.
  public var description: String {
    outcomes.map { "\($0.id): \($0.outcome)" }.joined(separator: "\n")
  }
}

import Foundation
import HeadlessViews

/// An object that is due again and again, such as a display link.
@MainActor
protocol Due: AnyObject {
  /// The instant at which the object is due next, in seconds of the clock; infinity when it is not
  /// due.
  var nextInstant: TimeInterval { get }
}

/// A list of objects, and the instant at which the first of them is due.
///
/// The instant is computed when it is read, once for all changes since it was read last. An object
/// that changes costs the same, however many others there are.
// A class, because each turn reads the instant several times: as a value that a timeline stores, each
// read would include an exclusivity check.
@MainActor
final class DueList<Element: Due> {
  /// The objects, in the order in which they were added.
  private(set) var all: [Element] = []

  /// The instant at which the first object is due; nil when it has to be computed.
  private var known: TimeInterval? = .infinity

  /// The instant at which the first object is due, in seconds; infinity when none is due.
  var nextInstant: TimeInterval {
    if let known { return known }
    var first = TimeInterval.infinity
    for element in all { first = min(first, element.nextInstant) }
    known = first
    return first
  }

  /// Adds an object behind all others.
  func append(_ element: Element) {
    all.append(element)
    known = nil
  }

  /// Removes an object, if it is in the list.
  func remove(_ element: Element) {
    all.remove(element)
    known = nil
  }

  /// Removes all objects.
  func removeAll() {
    all = []
    known = nil
  }

  /// Records that the next instant of an object in the list has changed.
  func noteChange() {
    known = nil
  }
}

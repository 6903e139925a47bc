/// A reference that becomes nil at the end of its object, as a weak one does, and costs no more than
/// a strong one.
///
/// A weak reference gives its object a side table, once and for all: from then on each retain and
/// release of the object takes several times as long. A link does not. The object owns the source
/// of its link, which clears the link as the object is deallocated:
///
/// ```swift
/// final class Clock: LinkTarget {
///   private var linkSource = LinkSource()
///   var link: Link { linkSource.link(to: self) }
/// }
///
/// final class Hand {
///   var clock: Link?
/// }
/// ```
///
/// Unlike a weak reference, a link is not nil yet while the `deinit` of the object runs: nothing
/// may retain the object there for longer than a call.
@MainActor
package final class Link {
  private var target: Unretained<AnyObject>

  fileprivate init(to target: AnyObject) { self.target = Unretained(target) }

  /// The object; nil once it is deallocated.
  // Not generic: other modules cannot specialize it, and it would cost more than a weak reference.
  package var object: AnyObject? { target.object }

  fileprivate func clear() { target = Unretained() }
}

/// An object to which a link leads.
@MainActor
package protocol LinkTarget: AnyObject {
  /// The link to the object, which all share; its `LinkSource` makes it.
  var link: Link { get }
}

/// The source of the link to an object: the first stored property of its class, because the link
/// ends when this property does.
package struct LinkSource: ~Copyable {
  private var made: Link?

  /// A source without a link.
  package init() {}

  /// The link to the object that owns the source.
  @MainActor
  package mutating func link(to owner: AnyObject) -> Link {
    if let made { return made }
    let link = Link(to: owner)
    made = link
    return link
  }

  /// Ends the link before the source is deallocated.
  @MainActor
  package mutating func end() {
    made?.clear()
    made = nil
  }

  deinit {
    if let made { LinkCleanup(link: made).performOnMainActor() }
  }
}

private struct LinkCleanup: Cleanup {
  let link: Link

  func perform() { link.clear() }
}

/// Objects in the order of joining, each of them once, that are mostly read as an array.
///
/// Joining and leaving take about the same time however many there are: when many leave, the array is made
/// anew for the next reader. Where it is read after each of them, what is behind one that leaves moves up,
/// which is much less work than that.
@usableFromInline
package struct Lineup<Element: AnyObject> {
  @usableFromInline var made: [Element] = []

  /// The same, once there are more than a few.
  @usableFromInline var roster: Roster<Element>?

  /// True when the array has yet to be made.
  @usableFromInline var isStale = false

  /// How many may still leave while the others move up; then the array seems not to be read in between.
  @usableFromInline var patience = Self.wholePatience

  @usableFromInline static var wholePatience: Int { 64 }

  /// A line-up of none.
  @inlinable package init() {}

  /// The objects in the order of joining.
  @inlinable package var list: [Element] {
    mutating get {
      if isStale { make() }
      return made
    }
  }

  /// The same for most readers; nil when it has to be made first.
  @inlinable package var madeList: [Element]? { isStale ? nil : made }

  /// How many there are.
  @inlinable package var count: Int { roster?.count ?? made.count }

  /// The object at a place in that order.
  @inlinable package subscript(place: Int) -> Element {
    mutating get {
      if isStale { make() }
      return made[place]
    }
  }

  @usableFromInline mutating func make() {
    made = roster.map { Array($0) } ?? []
    isStale = false
    patience = Self.wholePatience
  }

  /// True when there is none.
  @inlinable package var isEmpty: Bool { roster?.isEmpty ?? made.isEmpty }

  /// Puts `element` behind all others, unless it is among them already.
  @inlinable package mutating func append(_ element: Element) {
    if roster != nil {
      guard roster?.append(element) == true, !isStale else { return }
      return made.append(element)
    }
    guard made.index(of: element) == nil else { return }
    made.append(element)
    guard made.count > Roster<Element>.few else { return }
    var roster = Roster<Element>()
    for each in made { roster.append(each) }
    self.roster = roster
  }

  /// Takes `element` out; false when it is not among them.
  @discardableResult
  @inlinable package mutating func remove(_ element: Element) -> Bool {
    guard roster != nil else {
      guard let place = made.index(of: element) else { return false }
      made.remove(at: place)
      return true
    }
    let slot = roster?.place(of: element)
    guard let slot else { return false }
    if isStale {
      // Nothing has to move up.
    } else if made[made.count - 1] === element {
      made.removeLast()
    } else if patience > 0 {
      made.remove(at: index(ofSlot: slot))
      patience -= 1
    } else {
      (made, isStale) = ([], true)
    }
    roster?.remove(element)
    return true
  }

  /// Where the object of a slot is in the array, in which they come in the order of their slots.
  @usableFromInline func index(ofSlot slot: Int) -> Int {
    var (low, high) = (0, made.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if let other = roster?.place(of: made[middle]), other < slot {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Takes all out.
  @inlinable package mutating func removeAll() {
    self = Lineup()
  }
}

extension Lineup: Sendable where Element: Sendable {}

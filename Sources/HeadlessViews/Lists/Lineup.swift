/// Objects in the order of joining, each of them once, that are mostly read as an array.
///
/// Joining and leaving take about the same time however many there are, as long as nobody reads the array
/// in between: it is made anew for the first reader after several have left.
@usableFromInline
package struct Lineup<Element: AnyObject> {
  @usableFromInline var made: [Element] = []

  /// The same, once there are more than a few.
  @usableFromInline var roster: Roster<Element>?

  /// True when the array has yet to be made.
  @usableFromInline var isStale = false

  /// True when the array was read since one has left.
  @usableFromInline var wasRead = false

  /// A line-up of none.
  @inlinable package init() {}

  /// The objects in the order of joining.
  @inlinable package var list: [Element] {
    mutating get {
      if isStale { make() }
      wasRead = true
      return made
    }
  }

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
    } else if wasRead {
      // To move up what is behind it is much less work than to make the array anew.
      made.remove(at: index(ofSlot: slot))
      wasRead = false
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

/// A long list of siblings.
///
/// The list is one array at first, and again each time all of it is read. Many edits in a row far
/// from its end cut it into pieces of about `√n` elements. Each element stores the number of its
/// piece, so an edit costs no more than the size of a piece.
@MainActor
struct ChunkedSiblings<Element: Sibling>: Sendable {
  private struct Piece: Sendable {
    var elements: [Element] = []

    /// The piece behind this one.
    var previous = 0

    /// The piece in front of this one.
    var next = 0
  }

  /// All elements, unless the list is in pieces.
  private var whole: [Element]

  /// The pieces in no particular order, linked as a ring.
  ///
  /// The first piece is empty and stands between the front and the back.
  private var pieces: [Piece] = []

  /// The first unused piece; unused pieces are linked through `next`, and 0 ends them.
  private var unused = 0

  /// The number of elements shifted or compared since all of the list was last read.
  private var effort = 0

  /// The number of elements.
  private(set) var count: Int

  /// The effort per element that is worth cutting the list and joining it again.
  private static var patience: Int { 64 }

  /// A list of an array's elements.
  init(_ elements: consuming [Element]) {
    count = elements.count
    whole = elements
  }

  /// True if there are no elements.
  nonisolated var isEmpty: Bool { whole.isEmpty && pieces.isEmpty }

  /// All elements in order, if the list is one array and was not edited since it was last read.
  var settled: [Element]? { pieces.isEmpty && effort == 0 ? whole : nil }

  /// All elements in order; the pieces are joined for each read.
  nonisolated var elements: [Element] {
    guard !pieces.isEmpty else { return whole }
    var elements: [Element] = []
    elements.reserveCapacity(pieces.reduce(0) { $0 + $1.elements.count })
    var piece = pieces[0].next
    while piece != 0 {
      elements += pieces[piece].elements
      piece = pieces[piece].next
    }
    return elements
  }

  /// All elements in order; the list stores them as one array from then on.
  mutating func joined() -> [Element] {
    if !pieces.isEmpty {
      whole = elements
      pieces = []
      unused = 0
    }
    effort = 0
    return whole
  }

  /// The element at an index that is in range.
  subscript(index: Int) -> Element {
    guard !pieces.isEmpty else { return whole[index] }
    let (piece, offset) = find(index)
    return pieces[piece].elements[offset]
  }

  /// Inserts an element that is not in the list.
  mutating func insert(_ element: Element, at place: SiblingPlace<Element>) {
    guard !pieces.isEmpty else {
      let index = whole.index(of: place)
      whole.put(element, at: index)
      count += 1
      return note(index)
    }
    switch place {
    case .front: insert(element, at: pieces[0].previous, .max)
    case .back: insert(element, at: pieces[0].next, 0)
    case .at(let index):
      guard index < count else { return insert(element, at: .front) }
      let (piece, offset) = find(index)
      insert(element, at: piece, offset)
    case .above(let sibling):
      guard let (piece, offset) = find(sibling) else { return insert(element, at: .front) }
      insert(element, at: piece, offset + 1)
    case .below(let sibling):
      guard let (piece, offset) = find(sibling) else { return insert(element, at: .front) }
      insert(element, at: piece, offset)
    }
  }

  /// Removes an element; false if it is not in the list.
  mutating func remove(_ element: Element) -> Bool {
    guard !pieces.isEmpty else {
      guard let index = whole.index(of: element) else { return false }
      whole.remove(at: index)
      count -= 1
      note(index)
      return true
    }
    guard let (piece, offset) = find(element) else { return false }
    pieces[piece].elements.remove(at: offset)
    count -= 1
    if pieces[piece].elements.isEmpty { unlink(piece) }
    return true
  }

  /// Exchanges the elements at two indices, which must be in range.
  mutating func exchange(_ first: Int, _ second: Int) {
    guard !pieces.isEmpty else { return whole.swapAt(first, second) }
    exchange(find(first), find(second))
  }

  /// Exchanges two elements; false if one of them is not in the list.
  mutating func exchange(_ first: Element, _ second: Element) -> Bool {
    guard !pieces.isEmpty else {
      guard let low = whole.index(of: first), let high = whole.index(of: second) else {
        return false
      }
      whole.swapAt(low, high)
      note(low, high)
      return true
    }
    guard let low = find(first), let high = find(second) else { return false }
    exchange(low, high)
    return true
  }
}

extension ChunkedSiblings {
  /// The greatest size of a piece.
  private var limit: Int { max(128, Int(Double(count).squareRoot())) }

  /// Records the effort of an edit at indices of the array, and cuts the array if the effort is too
  /// great.
  private mutating func note(_ indices: Int...) {
    for index in indices { effort += count - index + min(index, count - index) }
    if effort > Self.patience * count { cut() }
  }

  private mutating func cut() {
    let size = limit * 3 / 4
    pieces = [Piece()]
    pieces.reserveCapacity(count / size + 2)
    for start in stride(from: 0, to: count, by: size) {
      link(Array(whole[start..<min(start + size, count)]), inFrontOf: pieces[0].previous)
    }
    whole = []
  }

  /// The position of an element, if it is in the list.
  private func find(_ element: Element) -> (piece: Int, offset: Int)? {
    let piece = Int(element.siblingPiece)
    guard piece < pieces.count else { return nil }
    return pieces[piece].elements.index(of: element).map { (piece, $0) }
  }

  /// The position of the element at an index.
  private func find(_ index: Int) -> (piece: Int, offset: Int) {
    guard index < count / 2 else {
      var (piece, start) = (pieces[0].previous, count)
      while true {
        start -= pieces[piece].elements.count
        if start <= index { return (piece, index - start) }
        piece = pieces[piece].previous
      }
    }
    var (piece, start) = (pieces[0].next, 0)
    while true {
      let end = start + pieces[piece].elements.count
      if index < end { return (piece, index - start) }
      (piece, start) = (pieces[piece].next, end)
    }
  }

  /// Inserts an element into a piece, and splits the piece if it is full.
  private mutating func insert(_ element: Element, at piece: Int, _ offset: Int) {
    var (piece, size) = (piece, pieces[piece].elements.count)
    var offset = min(offset, size)
    count += 1
    if piece == 0 || size >= limit {
      // A list that grows at its end has full pieces.
      guard offset < size || pieces[piece].next != 0 else {
        return link([element], inFrontOf: piece)
      }
      let half = size / 2
      let upper = Array(pieces[piece].elements[half...])
      pieces[piece].elements.removeSubrange(half...)
      link(upper, inFrontOf: piece)
      if offset > half { (piece, offset) = (pieces[piece].next, offset - half) }
    }
    element.siblingPiece = UInt32(piece)
    pieces[piece].elements.insert(element, at: offset)
  }

  private mutating func exchange(
    _ first: (piece: Int, offset: Int), _ second: (piece: Int, offset: Int)
  ) {
    let one = pieces[first.piece].elements[first.offset]
    let other = pieces[second.piece].elements[second.offset]
    pieces[first.piece].elements[first.offset] = other
    pieces[second.piece].elements[second.offset] = one
    one.siblingPiece = UInt32(second.piece)
    other.siblingPiece = UInt32(first.piece)
  }

  /// Creates a piece right in front of another piece.
  private mutating func link(_ elements: [Element], inFrontOf previous: Int) {
    let next = pieces[previous].next
    let piece: Int
    if unused == 0 {
      piece = pieces.count
      pieces.append(Piece())
    } else {
      piece = unused
      unused = pieces[piece].next
    }
    for element in elements { element.siblingPiece = UInt32(piece) }
    pieces[piece] = Piece(elements: elements, previous: previous, next: next)
    pieces[previous].next = piece
    pieces[next].previous = piece
  }

  /// Removes an empty piece from the ring.
  private mutating func unlink(_ piece: Int) {
    let (previous, next) = (pieces[piece].previous, pieces[piece].next)
    pieces[previous].next = next
    pieces[next].previous = previous
    pieces[piece] = Piece(next: unused)
    unused = piece
  }
}

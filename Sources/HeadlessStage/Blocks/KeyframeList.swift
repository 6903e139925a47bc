import HeadlessViews

/// The change of one property by one keyframe.
struct SequenceKeyframe {
  /// The start and the end, as fractions of the block's duration.
  var span: ClosedRange<Double>

  /// The value at the end of the span.
  var value: LayerValue
}

/// An ordered list of keyframes that do not overlap, ascending in time.
///
/// The keyframes are stored in chunks, so that adding or removing one takes about the same time for
/// any count.
struct KeyframeList {
  /// The position of a keyframe, or the position at which one would be inserted.
  struct Place {
    fileprivate var chunk: Int
    fileprivate var index: Int
  }

  /// The chunks; none is empty.
  private var chunks: [[SequenceKeyframe]] = []

  private static let limit = 256

  /// The keyframe at a position; nil at the end.
  subscript(place: Place) -> SequenceKeyframe? {
    place.chunk < chunks.count ? chunks[place.chunk][place.index] : nil
  }

  /// Returns the keyframe before a position; nil at the beginning.
  func keyframe(before place: Place) -> SequenceKeyframe? {
    if place.index > 0 { return chunks[place.chunk][place.index - 1] }
    return place.chunk > 0 ? chunks[place.chunk - 1].last : nil
  }

  /// Returns the position of the first keyframe for which `isMeant` is true, or the end if there is
  /// none.
  ///
  /// `isMeant` must be true for all keyframes after that one too.
  func firstPlace(where isMeant: (SequenceKeyframe) -> Bool) -> Place {
    // Most keyframes are added in order, at the end.
    guard let last = chunks.last?.last, isMeant(last) else {
      return Place(chunk: chunks.count, index: 0)
    }
    let chunk = Self.first(in: chunks.count) { isMeant(chunks[$0][chunks[$0].count - 1]) }
    return Place(
      chunk: chunk, index: Self.first(in: chunks[chunk].count) { isMeant(chunks[chunk][$0]) })
  }

  /// Replaces the keyframe at a position, and returns the position of the next one.
  mutating func replace(at place: Place, by keyframe: SequenceKeyframe) -> Place {
    chunks[place.chunk][place.index] = keyframe
    return normal(Place(chunk: place.chunk, index: place.index + 1))
  }

  /// Removes the keyframe at a position, and returns the position of the next one.
  mutating func remove(at place: Place) -> Place {
    chunks[place.chunk].remove(at: place.index)
    if chunks[place.chunk].isEmpty { chunks.remove(at: place.chunk) }
    return normal(place)
  }

  /// Inserts a keyframe before the one at a position.
  mutating func insert(_ keyframe: SequenceKeyframe, at place: Place) {
    var place = place
    if place.index == 0, place.chunk > 0, chunks[place.chunk - 1].count < Self.limit {
      place = Place(chunk: place.chunk - 1, index: chunks[place.chunk - 1].count)
    }
    guard place.chunk < chunks.count else { return chunks.append([keyframe]) }
    chunks[place.chunk].insert(keyframe, at: place.index)
    guard chunks[place.chunk].count > Self.limit else { return }
    let rest = Array(chunks[place.chunk][(Self.limit / 2)...])
    chunks[place.chunk].removeLast(rest.count)
    chunks.insert(rest, at: place.chunk + 1)
  }

  /// Turns the position after the last keyframe of a chunk into the beginning of the next chunk.
  private func normal(_ place: Place) -> Place {
    guard place.chunk < chunks.count, place.index == chunks[place.chunk].count else { return place }
    return Place(chunk: place.chunk + 1, index: 0)
  }

  /// Returns the first number in `0..<count` for which `isMeant` is true, or `count`.
  ///
  /// `isMeant` must be true for all numbers after that one too.
  private static func first(in count: Int, where isMeant: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isMeant(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension KeyframeList: Sequence {
  /// Iterates over the keyframes in order.
  func makeIterator() -> some IteratorProtocol<SequenceKeyframe> { chunks.joined().makeIterator() }
}

import HeadlessViews

/// The change of a property during a part of a keyframe block.
struct SequenceKeyframe {
  /// When it begins and ends, in the block's relative time.
  var span: ClosedRange<Double>

  /// Where it leads.
  var value: LayerValue
}

/// Keyframes ascending in time, of which none overlaps another.
///
/// They lie in chunks, so that adding and removing one anywhere takes about the same time however many
/// there are.
struct KeyframeList {
  /// Where a keyframe is, or would be.
  struct Place {
    fileprivate var chunk: Int
    fileprivate var index: Int
  }

  /// None is empty.
  private var chunks: [[SequenceKeyframe]] = []

  private static let limit = 256

  /// The keyframe at a place; nil at the end.
  subscript(place: Place) -> SequenceKeyframe? {
    place.chunk < chunks.count ? chunks[place.chunk][place.index] : nil
  }

  /// The keyframe before a place; nil at the beginning.
  func keyframe(before place: Place) -> SequenceKeyframe? {
    if place.index > 0 { return chunks[place.chunk][place.index - 1] }
    return place.chunk > 0 ? chunks[place.chunk - 1].last : nil
  }

  /// The place of the first keyframe of which `isMeant` is true, as it is of all after that; the end if
  /// there is none.
  func firstPlace(where isMeant: (SequenceKeyframe) -> Bool) -> Place {
    // Mostly each follows the one before.
    guard let last = chunks.last?.last, isMeant(last) else {
      return Place(chunk: chunks.count, index: 0)
    }
    let chunk = Self.first(in: chunks.count) { isMeant(chunks[$0][chunks[$0].count - 1]) }
    return Place(
      chunk: chunk, index: Self.first(in: chunks[chunk].count) { isMeant(chunks[chunk][$0]) })
  }

  /// Replaces the keyframe at a place, and returns the place of the next.
  mutating func replace(at place: Place, by keyframe: SequenceKeyframe) -> Place {
    chunks[place.chunk][place.index] = keyframe
    return normal(Place(chunk: place.chunk, index: place.index + 1))
  }

  /// Removes the keyframe at a place, and returns the place of the next.
  mutating func remove(at place: Place) -> Place {
    chunks[place.chunk].remove(at: place.index)
    if chunks[place.chunk].isEmpty { chunks.remove(at: place.chunk) }
    return normal(place)
  }

  /// Puts a keyframe before the one at a place.
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

  /// A place behind the last of a chunk is the beginning of the next.
  private func normal(_ place: Place) -> Place {
    guard place.chunk < chunks.count, place.index == chunks[place.chunk].count else { return place }
    return Place(chunk: place.chunk + 1, index: 0)
  }

  /// The first of `count` numbers from zero of which `isMeant` is true, as it is of all after that.
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
  /// Goes through the keyframes in their order.
  func makeIterator() -> some IteratorProtocol<SequenceKeyframe> { chunks.joined().makeIterator() }
}

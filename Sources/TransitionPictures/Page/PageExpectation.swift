public import Foundation
import HeadlessStage
import HeadlessViews

/// What a player page must show at some instants, to hold a browser to.
///
/// ```swift
/// let expectation = PageExpectation(page)
/// try JSONEncoder().encode(expectation).write(to: file)
/// ```
///
/// It is reckoned from the recordings alone. `window.transitioning.seek(time)` brings the page to an
/// instant, and `[data-layer]` finds its items in the order in which they stand here.
public struct PageExpectation: Hashable, Sendable, Codable {
  /// Where one item must be, and how opaque.
  public struct Item: Hashable, Sendable, Codable {
    /// The element's `data-layer`.
    public let layer: Int

    /// The element's `data-part`.
    public let part: String

    /// What the layer is called, for people.
    public let name: String

    /// The smallest box on the screen that holds it, in points; nil where it cannot be seen, or has no
    /// box since it reaches behind the eye.
    public let box: CGRect?

    /// The opacity with that of all groups, in `0...1`.
    public let opacity: Double
  }

  /// What must be seen at one instant.
  public struct Instant: Hashable, Sendable, Codable {
    /// When, in seconds from the beginning of the first leg.
    public let time: Double

    /// The size of the screen, in points.
    public let size: CGSize

    /// The items, back to front, but for those that only mask others.
    public let items: [Item]
  }

  /// How long all legs take, in seconds.
  public let duration: Double

  /// The instants, ascending in time.
  public let instants: [Instant]

  /// What a page must show at its end and at some instants of each leg, most of them between frames.
  ///
  /// - Parameter fractions: Where in each leg, in `0..<1`, ascending.
  public init(_ page: PlayerPage, at fractions: [Double] = [0, 0.137, 0.318, 0.5, 0.771]) {
    precondition(
      fractions.allSatisfy { $0 >= 0 && $0 < 1 }, "\(fractions) are not all within a leg")
    duration = page.duration
    var instants: [Instant] = []
    for (leg, start) in zip(page.legs, page.starts) {
      // A leg that takes no time is passed over: its instant belongs to the next.
      guard leg.recording.length > 0 else { continue }
      instants += fractions.compactMap { Instant(leg.recording, at: $0, from: start) }
    }
    if let last = page.legs.last(where: { !$0.recording.frames.isEmpty }),
      let index = page.legs.lastIndex(of: last),
      let end = Instant(last.recording, at: 1, from: page.starts[index])
    {
      instants.append(end)
    }
    self.instants = instants
  }
}

extension PageExpectation.Instant {
  fileprivate init?(_ recording: Recording, at fraction: Double, from start: Double) {
    let time = recording.length * fraction
    guard let list = recording.displayList(at: recording.startTime + time) else { return nil }
    self.time = start + time
    size = list.size
    items = list.items.compactMap { item in
      let groups = list.groups(of: item)
      guard !groups.contains(where: { $0.blend == .mask }) else { return nil }
      return PageExpectation.Item(item, in: list)
    }
  }
}

extension PageExpectation.Item {
  fileprivate init(_ item: DisplayItem, in list: DisplayList) {
    let groups = list.groups(of: item)
    layer = item.layer
    part = "\(item.part)"
    name = item.name
    box = item.box(in: list)
    opacity = groups.reduce(item.opacity) { $0 * $1.opacity }
  }
}

extension DisplayItem {
  /// The box on the screen that holds the item's corners; nil where there is none.
  fileprivate func box(in list: DisplayList) -> CGRect? {
    let isSeen = list.clips(of: self).allSatisfy { PlaneMap($0.transform).inverted() != nil }
    guard isSeen, transform.isFinite, size.isFinite else { return nil }
    let corners: [(CGFloat, CGFloat)] = [
      (0, 0), (size.width, 0), (0, size.height), (size.width, size.height),
    ]
    let depths = corners.map { $0 * transform.m14 + $1 * transform.m24 + transform.m44 }
    guard depths.allSatisfy({ $0 > 1e-3 }) else { return nil }
    return PlaneMap(transform)(CGRect(origin: .zero, size: size))
  }
}

package import Foundation
import HeadlessStage
import HeadlessViews

/// The state that a player page must show at some instants, for a test in a browser.
///
/// ```swift
/// let expectation = PageExpectation(page)
/// try JSONEncoder().encode(expectation).write(to: file)
/// ```
///
/// The expectation is computed from the recordings alone. `window.transitioning.seek(time)` moves
/// the page to an instant, and `[data-layer]` selects its items in the order of `items`.
package struct PageExpectation: Sendable, Codable {
  /// The expected position and opacity of one item.
  package struct Item: Sendable, Codable {
    /// The element's `data-layer`.
    package let layer: Int

    /// The element's `data-part`.
    package let part: String

    /// The layer's name, for people.
    package let name: String

    /// The bounding box on the screen, in points; nil for an item that is not visible or reaches
    /// behind the eye.
    package let box: CGRect?

    /// The opacity multiplied by the opacities of all enclosing groups, in `0...1`.
    package let opacity: Double
  }

  /// The expected state at one instant.
  package struct Instant: Sendable, Codable {
    /// The instant, in seconds from the start of the first leg.
    package let time: Double

    /// The size of the screen, in points.
    package let size: CGSize

    /// The items, back to front, without the items of masks.
    package let items: [Item]
  }

  /// The duration of all legs, in seconds.
  package let duration: Double

  /// The instants, ascending in time.
  package let instants: [Instant]

  /// Creates the expectation for the end of a page and for some instants of each leg.
  ///
  /// - Parameters:
  ///   - page: The page, whose legs are sampled.
  ///   - fractions: The instants as fractions of each leg, in `0..<1`, ascending. Most of the
  ///     defaults are between frames.
  package init(_ page: PlayerPage, at fractions: [Double] = [0, 0.137, 0.318, 0.5, 0.771]) {
    precondition(
      fractions.allSatisfy { $0 >= 0 && $0 < 1 },
      "PageExpectation fractions must lie in 0..<1, not \(fractions)")
    duration = page.duration
    var instants: [Instant] = []
    for (leg, start) in zip(page.legs, page.starts) {
      // A leg without duration is skipped: its instant belongs to the next leg.
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
  /// The bounding box of the item on the screen; nil for an item without one.
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

package import Foundation
package import HeadlessStage

/// One picture of a filmstrip with its caption.
package struct FilmstripPanel: Hashable, Sendable {
  /// The display list that the picture shows.
  package let picture: DisplayList

  /// The text below the picture, unescaped.
  package let caption: String

  /// Creates a panel from a display list and a caption.
  package init(_ picture: DisplayList, caption: String) {
    self.picture = picture
    self.caption = caption
  }
}

extension Recording {
  /// The frames nearest to `count` instants spread evenly from the start to the end, each captioned
  /// with the time since the start.
  ///
  /// A run with fewer frames than `count` returns each frame once.
  ///
  /// - Parameters:
  ///   - count: The number of panels; none if it is not positive.
  ///   - instant: The time since the start around which the panels are frame by frame, in seconds;
  ///     nil to spread them over the run.
  package func panels(_ count: Int, around instant: TimeInterval? = nil) -> [FilmstripPanel] {
    (instant.map { near($0, count) } ?? spread(count)).map {
      FilmstripPanel($0, caption: Seconds.fixed($0.time - startTime))
    }
  }

  /// The frame at or before a time since the start in the middle of the frames around it.
  private func near(_ instant: TimeInterval, _ count: Int) -> [DisplayList] {
    let frame = frames.lastIndex { $0.time <= startTime + instant + Self.tolerance } ?? 0
    let first = max(min(frame - (count - 1) / 2, frames.count - count), 0)
    return Array(frames.dropFirst(first).prefix(max(count, 0)))
  }

  private func spread(_ count: Int) -> [DisplayList] {
    guard count > 0, frames.count > count else { return count > 0 ? frames : [] }
    guard count > 1 else { return Array(frames.suffix(1)) }
    var chosen: [DisplayList] = []
    var next = 0
    for step in 0..<count {
      let instant = startTime + duration * Double(step) / Double(count - 1)
      // The nearest frame that is not chosen yet; enough frames remain for the later steps.
      let last = frames.count - (count - step)
      while next < last,
        abs(frames[next + 1].time - instant) <= abs(frames[next].time - instant)
      {
        next += 1
      }
      chosen.append(frames[next])
      next += 1
    }
    return chosen
  }
}

/// Times as text, the same in every locale.
enum Seconds {
  /// The time to the millisecond, always with three decimals: "0.117 s".
  static func fixed(_ time: TimeInterval) -> String {
    guard time.isFinite, abs(time) < 1e12 else { return "? s" }
    let thousandths = Int((abs(time) * 1000).rounded())
    let decimals = String(1000 + thousandths % 1000).dropFirst()
    let sign = time < 0 && thousandths > 0 ? "-" : ""
    return "\(sign)\(thousandths / 1000).\(decimals) s"
  }

  /// The time to the millisecond, without trailing zeros: "0.35 s".
  static func short(_ time: TimeInterval) -> String {
    var digits = fixed(time).dropLast(2)
    guard digits.contains(".") else { return "\(digits) s" }
    while digits.hasSuffix("0") { digits.removeLast() }
    if digits.hasSuffix(".") { digits.removeLast() }
    return "\(digits) s"
  }
}

import Foundation
public import HeadlessStage

/// One picture of a filmstrip with its caption.
public struct FilmstripPanel: Hashable, Sendable {
  /// The display list that the picture shows.
  public let picture: DisplayList

  /// The text below the picture, unescaped.
  public let caption: String

  /// Creates a panel from a display list and a caption.
  public init(_ picture: DisplayList, caption: String) {
    self.picture = picture
    self.caption = caption
  }
}

extension Recording {
  /// The frames nearest to `count` instants spread evenly from the start to the end, each captioned
  /// with the time since the start.
  ///
  /// A run with fewer frames than `count` returns each frame once.
  public func panels(_ count: Int) -> [FilmstripPanel] {
    spread(count).map {
      FilmstripPanel($0, caption: Seconds.fixed($0.time - startTime))
    }
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

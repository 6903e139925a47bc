import Foundation
public import HeadlessStage

/// One picture of a filmstrip, and what is written below it.
public struct FilmstripPanel: Hashable, Sendable {
  /// What the picture shows.
  public let picture: DisplayList

  /// What is written below, unescaped.
  public let caption: String

  /// A picture with a caption.
  public init(_ picture: DisplayList, caption: String) {
    self.picture = picture
    self.caption = caption
  }
}

extension Recording {
  /// The frames nearest to `count` instants spread evenly from the start to the end, each captioned
  /// with the time since the start.
  ///
  /// A run with fewer frames than that gives each of them once.
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
      // As near as can be, and none twice: enough frames are left for the steps to come.
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

/// Times as people read them, the same in every locale.
enum Seconds {
  /// To the millisecond, always three decimals: "0.117 s".
  static func fixed(_ time: TimeInterval) -> String {
    guard time.isFinite, abs(time) < 1e12 else { return "? s" }
    let thousandths = Int((abs(time) * 1000).rounded())
    let decimals = String(1000 + thousandths % 1000).dropFirst()
    let sign = time < 0 && thousandths > 0 ? "-" : ""
    return "\(sign)\(thousandths / 1000).\(decimals) s"
  }

  /// To the millisecond, without zeros at the end: "0.35 s".
  static func short(_ time: TimeInterval) -> String {
    var digits = fixed(time).dropLast(2)
    guard digits.contains(".") else { return "\(digits) s" }
    while digits.hasSuffix("0") { digits.removeLast() }
    if digits.hasSuffix(".") { digits.removeLast() }
    return "\(digits) s"
  }
}

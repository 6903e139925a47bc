import Foundation
import TransitionPictures
import Transitioning

/// Compares moving pictures in Chromium with the library's own pictures, pixel by pixel.
///
/// One page holds a copy of the picture for each instant, with its animations paused there.
@MainActor
struct AnimatedCheck {
  /// The largest mean difference of squares of pixels, in levels of 255; the soft edges of what
  /// Chromium moves are more than two levels in a picture with many edges.
  static let limit = 3.0

  private let name: String
  private let legs: [RecordedLeg]

  /// Creates the check of the legs without their texts, which look different in every font.
  init(_ name: String, _ legs: [RecordedLeg]) {
    self.name = name
    self.legs = legs.map { RecordedLeg($0.title, $0.recording.withoutText) }
  }

  /// An instant of the cycle, and what is visible then.
  private struct Instant {
    let time: Double
    let list: DisplayList
  }

  /// Four recorded instants of each leg and one of the rest after it.
  private var instants: [Instant] {
    var start = 0.0
    return legs.flatMap { leg -> [Instant] in
      let recording = leg.recording
      defer { start += recording.duration + AnimatedSVG.rest }
      let lists = (recording.frames.dropLast() + recording.midframes).sorted { $0.time < $1.time }
      let moving = [0.04, 0.25, 0.5, 0.8].compactMap { part -> Instant? in
        guard !lists.isEmpty else { return nil }
        let list = lists[Int(part * Double(lists.count))]
        // A moment later, because a change of an instant is seen from the instant on.
        return Instant(time: start + list.time - recording.startTime + 1e-5, list: list)
      }
      let rest = start + recording.duration + AnimatedSVG.rest / 2
      return moving + recording.frames.suffix(1).map { Instant(time: rest, list: $0) }
    }
  }

  /// The largest difference, and its instant.
  private func difference(
    in browser: Browser, _ scratch: Scratch
  ) throws -> (levels: Double, time: Double) {
    let size = legs[0].recording.size
    let (width, height) = (Int(size.width / 2), Int(size.height / 2))
    let columns = Browser.width / width
    let picture = AnimatedSVG(legs, width: CGFloat(width), idPrefix: "moving").text
    let instants = instants
    let copies = instants.enumerated().map { index, instant in
      let prefix = String(repeating: "x", count: index + 1)
      let svg = picture.replacingOccurrences(of: "moving", with: prefix)
      let (left, top) = (index % columns * width, index / columns * height)
      return """
        <div data-time="\(instant.time)" style="position:absolute;left:\(left)px;top:\(top)px">
        \(svg)</div>
        """
    }
    let file = scratch.folder.appendingPathComponent("animated-\(name).html")
    let page = """
      <!DOCTYPE html><meta charset="utf-8"><body style="margin: 0; background: #fff">
      \(copies.joined())
      <script>
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = 1000 * animation.effect.target.closest("div").dataset.time;
      }
      </script>
      """
    try Data(page.utf8).write(to: file)
    let profile = scratch.profile("animated-\(name)")
    let screenshot = try Screenshot(png: browser.screenshot(file, profile: profile))
    let levels = instants.enumerated().map { index, instant in
      let difference = screenshot.difference(
        from: Raster(instant.list, width: width, height: height, samples: 2),
        atX: index % columns * width, y: index / columns * height, inSquaresOf: 3)
      return (levels: difference, time: instant.time)
    }
    return levels.max { $0.levels < $1.levels } ?? (0, 0)
  }

  /// The largest difference of the picture in an `<img>` from the end of the first leg, at two
  /// times under reduced motion.
  private func calmDifference(in browser: Browser, _ scratch: Scratch) throws -> Double {
    let svg = scratch.folder.appendingPathComponent("animated-\(name).svg")
    let size = legs[0].recording.size
    try Data(AnimatedSVG(legs, width: size.width / 2).text.utf8).write(to: svg)
    let page = scratch.folder.appendingPathComponent("image-\(name).html")
    try Data("<body style=\"margin: 0\"><img src=\"\(svg.lastPathComponent)\">".utf8)
      .write(to: page)
    guard let list = legs[0].recording.frames.last else { return 0 }
    let raster = Raster(
      list, width: Int(size.width / 2), height: Int(size.height / 2), samples: 2)
    // The times are in the first leg and in the rest of another leg. Chromium never ends with a
    // budget of no time.
    let (leg, rest) = (legs[0].recording.duration, AnimatedSVG.rest)
    return try [0.4 * leg, 2 * leg + 1.5 * rest].map { time in
      let picture = try browser.screenshot(
        page, profile: scratch.profile("image-\(name)"), after: max(Int(1000 * time), 50),
        isCalm: true)
      return try Screenshot(png: picture).difference(from: raster)
    }.max() ?? 0
  }

  /// A line about the picture, and true if it is right.
  func verdict(in browser: Browser, _ scratch: Scratch) -> (text: String, isRight: Bool) {
    do {
      let apart = try difference(in: browser, scratch)
      let calm = try calmDifference(in: browser, scratch)
      let isRight = apart.levels < Self.limit && calm < Self.limit
      let text = String(
        format: "%.3f levels of 255 apart at %.3f s, %.3f under reduced motion", apart.levels,
        apart.time, calm)
      return ("\(isRight ? "✓" : "✗") \(name), moving: \(text)", isRight)
    } catch {
      return ("✗ \(name), moving: \(error)", false)
    }
  }
}

extension Recording {
  /// The recording without the words of its layers.
  fileprivate var withoutText: Recording {
    func blank(_ lists: [DisplayList]) -> [DisplayList] {
      lists.map { list in
        DisplayList(
          time: list.time, size: list.size, groups: list.groups, clips: list.clips,
          items: list.items.map { item in
            var item = item
            if case .text = item.contents { item.contents = nil }
            return item
          })
      }
    }
    return Recording(
      size: size, frameRate: frameRate, startTime: startTime, endTime: endTime,
      frames: blank(frames), midframes: blank(midframes), events: [], animations: animations,
      tracks: tracks, settled: settled)
  }
}

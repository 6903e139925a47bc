import Foundation
import TransitionPictures
import Transitioning

/// Compares moving pictures in Chromium with the library's own pictures, pixel by pixel.
///
/// One page has a copy of each picture for each instant, with its animations paused there.
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

  /// The size of the copies, in pixels.
  private var size: (width: Int, height: Int) {
    let size = legs[0].recording.size
    return (Int(size.width / 2), Int(size.height / 2))
  }

  /// A copy of a moving picture on a page.
  private struct Copy {
    let check: Int
    let instant: Instant
    let left: Int
    let top: Int
  }

  /// The places of the copies of all pictures, each picture in rows of its own, and the height of
  /// all rows.
  private static func copies(of checks: [AnimatedCheck]) -> (copies: [Copy], height: Int) {
    var (copies, top): ([Copy], Int) = ([], 0)
    for (number, check) in checks.enumerated() {
      let (width, height) = check.size
      let columns = max(pageSize.width / width, 1)
      let instants = check.instants
      for (index, instant) in instants.enumerated() {
        let place = (left: index % columns * width, top: top + index / columns * height)
        copies.append(Copy(check: number, instant: instant, left: place.left, top: place.top))
      }
      top += (instants.count + columns - 1) / columns * height
    }
    return (copies, top)
  }

  /// The largest difference of each picture, and its instant.
  private static func differences(
    of checks: [AnimatedCheck], _ number: Int, in browser: Browser, _ scratch: Scratch
  ) throws -> [(levels: Double, time: Double)] {
    let pictures = checks.map {
      AnimatedSVG($0.legs, width: CGFloat($0.size.width), idPrefix: "moving").text
    }
    let (copies, height) = copies(of: checks)
    let cells = copies.enumerated().map { index, copy in
      let svg = pictures[copy.check].replacingOccurrences(of: "moving", with: "copy\(index)x")
      return """
        <div data-time="\(copy.instant.time)"
          style="position:absolute;left:\(copy.left)px;top:\(copy.top)px">
        \(svg)</div>
        """
    }
    let file = scratch.folder.appendingPathComponent("animated-\(number).html")
    let page = """
      <!DOCTYPE html><meta charset="utf-8"><body style="margin: 0; background: #fff">
      \(cells.joined())
      <script>
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = 1000 * animation.effect.target.closest("div").dataset.time;
      }
      </script>
      """
    try Data(page.utf8).write(to: file)
    let screenshot = try Screenshot(
      png: browser.screenshot(
        file, profile: scratch.profile("animated"), size: (pageSize.width, height)))
    var worst = [(levels: Double, time: Double)](repeating: (0, 0), count: checks.count)
    for copy in copies {
      let (width, height) = checks[copy.check].size
      let levels = screenshot.difference(
        from: Raster(copy.instant.list, width: width, height: height, samples: 2),
        atX: copy.left, y: copy.top, inSquaresOf: 3)
      // An infinite difference is of a picture that is not there.
      if levels >= worst[copy.check].levels { worst[copy.check] = (levels, copy.instant.time) }
    }
    return worst
  }

  /// The largest difference of each picture in an `<img>` from the end of its first leg, at two
  /// times under reduced motion.
  private static func calmDifferences(
    of checks: [AnimatedCheck], _ number: Int, in browser: Browser, _ scratch: Scratch
  ) throws -> [Double] {
    var (images, places): ([String], [(left: Int, top: Int)]) = ([], [])
    var (left, top, rowHeight) = (0, 0, 0)
    for (index, check) in checks.enumerated() {
      let name = "animated-\(number)-\(index).svg"
      let svg = AnimatedSVG(check.legs, width: check.legs[0].recording.size.width / 2)
      try Data(svg.text.utf8).write(to: scratch.folder.appendingPathComponent(name))
      if left + check.size.width > pageSize.width {
        (left, top, rowHeight) = (0, top + rowHeight, 0)
      }
      places.append((left, top))
      images.append(
        "<img src=\"\(name)\" style=\"position:absolute;left:\(left)px;top:\(top)px\">")
      left += check.size.width
      rowHeight = max(rowHeight, check.size.height)
    }
    let page = scratch.folder.appendingPathComponent("images-\(number).html")
    try Data("<body style=\"margin: 0\">\(images.joined())".utf8).write(to: page)
    // The times are in the first leg and in the rest of another leg. Chromium never ends with a
    // budget of no time.
    let legs = checks.map(\.legs[0].recording.duration)
    let times = [
      0.4 * (legs.min() ?? 0), 2 * (legs.max() ?? 0) + 1.5 * AnimatedSVG.rest,
    ]
    let screenshots = try times.map { time in
      try Screenshot(
        png: browser.screenshot(
          page, profile: scratch.profile("images"), after: max(Int(1000 * time), 50),
          isCalm: true, size: (pageSize.width, top + rowHeight)))
    }
    return zip(checks, places).map { check, place in
      guard let list = check.legs[0].recording.frames.last else { return 0 }
      let (width, height) = check.size
      let raster = Raster(list, width: width, height: height, samples: 2)
      return screenshots.map {
        $0.difference(from: raster, atX: place.left, y: place.top)
      }.max() ?? 0
    }
  }

  /// The size of a page with copies; a larger screenshot would be scaled.
  private static let pageSize = (width: 1960, height: 4400)

  /// A line about each picture, and true if the picture is right.
  static func verdicts(
    on checks: [AnimatedCheck], in browser: Browser, _ scratch: Scratch
  ) -> [(text: String, isRight: Bool)] {
    var (pages, page): ([[AnimatedCheck]], [AnimatedCheck]) = ([], [])
    for check in checks {
      if !page.isEmpty, copies(of: page + [check]).height > pageSize.height {
        pages.append(page)
        page = []
      }
      page.append(check)
    }
    pages.append(page)
    return pages.filter { !$0.isEmpty }.enumerated().flatMap { number, page in
      // Before `Browser.screenshot` waited for all that is to be drawn, parts of a page of 35 MB
      // were blank at times: 9 of 61 pictures in one run. What differs is still drawn once more,
      // alone.
      zip(page, verdicts(on: page, number, in: browser, scratch)).map { check, verdict in
        guard !verdict.isRight, page.count > 1 else { return verdict }
        return verdicts(on: [check], number, in: browser, scratch)[0]
      }
    }
  }

  private static func verdicts(
    on checks: [AnimatedCheck], _ number: Int, in browser: Browser, _ scratch: Scratch
  ) -> [(text: String, isRight: Bool)] {
    do {
      let moving = try differences(of: checks, number, in: browser, scratch)
      let calm = try calmDifferences(of: checks, number, in: browser, scratch)
      return checks.indices.map { index in
        let (apart, calm) = (moving[index], calm[index])
        let isRight = apart.levels < limit && calm < limit
        let text = String(
          format: "%.3f levels of 255 apart at %.3f s, %.3f under reduced motion", apart.levels,
          apart.time, calm)
        return ("\(isRight ? "✓" : "✗") \(checks[index].name), moving: \(text)", isRight)
      }
    } catch {
      return checks.map { ("✗ \($0.name), moving: \(error)", false) }
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

import Foundation
import HeadlessStage
import TransitionRecording

/// The events of a page's legs, as a list of buttons that seek to the event.
struct EventLog {
  private let page: PlayerPage

  init(_ page: PlayerPage) {
    self.page = page
  }

  /// The markup of the list, which is readable without scripts.
  var markup: String {
    let parts = zip(page.legs, page.starts).enumerated().map { part($0, of: $1.0, from: $1.1) }
    return "<div class=\"log\" id=\"log\">\(parts.joined(separator: "\n"))</div>"
  }

  private func part(_ index: Int, of leg: RecordedLeg, from start: Double) -> String {
    let recording = leg.recording
    let lines = recording.events.map { event in
      line(event, at: recording.time(of: event), from: start)
    }
    let list =
      lines.isEmpty
      ? "<p class=\"nothing\">No events.</p>"
      : "<ol data-of=\"\(index)\">\n\(lines.joined(separator: "\n"))\n</ol>"
    return "<h3 dir=\"auto\">\(Markup.escaped(leg.title))</h3>\n\(list)"
  }

  private func line(_ event: StageEvent, at time: Double, from start: Double) -> String {
    let instant = JSONText.number(start + time, places: 6)
    return """
      <li><button type="button" data-time="\(instant)">\
      <span class="time">\(Seconds.fixed(time))</span> \
      <span class="badge \(event.category.rawValue)">\(event.category.rawValue)</span> \
      <span class="words"><bdi class="subject">\(Markup.escaped(event.subject))</bdi> \
      <bdi>\(Markup.escaped(event.message))</bdi></span></button></li>
      """
  }
}

extension Recording {
  /// The time of an event, in seconds from the start; an earlier event counts as at the start.
  fileprivate func time(of event: StageEvent) -> Double {
    guard event.time.isFinite else { return 0 }
    return min(max(event.time - startTime, 0), duration)
  }
}

import Foundation
import HeadlessStage
import TransitionRecording

/// The markup of the player before its script runs: the screen, the controls and the event log.
struct PlayerMarkup {
  private let page: PlayerPage

  init(_ page: PlayerPage) {
    self.page = page
  }

  /// The player's markup.
  var text: String {
    // The corners of tablet screens are much less round in proportion.
    let round = min(extent.width, extent.height) < 600 ? 0.105 : 0.03
    return """
      <div class="bench" style="--w:\(length(extent.width));--h:\(length(extent.height));--round:\(round)">
      <section class="view" aria-label="Screen">
      \(page.drag == nil ? "" : "<p class=\"hint\" id=\"hint\" hidden></p>")
      <div class="device"><div class="glass" id="glass" role="img" \
      aria-label="\(Markup.escaped("The screen of “\(page.title)”"))">
      <div id="screen"></div>
      \(pictures)
      </div></div>
      </section>
      <section class="panel" aria-label="Player">
      \(controls)
      <p class="status" id="status" role="status"></p>
      <noscript><p>The player needs JavaScript. \(page.pictures == nil ? "" : Self.replaced)\
      The events are listed below.</p></noscript>
      </section>
      <section class="story" aria-labelledby="story">
      <h2 id="story">What happened</h2>
      \(EventLog(page).markup)
      </section>
      </div>
      """
  }

  /// The sentence about the picture in the place of the player.
  private static let replaced = "The picture shows the transition. "

  /// The picture in the place of the player, for browsers without scripts.
  private var pictures: String {
    guard let pictures = page.pictures else { return "" }
    let (moving, still) = (Markup.escaped(pictures.moving), Markup.escaped(pictures.still))
    return """
      <noscript><picture>\
      <source srcset="\(still)" media="(prefers-reduced-motion: reduce)">\
      <img src="\(moving)" alt=""></picture></noscript>
      """
  }

  /// The largest width and height of all screens, in points.
  private var extent: CGSize {
    let recordings = page.legs.map(\.recording)
    let sizes = recordings.map(\.size) + recordings.flatMap { $0.frames.map(\.size) }
    let width = sizes.map(\.width).filter(\.isFinite).max() ?? 390
    let height = sizes.map(\.height).filter(\.isFinite).max() ?? 844
    return CGSize(width: max(width, 1), height: max(height, 1))
  }

  private func length(_ length: CGFloat) -> String { JSONText.number(Double(length)) }

  private var controls: String {
    """
    <div class="readout">
    <span id="clock">0.000 s</span>
    <span id="count"></span>
    </div>
    <input type="range" id="position" min="0" max="\(JSONText.number(page.duration, places: 9))" step="any" \
    value="0" aria-label="Time">
    <div class="legs" role="group" aria-label="Parts">\(legs)</div>
    <div class="transport" role="group" aria-label="Playback">
    \(button("first", "Go to the start", "Home", Icon.first))
    \(button("back", "One frame back", "←", Icon.back))
    \(button("play", "Play", "Space", Icon.play + Icon.pause))
    \(button("forth", "One frame forward", "→", Icon.forth))
    \(button("last", "Go to the end", "End", Icon.last))
    </div>
    <div class="options">
    <fieldset class="speeds"><legend>Speed</legend><div>\(speeds)</div></fieldset>
    <div class="toggles" role="group" aria-label="Playback options">
    \(toggle("reverse", "Reverse", "R"))
    \(toggle("loop", "Loop", "L"))
    </div>
    <div class="toggles" role="group" aria-label="Display options">
    \(toggle("outlines", "Outlines", "O"))
    \(toggle("paths", "Paths", "P"))
    </div>
    </div>
    <details class="keys">
    <summary>Keys</summary>
    <dl>\(keys)</dl>
    <label><input type="checkbox" id="keys" checked> Use these keys</label>
    </details>
    """
  }

  private var legs: String {
    page.legs.enumerated().map { index, leg in
      let duration = leg.recording.length
      return """
        <button type="button" data-leg="\(index)" style="flex-grow:\(length(1000 * max(duration, 0.1)))">\
        <bdi>\(Markup.escaped(leg.title))</bdi> <span>\(Seconds.short(duration))</span></button>
        """
    }.joined()
  }

  private var speeds: String {
    PlayerHead.speeds.map { number in
      let speed = Decimals.text(number)
      return """
        <label><input type="radio" name="speed" value="\(speed)"\(speed == "1" ? " checked" : "")>\
        <span>\(speed)×</span></label>
        """
    }.joined()
  }

  private var keys: String {
    [
      ("Space", "play or pause"), ("← →", "one frame"), ("Shift ← →", "ten frames"),
      ("[ ]", "part before, after"), ("0 Home", "start"), ("End", "end"), ("- +", "slower, faster"),
      ("R", "reverse"), ("L", "loop"), ("O", "outlines"), ("P", "motion paths"),
    ].map { key, meaning in
      let caps = key.split(separator: " ").map { "<kbd>\($0)</kbd>" }.joined(separator: " ")
      return "<div><dt>\(caps)</dt><dd>\(meaning)</dd></div>"
    }.joined()
  }

  private func button(_ id: String, _ label: String, _ key: String, _ icon: String) -> String {
    """
    <button type="button" id="\(id)" aria-label="\(label)" title="\(label) (\(key))">\
    <svg viewBox="0 0 24 24" aria-hidden="true">\(icon)</svg></button>
    """
  }

  private func toggle(_ id: String, _ label: String, _ key: String) -> String {
    """
    <button type="button" id="\(id)" aria-pressed="false" title="\(label) (\(key))">\
    <svg viewBox="0 0 24 24" aria-hidden="true">\(Icon.named[id] ?? "")</svg>\(label)</button>
    """
  }
}

/// The icons of buttons, drawn in a square of 24.
private enum Icon {
  static let play = "<path class=\"when-still\" d=\"M8 5.2v13.6L18.8 12z\"/>"
  static let pause = "<path class=\"when-playing\" d=\"M7 5.5h3.4v13H7zM13.6 5.5H17v13h-3.4z\"/>"
  static let first = "<path d=\"M6 6h2v12H6zM18 6v12l-8.5-6z\"/>"
  static let last = "<path d=\"M16 6h2v12h-2zM6 6v12l8.5-6z\"/>"
  static let back = "<path d=\"M15.5 6v12L7 12zM17.5 6H19v12h-1.5z\"/>"
  static let forth = "<path d=\"M8.5 6v12l8.5-6zM5 6h1.5v12H5z\"/>"
  static let named = [
    "reverse": "<path d=\"M11 6v12l-8-6zM20 6v12l-8-6z\"/>",
    "loop":
      "<path class=\"line\" d=\"M17 3.5l3 3-3 3M4 12V9.5a3 3 0 0 1 3-3h13M7 20.5l-3-3 3-3M20 12v2.5a3 3 0 0 1-3 3H4\"/>",
    "outlines": "<path class=\"line\" d=\"M4.5 4.5h10v10h-10zM9.5 9.5h10v10h-10z\"/>",
    "paths":
      "<path class=\"line\" d=\"M5.5 18.5C6 9 15 15 17.5 6.5\"/><circle cx=\"5.5\" cy=\"18.5\" r=\"2.2\"/><circle cx=\"18\" cy=\"5.5\" r=\"2.2\"/>",
  ]
}

import Foundation
import HeadlessStage
import HeadlessViews

/// The data that a page plays, as the JSON in the page.
///
/// ```
/// {"contents": […], "legs": [{
///   "title": "Forward", "start": 0, "duration": 0.35, "hasMidframes": true,
///   "names": ["card", …], "registers": 640,
///   "rows": [[layer, part, name, register, group, clip, paints, lead], …],
///   "touches": [[end, time, x, y, …], …],
///   "structures": [{"size": [390, 844], "groups": [[layer, parent, blend, register], …],
///     "clips": [[layer, parent, register, lead], …], "items": [row, count, …]}, …],
///   "samples": [[time, kind, structure, [gap, value, …]], …]}],
///  "drag": {"leg": 2, "ways": [{"film": …, "releases": [[distance, …], …],
///    "thresholds": [[velocity, distance], …], "finish": 0.2, "return": 0.1}, …]}}
/// ```
///
/// All numbers of a leg are in registers. A sample lists the registers that differ from the sample
/// before, each by its distance from the last listed register. The samples are the frames, with the
/// midframes between them if there are any. Their times are in seconds from the start of the leg.
///
/// A leg continues the leg before, because most of what it shows was there already: it lists only
/// further names, rows and structures, whose numbers follow those of that leg, and its registers
/// have at the beginning what they had there at the end.
///
/// Samples of the same kind have the same elements and can be interpolated. An index of -1 means
/// none. The items of a structure are runs of rows, each with its length. A row is an item in one or
/// several structures; its part is a number: 0 for the body, 1 for the picture and 2 for the border.
/// `paints` is the sum of 1 for a fill, 2 for a border and 4 for a shadow. `lead` is the first
/// register of another element, to whose plane the element's own plane is relative; it is left out
/// where the plane is relative to the screen.
///
/// A touch is left out with its list where there is none; its `end` is 0 if the finger stays down,
/// 1 if it is lifted and 2 if it is cancelled. The films of a drag and its releases are legs that
/// continue the leg before that of the drag, and a page without a drag has none.
///
/// `PlayerRegisters` defines the order of the registers, and `ContentTable` the contents.
enum PlayerData {
  /// The JSON of a page.
  static func json(of page: PlayerPage) -> String {
    var writer = LegWriter()
    var beforeDrag = writer
    var legs: [String] = []
    for (leg, start) in zip(page.legs, page.starts) {
      if legs.count == page.drag?.leg { beforeDrag = writer }
      legs.append(writer.json(of: leg, start: start))
    }
    var contents = writer.contents
    let drag = page.drag.map { text(of: $0, after: beforeDrag, &contents) } ?? ""
    return """
      {"contents":\(JSONText.list(contents.entries)),
      "legs":\(JSONText.list(legs))\(drag)}
      """
  }

  private static func text(
    of drag: PlayerDrag, after writer: LegWriter, _ contents: inout ContentTable
  ) -> String {
    let ways = drag.ways.map { text(of: $0, after: writer, &contents) }
    return ",\n\"drag\":{\"leg\":\(drag.leg),\"ways\":\(JSONText.list(ways))}"
  }

  private static func text(
    of way: PlayerDrag.Way, after writer: LegWriter, _ contents: inout ContentTable
  ) -> String {
    func text(_ recording: Recording) -> String {
      var writer = writer
      writer.contents = contents
      defer { contents = writer.contents }
      return writer.json(of: RecordedLeg("", recording), start: 0)
    }
    let film = text(way.film)
    let releases = way.releases.map {
      "[\(JSONText.number($0.distance)),\(text($0.recording))]"
    }
    // A distance that no finger reaches stands for none.
    let thresholds = way.thresholds.map {
      "[\(JSONText.number($0.velocity)),\(JSONText.number(min($0.distance, 1e6)))]"
    }
    return """
      {"film":\(film),"releases":\(JSONText.list(releases)),
      "thresholds":\(JSONText.list(thresholds)),"finish":\(JSONText.number(way.finishTime)),\
      "return":\(JSONText.number(way.returnTime))}
      """
  }
}

/// Writes legs, each of which continues the one before.
private struct LegWriter {
  /// The contents of the legs so far.
  var contents = ContentTable()

  private var registers = PlayerRegisters()
  private var names = Numbering<String>()
  private var rows = Numbering<String>()
  private var structures = Numbering<String>()

  mutating func json(of leg: RecordedLeg, start: Double) -> String {
    let recording = leg.recording
    let lists = recording.samples
    registers.leads = PlayerLeads(of: lists)
    var samples: [String] = []
    var kind = 0
    var kinds: [DisplayList] = []
    for list in lists {
      // A list is compared with the latest kind first, because most lists are like the one before.
      if kinds.isEmpty || !list.isLike(kinds[kind]) {
        kind = kinds.firstIndex(where: list.isLike) ?? kinds.count
        if kind == kinds.count { kinds.append(list) }
      }
      samples.append(sample(list, kind: kind, since: recording.startTime))
    }
    return """
      {"title":\(JSONText.quoted(leg.title)),"start":\(JSONText.number(start, places: 9)),\
      "duration":\(JSONText.number(recording.length, places: 9)),\
      "hasMidframes":\(!recording.midframes.isEmpty),
      "names":\(JSONText.list(names.takeNew().map(JSONText.quoted))),
      "registers":\(registers.count),
      \(recording.touchesText)\
      "rows":\(JSONText.list(rows.takeNew())),
      "structures":\(JSONText.list(structures.takeNew())),
      "samples":[\(samples.joined(separator: ",\n"))]}
      """
  }

  private mutating func sample(
    _ list: DisplayList, kind: Int, since start: TimeInterval
  ) -> String {
    var change = registers.change()
    let groups = list.groups.map { group in
      let register = registers.note(group, in: &change)
      return "[\(group.layer),\(group.parent ?? -1),\"\(group.blend.rawValue)\",\(register)]"
    }
    let clips = list.clips.map { clip in
      let register = registers.note(clip, in: &change)
      return "[\(clip.layer),\(clip.parent ?? -1),\(register)\(lead(of: .clip(clip.layer)))]"
    }
    let items = list.items.map { item in
      let register = registers.note(
        item, contents: contents.number(of: item.contents),
        caster: contents.number(of: item.shadow), in: &change)
      let paints =
        (item.fill == nil ? 0 : 1) + (item.border == nil ? 0 : 2) + (item.shadow == nil ? 0 : 4)
      let row = """
        [\(item.layer),\(Self.number(of: item.part)),\(names.number(of: item.name)),\(register),\
        \(item.group ?? -1),\(item.clip ?? -1),\(paints)\(lead(of: .item(item.id)))]
        """
      return rows.number(of: row)
    }
    let size = JSONText.list(
      [list.size.width, list.size.height].map { JSONText.number(Double($0)) })
    let structure = structures.number(
      of: """
        {"size":\(size),"groups":\(JSONText.list(groups)),"clips":\(JSONText.list(clips)),\
        "items":\(JSONText.list(Self.runs(of: items)))}
        """)
    let time = JSONText.number(list.time - start, places: 9)
    return "[\(time),\(kind),\(structure),\(change.text)]"
  }

  /// Numbers as runs that ascend one by one: the first number and the length of each.
  private static func runs(of numbers: [Int]) -> [String] {
    var runs: [(first: Int, count: Int)] = []
    for number in numbers {
      if let last = runs.last, last.first + last.count == number {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((number, 1))
      }
    }
    return runs.map { "\($0.first),\($0.count)" }
  }

  private static func number(of part: DisplayItem.Part) -> Int {
    switch part {
    case .body: 0
    case .picture: 1
    case .border: 2
    }
  }

  /// The lead of an element as a further entry; empty for an element without one.
  private func lead(of element: PlayerLeads.PlaneOwner) -> String {
    registers.lead(of: element).map { ",\($0)" } ?? ""
  }
}

extension Recording {
  /// The frames, with the midframes between them if there are any.
  fileprivate var samples: [DisplayList] {
    guard !midframes.isEmpty else { return frames }
    return frames.prefix(1) + zip(midframes, frames.dropFirst()).flatMap { [$0, $1] }
  }
}

extension Recording {
  /// The touches as an entry of the leg; empty if there are none.
  fileprivate var touchesText: String {
    guard !touches.isEmpty else { return "" }
    let texts = touches.map { touch in
      let end = touch.end.map { $0 == .lifted ? 1 : 2 } ?? 0
      let places = touch.drawnPlaces.map { place in
        "\(JSONText.number(place.time - startTime, places: 9)),"
          + "\(JSONText.number(Double(place.location.x))),\(JSONText.number(Double(place.location.y)))"
      }
      return "[\(end),\(places.joined(separator: ","))]"
    }
    return "\"touches\":\(JSONText.list(texts)),\n"
  }
}

extension TouchTrack {
  /// The places without those that are where the finger is between the places around, to a
  /// hundredth of a point.
  fileprivate var drawnPlaces: [Place] {
    var drawn: [Place] = []
    var passed: [Place] = []
    for (place, next) in zip(places, places.dropFirst()) {
      passed.append(place)
      guard let last = drawn.last, passed.allSatisfy({ $0.isBetween(last, next) }) else {
        drawn.append(place)
        passed = []
        continue
      }
    }
    return drawn + places.suffix(1)
  }
}

extension TouchTrack.Place {
  fileprivate func isBetween(_ one: TouchTrack.Place, _ other: TouchTrack.Place) -> Bool {
    let part = (time - one.time) / (other.time - one.time)
    let x = one.location.x + part * (other.location.x - one.location.x)
    let y = one.location.y + part * (other.location.y - one.location.y)
    return hypot(x - location.x, y - location.y) < 0.01
  }
}

/// Numbers from 0 on, in the order of first use.
private struct Numbering<Thing: Hashable> {
  private var new: [Thing] = []
  private var numbers: [Thing: Int] = [:]

  mutating func number(of thing: Thing) -> Int {
    if let number = numbers[thing] { return number }
    let number = numbers.count
    new.append(thing)
    numbers[thing] = number
    return number
  }

  /// Returns the things that came since the last call, in the order of their numbers.
  mutating func takeNew() -> [Thing] {
    defer { new = [] }
    return new
  }
}

import Foundation
import HeadlessStage

/// Display lists one after the other, each told by what is not as it was in the one before.
///
/// First comes which entries there are, if that has changed: `items (1 body) (4 body)`. Then what is
/// not as it was, an entry a line: `item (4 body) opacity=0.5`.
struct TranscriptLists {
  /// What is known of the entries of one kind.
  private struct Table {
    var names: [TranscriptValue] = []
    var fields: [TranscriptValue: TranscriptFields] = [:]
  }

  private var tables = [DisplayGroup.keyword: Table(), DisplayClip.keyword: Table()]
    .merging([DisplayItem.keyword: Table()]) { $1 }

  // MARK: Writing

  /// The lines that tell of a list.
  mutating func lines(of list: DisplayList) -> [TranscriptLine] {
    lines(of: list.groups) + lines(of: list.clips) + lines(of: list.items)
  }

  private mutating func lines<Entry: TranscriptEntry>(of entries: [Entry]) -> [TranscriptLine] {
    let table = tables[Entry.keyword] ?? Table()
    var next = Table()
    var lines: [TranscriptLine] = []
    next.names = Self.distinct(entries.map(\.transcriptName))
    if next.names != table.names {
      lines.append(TranscriptLine(Entry.keyword + "s", next.names))
    }
    for (name, entry) in zip(next.names, entries) {
      let fields = entry.fields
      let changes = fields.changes(since: table.fields[name] ?? TranscriptFields())
      if !changes.isEmpty { lines.append(TranscriptLine(Entry.keyword, [name], changes)) }
      next.fields[name] = fields
    }
    tables[Entry.keyword] = next
    return lines
  }

  /// Names of which no two are alike: a list made by hand may have the same layer twice.
  private static func distinct(_ names: [TranscriptValue]) -> [TranscriptValue] {
    var counts: [TranscriptValue: Int] = [:]
    return names.map { name in
      counts[name, default: 0] += 1
      guard let count = counts[name], count > 1 else { return name }
      return .list([name, .word("again"), .number(Double(count))])
    }
  }

  // MARK: Reading

  /// Takes in a line; false when it tells nothing of a list.
  mutating func take(_ line: TranscriptLine) throws(TranscriptError) -> Bool {
    if tables[line.keyword] != nil {
      let name = try line.value(0)
      // In place: a copy of all would be made for each line.
      guard tables[line.keyword]?.fields[name]?.apply(line.fields) != nil else {
        throw .wrong("there is no \(line.keyword) \(name) here")
      }
      return true
    }
    let keyword = String(line.keyword.dropLast())
    guard line.keyword.hasSuffix("s"), var table = tables[keyword] else { return false }
    table.names = line.values
    guard Set(table.names).count == table.names.count else {
      throw .wrong("the same name stands twice in '\(line.keyword)'")
    }
    var fields: [TranscriptValue: TranscriptFields] = [:]
    for name in table.names { fields[name] = table.fields[name] ?? TranscriptFields() }
    table.fields = fields
    tables[keyword] = table
    return true
  }

  /// The list that the lines until here tell of.
  func list(time: Double, size: CGSize) throws(TranscriptError) -> DisplayList {
    var groups: [DisplayGroup] = []
    for (name, fields) in entries(DisplayGroup.keyword) {
      groups.append(try DisplayGroup(name, fields, behind: groups.count))
    }
    var clips: [DisplayClip] = []
    for (name, fields) in entries(DisplayClip.keyword) {
      clips.append(try DisplayClip(name, fields, behind: clips.count))
    }
    var items: [DisplayItem] = []
    for (name, fields) in entries(DisplayItem.keyword) {
      items.append(
        try DisplayItem(name, fields, groups: groups.count, clips: clips.count))
    }
    return DisplayList(time: time, size: size, groups: groups, clips: clips, items: items)
  }

  private func entries(_ keyword: String) -> [(TranscriptValue, TranscriptFields)] {
    guard let table = tables[keyword] else { return [] }
    return table.names.map { name in
      var first = name
      if case .list(let parts) = name, parts.count == 3, parts[1] == .word("again") {
        first = parts[0]
      }
      return (first, table.fields[name] ?? TranscriptFields())
    }
  }
}

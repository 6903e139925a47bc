import Foundation
import HeadlessStage

/// Reads and writes a sequence of display lists, each as the differences from the list before.
///
/// A line names the entries of the list, if they have changed: `items (1 body) (4 body)`. Then each
/// changed entry has a line: `item (4 body) opacity=0.5`.
struct TranscriptLists {
  /// The current entries of one kind.
  private struct Table {
    var names: [TranscriptValue] = []
    var fields: [TranscriptValue: TranscriptFields] = [:]
  }

  private var tables = [DisplayGroup.keyword: Table(), DisplayClip.keyword: Table()]
    .merging([DisplayItem.keyword: Table()]) { $1 }

  // MARK: Writing

  /// The lines that describe a list.
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

  /// Names without duplicates: a list made by hand may contain the same layer twice.
  private static func distinct(_ names: [TranscriptValue]) -> [TranscriptValue] {
    var counts: [TranscriptValue: Int] = [:]
    return names.map { name in
      counts[name, default: 0] += 1
      guard let count = counts[name], count > 1 else { return name }
      return .list([name, .word("again"), .number(Double(count))])
    }
  }

  // MARK: Reading

  /// Reads a line; returns false if the line is not about a list.
  mutating func take(_ line: TranscriptLine) throws(TranscriptError) -> Bool {
    if tables[line.keyword] != nil {
      let name = try line.value(0)
      // Mutated in place: a copy of the whole table for every line would be slow.
      guard tables[line.keyword]?.fields[name]?.apply(line.fields) != nil else {
        throw .wrong("the list has no \(line.keyword) \(name)")
      }
      return true
    }
    let keyword = String(line.keyword.dropLast())
    guard line.keyword.hasSuffix("s"), var table = tables[keyword] else { return false }
    table.names = line.values
    guard Set(table.names).count == table.names.count else {
      throw .wrong("'\(line.keyword)' contains the same name twice")
    }
    var fields: [TranscriptValue: TranscriptFields] = [:]
    for name in table.names { fields[name] = table.fields[name] ?? TranscriptFields() }
    table.fields = fields
    tables[keyword] = table
    return true
  }

  /// The list that the lines so far describe.
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

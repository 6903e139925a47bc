import Foundation

/// The first difference of two transcripts, in words.
struct TranscriptDifference {
  /// The place of the first difference, and the number of differing lines.
  let title: String

  /// The differing lines with their neighbours.
  let details: String

  /// The greatest number of lines that a difference shows of either transcript.
  private static let limit = 3

  /// Compares two transcripts; nil if they are equal.
  init?(from accepted: String, to found: String) {
    let old = accepted.split(separator: "\n", omittingEmptySubsequences: false)
    let new = found.split(separator: "\n", omittingEmptySubsequences: false)
    let shared = min(old.count, new.count)
    guard
      let first = (0..<shared).first(where: { old[$0] != new[$0] }) ?? (old == new ? nil : shared)
    else { return nil }
    let isPaired = old.count == new.count
    let (gone, come, changes) = Self.firstChange(from: old, to: new, at: first, isPaired)
    let place = LinePosition(of: first, in: come.isEmpty ? old : new)
    title = "\(place.text), \(changes)"
    if let one = gone.first, let two = come.first, let values = Self.values(one, two, place.rate) {
      details = values
      return
    }
    var lines = old[max(first - 2, 0)..<first].map { "    \(Self.short($0, at: 0))" }
    for (mark, part, other) in [("-", gone, come), ("+", come, gone)] {
      for line in part.prefix(Self.limit) {
        let column = zip(line, other.first ?? "").prefix { $0 == $1 }.count
        lines.append("  \(mark) \(Self.short(line, at: column))")
      }
      if part.count > Self.limit { lines.append("  \(mark) … \(part.count - Self.limit) more") }
    }
    let next = first + gone.count
    lines += old[min(next, old.count)..<min(next + 2, old.count)].map {
      "    \(Self.short($0, at: 0))"
    }
    details = lines.joined(separator: "\n")
  }

  /// The first differing lines, and their number.
  private static func firstChange(
    from old: [Substring], to new: [Substring], at first: Int, _ isPaired: Bool
  ) -> (gone: ArraySlice<Substring>, come: ArraySlice<Substring>, changes: String) {
    if isPaired {
      let count = old.indices.filter { old[$0] != new[$0] }.count
      return (old[first...first], new[first...first], "\(count) of \(new.count) lines differ")
    }
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return (
      old[first...].prefixIndices { removed.contains($0) },
      new[first...].prefixIndices { inserted.contains($0) },
      "\(removed.count) lines are gone and \(inserted.count) are new"
    )
  }

  /// A line, cut so that a column is visible.
  private static func short(_ line: Substring, at column: Int) -> String {
    let start = column < 80 ? 0 : column - 40
    let part = line.dropFirst(start).prefix(100)
    return (start > 0 ? "…" : "") + part + (start + 100 < line.count ? "…" : "")
  }

  /// The values of two tracks near the first that differs; nil if the lines are not of one track.
  private static func values(_ one: Substring, _ two: Substring, _ rate: Double) -> String? {
    guard one.hasPrefix("track "), two.hasPrefix("track "),
      let first = Track(one), let second = Track(two), first.head == second.head
    else { return nil }
    let (old, new) = (first.values, second.values)
    let shared = min(old.count, new.count)
    let index = (0..<shared).first { old[$0] != new[$0] } ?? shared
    let range = max(index - 1, 0)..<min(index + 4, max(old.count, new.count))
    func row(_ mark: String, _ texts: [String]) -> String {
      "  \(mark) "
        + texts.map { $0.padding(toLength: 14, withPad: " ", startingAt: 0) }
        .joined().trimmingCharacters(in: .whitespaces)
    }
    let times = range.map {
      String(format: "%.3f s", Double($0 + first.firstFrame) / rate)
    }
    func texts(_ values: [String]) -> [String] {
      range.map { values.indices.contains($0) ? String(values[$0].prefix(13)) : "none" }
    }
    return [row(" ", times), row("-", texts(old)), row("+", texts(new))].joined(separator: "\n")
  }
}

extension ArraySlice<Substring> {
  /// The first elements while their indices fulfil a condition.
  fileprivate func prefixIndices(while isWanted: (Int) -> Bool) -> ArraySlice<Substring> {
    self[startIndex..<(indices.first { !isWanted($0) } ?? endIndex)]
  }
}

/// The line of a track.
private struct Track {
  let head: String
  let firstFrame: Int
  let values: [String]

  init?(_ line: Substring) {
    guard let list = line.range(of: " ("), line.hasSuffix(")") else { return nil }
    head = String(line[..<list.lowerBound])
    firstFrame = head.split(separator: " ").last.flatMap { Int($0) } ?? 0
    var (depth, value, values) = (0, "", [String]())
    for character in line[list.upperBound...].dropLast() {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
      if character == " ", depth == 0 {
        values.append(value)
        value = ""
      } else {
        value.append(character)
      }
    }
    self.values = values + [value]
  }
}

/// The recording, instant and node of a line.
private struct LinePosition {
  private(set) var text: String
  private(set) var rate = 60.0

  init(of number: Int, in lines: [Substring]) {
    var (title, time, names) = ("", "", [Substring: String]())
    for line in lines[..<min(number, lines.count)] {
      let words = line.split(separator: " ", maxSplits: 3)
      switch words.first {
      case "transitioning-transcript": (title, time) = (Self.quoted(line) ?? "", "")
      case "rate": rate = Double(words.last ?? "") ?? 60
      case "frame", "between": time = Self.seconds(words.last)
      case "item":
        if let id = Self.item(line), let name = Self.quoted(line) { names[id] = name }
      default: break
      }
    }
    var parts = title.isEmpty ? [] : [title]
    let line = number < lines.count ? lines[number] : "end"
    let words = line.split(separator: " ", maxSplits: 3)
    switch words.first {
    case "event": parts += ["at \(Self.seconds(words.dropFirst().first))", "an event"]
    case "track", "animation":
      let rest = line.components(separatedBy: "\" ").dropFirst().first ?? ""
      let property = rest.split(separator: " ").first.map { " of \($0)" } ?? ""
      parts.append("\(words[0])\(property) of \(Self.quoted(line) ?? "a layer")")
    case "frame", "between": parts.append("at \(Self.seconds(words.last))")
    case "item":
      parts.append("at \(time)")
      let name = Self.quoted(line) ?? Self.item(line).flatMap { names[$0] }
      parts.append(name ?? "an item")
    case .some(let word): parts += (time.isEmpty ? [] : ["at \(time)"]) + ["“\(word)”"]
    case nil: break
    }
    text = parts.joined(separator: ", ")
  }

  private static func seconds(_ word: Substring?) -> String {
    String(format: "%.3f s", word.flatMap { Double($0) } ?? 0)
  }

  private static func quoted(_ line: Substring) -> String? {
    let parts = line.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count > 2 ? String(parts[1]) : nil
  }

  private static func item(_ line: Substring) -> Substring? {
    guard let close = line.firstIndex(of: ")") else { return nil }
    return line[...close]
  }
}

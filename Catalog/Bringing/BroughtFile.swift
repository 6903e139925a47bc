import Foundation

/// A Swift file of an app that uses UIKit, as it is changed to compile without UIKit.
struct BroughtFile {
  /// What was done to a line, and why.
  struct Change: Hashable {
    /// The number of the line in the app's file, from 1.
    let line: Int

    let reason: String
  }

  /// The name of the file.
  let name: String

  /// The text of each line of the app's file; a line that was removed is empty, and one that got
  /// company has several lines.
  private(set) var lines: [String]

  private(set) var changes: [Change] = []

  /// The number of times that a line was changed.
  private(set) var revision = 0

  init(name: String, text: String) {
    self.name = name
    lines = text.replacing("\r\n", with: "\n").components(separatedBy: "\n")
  }

  /// The text of the copy.
  var text: String { lines.joined(separator: "\n") }

  /// Changes a line, from 0, if the new text is another one.
  mutating func change(_ index: Int, to text: String, because reason: String) {
    guard lines.indices.contains(index), lines[index] != text else { return }
    lines[index] = text
    revision += 1
    let change = Change(line: index + 1, reason: reason)
    if !changes.contains(change) { changes.append(change) }
  }

  /// The place in `lines` of a line of the copy, from 1: the index of the app's line, and that of
  /// the line within its text.
  func place(ofCopied line: Int) -> (index: Int, row: Int)? {
    var rest = line - 1
    for (index, text) in lines.enumerated() {
      let count = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      if rest < count { return (index, rest) }
      rest -= count
    }
    return nil
  }

  /// True if a condition that is false here leaves out all of the file but comments and imports.
  var isEmptyHere: Bool {
    var leavesOut = false
    // For each open condition, true if its part is left out.
    var conditions: [Bool] = []
    for line in text.split(separator: "\n") {
      let word = line.trimmingPrefix { $0 == " " || $0 == "\t" }
      if word.hasPrefix("#if") || word.hasPrefix("#elseif") {
        if word.hasPrefix("#elseif") { conditions.removeLast(min(1, conditions.count)) }
        conditions.append(!Self.holdsHere(word))
      } else if word.hasPrefix("#else"), let last = conditions.popLast() {
        conditions.append(!last)
      } else if word.hasPrefix("#endif") {
        conditions.removeLast(min(1, conditions.count))
      } else if !word.hasPrefix("//"), !word.hasPrefix("import "), !word.isEmpty {
        guard conditions.contains(true) else { return false }
        leavesOut = true
      }
    }
    return leavesOut
  }

  /// False for a condition that names only what is not here.
  private static func holdsHere(_ condition: Substring) -> Bool {
    let absent = /canImport\((?:UIKit|SwiftUI|AppKit)\)|os\((?:iOS|tvOS|macOS|watchOS|visionOS)\)/
    return condition.contains("UIKitCompatibility") || condition.contains("!")
      || !condition.contains(absent)
  }
}

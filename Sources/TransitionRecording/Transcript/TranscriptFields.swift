import Foundation
import HeadlessStage
import HeadlessViews

/// The named values of an item, a group or a clip, except those equal to their usual value.
///
/// A transcript prints only the differences from the list before.
struct TranscriptFields {
  private(set) var values: [(name: String, value: TranscriptValue)] = []

  /// Creates an empty set of fields.
  init() {}

  /// Sets a value, unless it is the usual value.
  mutating func set(
    _ name: String, _ value: TranscriptValue, unless usual: TranscriptValue = .none
  ) {
    if value != usual { values.append((name, value)) }
  }

  /// The value of a name; nil if it has its usual value.
  subscript(name: String) -> TranscriptValue? { values.first { $0.name == name }?.value }

  /// The differences from earlier fields; the word `usual` marks a value that is usual again.
  func changes(since before: TranscriptFields) -> [(name: String, value: TranscriptValue)] {
    var changes = values.filter { before[$0.name] != $0.value }
    for (name, _) in before.values where self[name] == nil {
      changes.append((name, .word("usual")))
    }
    return changes
  }

  /// Applies the differences of a line.
  mutating func apply(_ changes: [(name: String, value: TranscriptValue)]) {
    for (name, value) in changes {
      values.removeAll { $0.name == name }
      if value != .word("usual") { values.append((name, value)) }
    }
  }

  /// The decoded value of a name, or `usual` if the fields have no such name.
  func read<Value: TranscriptCodable>(
    _ name: String, usual: Value
  ) throws(TranscriptError) -> Value {
    guard let value = self[name] else { return usual }
    return try value.read()
  }

  /// The decoded value of a name, or nil if the fields have no such name.
  func read<Value: TranscriptCodable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(TranscriptError) -> Value? {
    guard let value = self[name] else { return nil }
    return try value.read()
  }

  /// An index in `range`, or nil if the fields have no such name.
  fileprivate func index(
    _ name: String, in range: Range<Int>
  ) throws(TranscriptError) -> Int? {
    guard let value = self[name] else { return nil }
    guard range.contains(try value.integer) else {
      throw .wrong("the list has no \(name) \(value)")
    }
    return try value.integer
  }
}

/// An entry of a display list, as a transcript describes it.
protocol TranscriptEntry {
  /// The keyword of a line about one entry.
  static var keyword: String { get }

  /// The name of the entry, unique in its list.
  var transcriptName: TranscriptValue { get }

  /// All fields of the entry.
  var fields: TranscriptFields { get }
}

extension TranscriptFields {
  fileprivate mutating func setShape(
    _ transform: CATransform3D, _ size: CGSize, _ radius: CGFloat, _ corners: CACornerMask
  ) {
    set("transform", transform.transcript, unless: CATransform3D.identity.transcript)
    set("size", size.transcript)
    set("radius", .number(Double(radius)), unless: .number(0))
    set("corners", .number(Double(corners.rawValue)), unless: .number(15))
  }

  fileprivate func corners() throws(TranscriptError) -> CACornerMask {
    guard let value = self["corners"] else { return .allCorners }
    guard let raw = UInt8(exactly: try value.number) else {
      throw .wrong("\(value) is not a set of corners")
    }
    return CACornerMask(rawValue: raw)
  }
}

extension DisplayItem: TranscriptEntry {
  static var keyword: String { "item" }

  var transcriptName: TranscriptValue {
    .list([.number(Double(layer)), .word(part.rawValue)])
  }

  var fields: TranscriptFields {
    var fields = TranscriptFields()
    fields.set("name", .text(name))
    fields.setShape(transform, size, cornerRadius, maskedCorners)
    fields.set("opacity", .number(opacity), unless: .number(1))
    fields.set("group", group.map { .number(Double($0)) } ?? .none)
    fields.set("clip", clip.map { .number(Double($0)) } ?? .none)
    fields.set("fill", fill.transcript)
    fields.set("border", border.transcript)
    fields.set("shadow", shadow.transcript)
    fields.set("contents", contents.transcript)
    return fields
  }

  /// Creates an item from its name and fields, in a list with a number of groups and clips.
  init(
    _ name: TranscriptValue, _ fields: TranscriptFields, groups: Int, clips: Int
  ) throws(TranscriptError) {
    let id = try name.list
    guard id.count == 2 else { throw .wrong("\(name) is not the name of an item") }
    self.init(
      layer: try id[0].integer, part: try id[1].named(Part.self),
      name: try fields["name"]?.text ?? "",
      transform: try fields.read("transform", usual: .identity),
      size: try fields.read("size", usual: .zero), opacity: try fields.read("opacity", usual: 1),
      group: try fields.index("group", in: 0..<groups),
      clip: try fields.index("clip", in: 0..<clips), fill: try fields.read("fill"),
      cornerRadius: CGFloat(try fields.read("radius", usual: 0.0)),
      maskedCorners: try fields.corners(), border: try fields.read("border"),
      shadow: try fields.read("shadow"), contents: try fields.read("contents"))
  }
}

extension DisplayGroup: TranscriptEntry {
  static var keyword: String { "group" }

  var transcriptName: TranscriptValue { .number(Double(layer)) }

  var fields: TranscriptFields {
    var fields = TranscriptFields()
    fields.set("opacity", .number(opacity), unless: .number(1))
    fields.set("parent", parent.map { .number(Double($0)) } ?? .none)
    fields.set("blend", .word(blend.rawValue), unless: .word("over"))
    return fields
  }

  /// Creates a group from its name and fields; `behind` groups precede the new one in its list.
  init(_ name: TranscriptValue, _ fields: TranscriptFields, behind: Int) throws(TranscriptError) {
    self.init(
      layer: try name.integer, opacity: try fields.read("opacity", usual: 1),
      parent: try fields.index("parent", in: 0..<behind),
      blend: try fields["blend"]?.named(DisplayBlend.self) ?? .over)
  }
}

extension DisplayClip: TranscriptEntry {
  static var keyword: String { "clip" }

  var transcriptName: TranscriptValue { .number(Double(layer)) }

  var fields: TranscriptFields {
    var fields = TranscriptFields()
    fields.setShape(transform, size, cornerRadius, maskedCorners)
    fields.set("parent", parent.map { .number(Double($0)) } ?? .none)
    return fields
  }

  /// Creates a clip from its name and fields; `behind` clips precede the new one in its list.
  init(_ name: TranscriptValue, _ fields: TranscriptFields, behind: Int) throws(TranscriptError) {
    self.init(
      layer: try name.integer, transform: try fields.read("transform", usual: .identity),
      size: try fields.read("size", usual: .zero),
      cornerRadius: CGFloat(try fields.read("radius", usual: 0.0)),
      maskedCorners: try fields.corners(), parent: try fields.index("parent", in: 0..<behind))
  }
}

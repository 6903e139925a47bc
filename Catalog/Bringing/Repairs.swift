import Foundation

/// The changes at places that the compiler has named.
enum Repairs {
  /// Changes what a message asks for; returns false if nothing is known for it.
  ///
  /// - Parameters:
  ///   - place: The place that the message names in that file.
  ///   - number: The number of the file.
  static func repair(
    _ message: SwiftCompiler.Message, at place: (index: Int, row: Int), in number: Int,
    of files: inout [BroughtFile]
  ) -> Bool {
    let before = files.map(\.revision)
    let text = message.text
    if text.contains("cannot be overridden from extension")
      || text.contains("overriding declarations in extensions is not supported")
    {
      moveOverride(at: place.index, in: number, of: &files)
    } else if let module = text.firstMatch(of: /missing import of defining module '(\w+)'/)?.output
      .1
    {
      let first = files[number].lines[0]
      files[number].change(
        0, to: "import \(module)\n\(first)", because: "the names of \(module) are used")
    } else if text.contains("moved to the FoundationNetworking module")
      || text.contains("type 'URL") && text.contains("(aka 'AnyObject')")
    {
      importNetworking(in: &files[number])
    } else if let type = text.firstMatch(
      of: /'(CATransform3D|CGAffineTransform)' to return type 'NSValue'/)?.output.1
    {
      returnTransform(String(type), at: place.index, of: &files[number])
    } else if let (_, name) = text.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/)?.output,
      let superclass = standIns[name]
    {
      declare(name, as: superclass, in: number, of: &files)
    } else if let name = text.firstMatch(
      of: /'weak' must not be applied to non-class-bound 'any (\w+)'/)?.output.1
    {
      bindToObjects(String(name), in: &files)
    } else if text.contains("does not override a designated initializer")
      || text.contains("argument passed to call that takes no arguments")
    {
      removeLayerCopy(at: place.index, of: &files[number])
    } else {
      for edit in LineRepair.all where text.contains(edit.mark) {
        Self.edit(&files[number], place, because: edit.reason) { edit.change($0, message) }
      }
    }
    return files.map(\.revision) != before
  }

  /// Classes that the stage does not have, and those that move in their place.
  private static let standIns: [Substring: String] = ["AVPlayerLayer": "CALayer"]

  /// Declares a class that the stage does not have, once.
  private static func declare(
    _ name: Substring, as superclass: String, in number: Int, of files: inout [BroughtFile]
  ) {
    let declaration = "open class \(name): \(superclass) {}"
    guard !files.contains(where: { $0.text.contains(declaration) }) else { return }
    let last = files[number].lines.count - 1
    files[number].change(
      last, to: "\(files[number].lines[last])\n\(declaration)",
      because: "the stage shows no video: a layer of this name is empty, and moves as a layer")
  }

  /// Makes a transform the result of the function or the property around a line.
  private static func returnTransform(
    _ type: String, at index: Int, of file: inout BroughtFile
  ) {
    let result = /((?:->|:) *)NSValue\b/
    guard let header = file.lines[...index].suffix(8).lastIndex(where: { $0.contains(result) })
    else { return }
    file.change(
      header, to: file.lines[header].replacing(result) { "\($0.output.1)\(type)" },
      because: "a transform is no object here, and animations take it as it is")
  }

  /// Imports what Foundation has on Apple's platforms, and a module of its own elsewhere.
  private static func importNetworking(in file: inout BroughtFile) {
    let lines = "#if canImport(FoundationNetworking)\n  import FoundationNetworking\n#endif"
    guard !file.text.contains(lines) else { return }
    file.change(
      0, to: "\(lines)\n\(file.lines[0])",
      because: "requests of the network have a module of their own here")
  }

  /// Leaves out the imports of modules.
  static func leaveOut(_ modules: Set<String>, of files: inout [BroughtFile]) {
    for number in files.indices {
      for (index, text) in files[number].lines.enumerated() where text.contains("import ") {
        let rows = text.components(separatedBy: "\n")
        let kept = rows.filter { row in importedModule(in: row).map(modules.contains) != true }
        let names = rows.compactMap(importedModule).filter(modules.contains)
        files[number].change(
          index, to: kept.joined(separator: "\n"),
          because: "there is no module \(names.joined(separator: ", ")) here")
      }
    }
  }

  /// The module that a line imports, with that of which it is a part, as in `os.log`.
  static func importedModule(in line: String) -> String? {
    guard line.contains("import ") else { return nil }
    let match = line.wholeMatch(
      of:
        /\s*(?:@?[\w()]+ +)*import (?:(class|struct|enum|protocol|typealias|func|let|var) +)?([\w.]+)\s*(?:\/\/.*)?/
    )
    guard let (_, kind, path) = match?.output else { return nil }
    return kind == nil ? String(path) : String(path.prefix { $0 != "." })
  }

  private static func edit(
    _ file: inout BroughtFile, _ place: (index: Int, row: Int), because reason: String,
    _ change: (String) -> String
  ) {
    var rows = file.lines[place.index].components(separatedBy: "\n")
    rows[place.row] = change(rows[place.row])
    file.change(place.index, to: rows.joined(separator: "\n"), because: reason)
  }

  /// Moves a member that overrides another one from an extension into the class.
  private static func moveOverride(at index: Int, in number: Int, of files: inout [BroughtFile]) {
    let lines = files[number].lines
    // Another message may have moved it.
    guard lines[index].contains(/\S/) else { return }
    let header = /^\s*(?:\w+ +)*extension +(\w+)/
    guard
      let owner = lines[...index].last(where: { $0.contains("extension") && $0.contains(header) })?
        .firstMatch(of: header)?.output.1,
      let end = endOfBraces(from: index, in: lines)
    else { return }
    guard let opening = try? Regex("^\\s*(?:[\\w@()]+ +)*class +\(owner)(?!\\w)") else { return }
    for (other, file) in files.enumerated() {
      guard
        let declaration = file.lines.firstIndex(where: {
          $0.contains("class") && $0.contains(opening)
        }),
        let place = file.lines[declaration...].firstIndex(where: { $0.contains("{") })
      else { continue }
      let rows = file.lines[place].components(separatedBy: "\n")
      guard rows[0].contains(/\{\s*(?:\/\/.*)?$/) else { return }
      let member = lines[index...end].joined(separator: "\n")
      files[other].change(
        place, to: ([rows[0], member] + rows.dropFirst()).joined(separator: "\n"),
        because: "an override of an extension stands in the class, as Swift alone demands")
      for line in index...end {
        files[number].change(
          line, to: "", because: "an override cannot stand in an extension: it is in the class")
      }
      return
    }
  }

  /// Makes a protocol one of objects, as all protocols of Objective-C are.
  private static func bindToObjects(_ name: String, in files: inout [BroughtFile]) {
    guard let header = try? Regex("\\bprotocol +\(name)(?!\\w)") else { return }
    for number in files.indices {
      guard
        let place = files[number].lines.firstIndex(where: {
          $0.contains("protocol") && $0.contains(header)
        }),
        !files[number].lines[place].contains("AnyObject")
      else { continue }
      let line = files[number].lines[place]
      let rest = line.contains(/:[^{]*\{/)
      files[number].change(
        place,
        to: rest
          ? line.replacing(":", with: ": AnyObject,", maxReplacements: 1)
          : line.replacing("{", with: ": AnyObject {", maxReplacements: 1)
            .replacing(" : AnyObject", with: ": AnyObject"),
        because: "a protocol of Objective-C is one of objects")
      return
    }
  }

  /// Removes an initializer by which Core Animation copies a layer.
  private static func removeLayerCopy(at index: Int, of file: inout BroughtFile) {
    // A call of such an initializer has a point before its name.
    let header = /(?:^|\s)init\??\((?:layer: *Any|coder\b[^)]*)\)/
    guard
      let start = file.lines[...index].lastIndex(where: {
        $0.contains("init") && $0.contains(/(?:^|\s)init\b/)
      }),
      file.lines[start].contains(header),
      let end = endOfBraces(from: start, in: file.lines), end >= index
    else { return }
    for line in start...end {
      file.change(line, to: "", because: "layers are neither copied nor read from archives here")
    }
  }

  /// The line on which the braces close that open at a line or after it.
  private static func endOfBraces(from start: Int, in lines: [String]) -> Int? {
    var depth = 0
    for index in start..<lines.count {
      for letter in lines[index] where letter == "{" || letter == "}" {
        depth += letter == "{" ? 1 : -1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}

import Foundation

/// Files that are compiled and mended together, again and again.
struct Mending {
  /// The greatest number of times that the files are mended.
  private static let rounds = 12

  let compiler: SwiftCompiler

  /// The folder of the copies.
  let folder: URL

  /// Writes the copies to the folder.
  let write: ([BroughtFile]) throws -> Void

  /// Mends the copies until nothing changes; returns the errors that are left.
  func mend(_ files: inout [BroughtFile]) throws -> [SwiftCompiler.Message] {
    // The compiler names one missing module at a time, and nothing else until all are there.
    let modules = Set(
      files.flatMap { $0.text.components(separatedBy: "\n").compactMap(Repairs.importedModule) })
    let absent = try compiler.absent(of: modules.subtracting(["UIKit", "UIKitCompatibility"]))
    Repairs.leaveOut(absent, of: &files)
    try write(files)
    let copies = files.map { folder.appending(path: $0.name) }
    var left = try compiler.errors(in: copies)
    for _ in 0..<Self.rounds {
      // The places are those of the compiled text, so they are looked up before anything changes.
      let places = left.map { message -> (number: Int, place: (index: Int, row: Int))? in
        let name = URL(filePath: message.path).lastPathComponent
        guard let number = files.firstIndex(where: { $0.name == name }),
          let place = files[number].place(ofCopied: message.line)
        else { return nil }
        return (number, place)
      }
      var isMended = false
      for (message, found) in zip(left, places).reversed() {
        guard let (number, place) = found else { continue }
        if Repairs.repair(message, at: place, in: number, of: &files) { isMended = true }
      }
      guard isMended else { break }
      try write(files)
      left = try compiler.errors(in: copies)
    }
    return left
  }
}

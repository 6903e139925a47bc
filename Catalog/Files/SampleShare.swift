import Foundation

/// A folder through which several processes share the work on samples.
///
/// Each process takes the next sample that no other one has taken, and leaves its result there.
struct SampleShare {
  let folder: URL

  /// A share in an existing folder.
  init(_ folder: URL) throws(OutputError) {
    try folder.checkFolder()
    self.folder = folder
  }

  /// A share in a new folder for temporary files; nil if there can be none.
  init?() {
    let manager = FileManager.default
    folder = manager.temporaryDirectory.appending(path: "catalog-share-\(UUID().uuidString)")
    do {
      try manager.createDirectory(at: folder, withIntermediateDirectories: false)
    } catch {
      return nil
    }
  }

  /// The number of samples that have been taken.
  var count: Int { (try? FileManager.default.contentsOfDirectory(atPath: folder.path).count) ?? 0 }

  /// Takes a sample; false if another process has taken it.
  func take(_ sample: String) -> Bool {
    // Of all processes that create a folder, one succeeds.
    let place = folder.appending(path: sample)
    return
      (try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: false))
      != nil
  }

  /// Leaves the result of a sample that was taken.
  func leave(_ result: some Encodable, of sample: String) throws {
    try JSONEncoder().encode(result).write(to: file(of: sample), options: .atomic)
  }

  /// The result of a sample; nil if no process has left one.
  func result<Value: Decodable>(of sample: String) -> Value? {
    guard let data = try? Data(contentsOf: file(of: sample)) else { return nil }
    return try? JSONDecoder().decode(Value.self, from: data)
  }

  /// Deletes the folder with all results.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  private func file(of sample: String) -> URL {
    folder.appending(path: sample).appending(path: "result.json")
  }
}

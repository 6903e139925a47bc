import Foundation
import Transitioning

/// The source of a sample and of what it is about, read from the package that the program was built of.
@MainActor
struct SampleSource {
  /// A file of it.
  struct File: Hashable {
    /// Where it is, from the package's folder on.
    let path: String

    /// What is in it.
    let text: String
  }

  /// The files: the sample's own, and those that make its transition.
  let files: [File]

  /// What can be found; nothing where the package is not at hand.
  init(of sample: any Sample.Type) {
    let types = ["\(sample)"] + Self.makers(of: sample)
    var files: [File] = []
    for type in types {
      guard let path = Self.paths["\(type).swift"],
        let text = try? String(contentsOf: Self.root.appending(path: path), encoding: .utf8),
        !files.contains(where: { $0.path == path })
      else { continue }
      files.append(File(path: path, text: text))
    }
    self.files = files
  }

  /// The types of what makes the transition of a sample.
  private static func makers(of type: any Sample.Type) -> [String] {
    let performance = Performance(type.init(), in: .phone)
    performance.open()
    guard let opened = performance.opened else { return [] }
    let makers: [AnyObject?] = [
      opened.transitionController.transition, opened.transitioningDelegate,
      opened.activePresentationController, opened.parent, opened,
    ]
    return makers.compactMap { $0 }.map { "\(Swift.type(of: $0))" }
  }

  /// The package's folder.
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where each file of samples, scenes and ready-made transitions is.
  private static let paths: [String: String] = {
    var paths: [String: String] = [:]
    for folder in ["Catalog/Samples", "Catalog/Scenes", "Sources/Transitions"] {
      let found = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      while let path = found?.nextObject() as? String {
        paths[URL(filePath: path).lastPathComponent] = "\(folder)/\(path)"
      }
    }
    return paths
  }()
}

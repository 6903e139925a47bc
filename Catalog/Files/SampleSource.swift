import CatalogSamples
import Foundation
import TransitionLaws
import Transitioning

/// The source files of a sample and of its transition, read from the package that built the
/// program.
@MainActor
struct SampleSource {
  /// A source file.
  struct File: Hashable {
    /// The path, relative to the folder of the package.
    let path: String

    /// The text of the file.
    let text: String
  }

  /// The files of the transition, the file of the sample, and those of the controllers.
  let files: [File]

  /// Reads the files that can be found; no files if the package is not on this machine.
  init(of sample: any Sample.Type) {
    let makers = Self.makers(of: sample)
    let types = makers.transition + ["\(sample)"] + makers.controllers
    var files: [File] = []
    for type in types {
      // A generic type is in the file of its name without the types in it.
      guard let path = Self.paths["\(type.prefix { $0 != "<" }).swift"],
        let text = try? String(contentsOf: Self.root.appending(path: path), encoding: .utf8),
        !files.contains(where: { $0.path == path })
      else { continue }
      files.append(File(path: path, text: text))
    }
    self.files = files
  }

  /// The names of the types that make the sample's transition, and of the controllers in it.
  private static func makers(
    of type: any Sample.Type
  ) -> (transition: [String], controllers: [String]) {
    let play = ScenePlay(opening: type)
    guard let opened = play.opened else { return ([], []) }
    func names(_ makers: [AnyObject?]) -> [String] {
      makers.compactMap { $0 }.map { "\(Swift.type(of: $0))" }
    }
    return (
      names([
        opened.transitionController.transition, opened.transitioningDelegate,
        opened.activePresentationController,
      ]), names([opened.parent, opened])
    )
  }

  /// The folder of the package.
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The path of each file of samples, scenes and ready-made transitions, by its name.
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

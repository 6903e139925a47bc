import Foundation
import Testing
import TransitionRecording
import Transitioning

@testable import Catalog

/// Files for players and viewers that are not ours, of every sample there and back.
///
/// They are written when the variable `TRANSITIONING_PICTURES` names a folder for them, and compared by
/// `Tests/PlayerChecks`. None has text in it: that looks different in every font.
@MainActor
@Suite("Files for other players")
struct PictureFileTests {
  nonisolated private static let folder = ProcessInfo.processInfo.environment[
    "TRANSITIONING_PICTURES"]

  @Test("are written", .enabled(if: folder != nil))
  func files() throws {
    let folder = URL(fileURLWithPath: try #require(Self.folder))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for sample in Samples.all {
      for leg in SampleRun(sample, in: .phone).legs {
        let name = "\(sample.name)-\(leg.name)"
        let animation = LottieAnimation(leg.recording, name: name)
        let kind = animation.differences.contains { $0.contains("perspective") } ? "3d" : "2d"
        try write(Data(animation.json.utf8), to: folder, "\(name).\(kind).json")
        let last = Int(leg.recording.duration * leg.recording.frameRate)
        for quarter in 1...3 {
          let frame = last * quarter / 4
          let time = leg.recording.startTime + Double(frame) / leg.recording.frameRate
          let list = try #require(leg.recording.displayList(at: time)).withoutText
          try write(portableImage(list), to: folder, "\(name)@\(frame).ppm")
          try write(Data(SVGPicture(list).text.utf8), to: folder, "\(name)@\(frame).svg")
        }
      }
    }
  }

  private func write(_ data: Data, to folder: URL, _ name: String) throws {
    try data.write(to: folder.appendingPathComponent(name))
  }

  /// Our own picture of a list, a third as large, as a portable pixmap.
  private func portableImage(_ list: DisplayList) -> Data {
    let (width, height) = (Int(list.size.width / 3), Int(list.size.height / 3))
    var data = Data("P6 \(width) \(height) 255\n".utf8)
    for pixel in Raster(list, width: width, height: height, samples: 3).pixels {
      for component in [pixel.red, pixel.green, pixel.blue] {
        data.append(UInt8((min(max(component, 0), 1) * 255).rounded()))
      }
    }
    return data
  }
}

extension DisplayList {
  fileprivate var withoutText: DisplayList {
    let items = items.map { item in
      var item = item
      if case .text = item.contents { item.contents = nil }
      return item
    }
    return DisplayList(time: time, size: size, groups: groups, clips: clips, items: items)
  }
}

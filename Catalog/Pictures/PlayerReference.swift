import CatalogSamples
import Foundation
import TransitionPictures
import Transitioning

/// Reference files of a leg, for tests of third-party players and viewers.
///
/// The files are a Lottie animation, three instants of it as SVG and as pixels of our own renderer,
/// and the pixels of its beginning and its end, for browsers only. The SVG and the pixels have no
/// text, because text looks different in every font.
@MainActor
struct PlayerReference {
  /// The files, by name.
  let files: [(name: String, data: Data)]

  /// Creates the files of a leg of a sample.
  init(of leg: RecordedLeg, of sample: any Sample.Type) {
    let (name, recording) = ("\(sample.name)-\(leg.title)", leg.recording)
    let animation = LottieAnimation(recording, name: name)
    let kind = animation.differences.contains { $0.contains("perspective") } ? "3d" : "2d"
    var files = [(name: "\(name).\(kind).json", data: Data(animation.json.utf8))]
    let last = Int(recording.duration * recording.frameRate)
    func list(of frame: Int) -> DisplayList? {
      recording.displayList(at: recording.startTime + Double(frame) / recording.frameRate)?
        .withoutText
    }
    for frame in [last / 4, last / 2, last * 3 / 4] {
      guard let list = list(of: frame) else { continue }
      files.append(("\(name)@\(frame).svg", Data(SVGPicture(list).text.utf8)))
      files.append(("\(name)@\(frame).ppm", Self.pixels(of: list)))
    }
    if let early = list(of: last / 25), let end = recording.frames.last?.withoutText {
      files.append(("\(name).early@\(last / 25).ppm", Self.pixels(of: early)))
      files.append(("\(name).end.ppm", Self.pixels(of: end)))
    }
    self.files = files
  }

  /// The list in our own renderer at a third of its size, as a portable pixmap.
  private static func pixels(of list: DisplayList) -> Data {
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

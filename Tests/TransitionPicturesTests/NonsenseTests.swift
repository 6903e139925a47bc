import Foundation
import Testing
import TransitionPictures
import Transitioning

@MainActor
@Suite("A recording of impossible values")
struct NonsenseTests {
  /// A recording between two instants, of an item with impossible numbers.
  private func recording(_ start: TimeInterval, _ end: TimeInterval) throws -> Recording {
    let target = try #require(AnimationTarget(key: "opacity"))
    let size = CGSize(width: 390, height: 844)
    var arc = CGPath()
    arc.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: 1e30)
    var shape = ShapeContent()
    shape.path = arc
    shape.strokeColor = .red
    var tilted = CATransform3D(rotationAngle: 1, x: 0, y: 1, z: 0)
    tilted.m34 = -1 / 500
    let items = [
      DisplayItem(
        layer: 1, name: "round", transform: tilted, size: CGSize(width: 50, height: 50), fill: .red,
        cornerRadius: .nan),
      DisplayItem(
        layer: 2, name: "arc", transform: tilted, size: CGSize(width: 50, height: 50),
        contents: .shape(shape)),
      DisplayItem(
        layer: 2, name: "twice", size: CGSize(width: CGFloat.infinity, height: -5), fill: .blue,
        contents: .gradient(GradientContent())),
    ]
    let frames = [start, start + 1].filter(\.isFinite).map {
      DisplayList(time: $0, size: size, items: items)
    }
    return Recording(
      size: size, frameRate: 60, startTime: start, endTime: end, frames: frames, events: [],
      tracks: [
        PropertyTrack(
          layer: 1, name: "x", target: target, firstFrame: 5,
          values: [.number(.nan), .number(1), .number(2)])
      ],
      settled: .success(0))
  }

  @Test(
    "is shown as far as possible, and ends no program",
    arguments: [
      (0.0, 1.0), (1, 0), (0, .nan), (.nan, 0), (-1e308, 1e308), (0, .infinity), (5, 5),
    ])
  func shown(start: TimeInterval, end: TimeInterval) throws {
    let recording = try recording(start, end)
    let legs = [RecordedLeg("leg", recording), RecordedLeg("", recording)]
    #expect(PlayerPage(title: "", legs: legs).html.hasSuffix("</html>\n"))
    #expect(SVGFilmstrip().text(legs, title: "").contains("</svg>"))
    #expect(!StyleSheet(recording).css.contains("nan"))
    #expect(LottieAnimation(recording).json.hasPrefix("{"))
    #expect(!RecordingTable(legs).csv.isEmpty)
    #expect(!RecordingTable(legs).trackCSV.isEmpty)
    #expect(Transcript(legs).text.hasSuffix("end\n"))
    var player = TerminalPlayer(
      Array(repeating: legs[0], count: 90), title: "", columns: 40, rows: 12, look: .plain)
    player.head.advance(by: 0.5)
    #expect(player.screen().count == 12)
    #expect(recording.displayList(at: 0.5)?.items.count ?? 3 == 3)
  }

  @Test("cannot have a track that begins before its first frame")
  nonisolated func tracks() async {
    await #expect(processExitsWith: .failure) {
      guard let target = AnimationTarget(key: "opacity") else { return }
      _ = PropertyTrack(layer: 1, name: "", target: target, firstFrame: -1, values: [])
    }
  }
}

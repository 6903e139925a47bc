import HeadlessStage
import RecordingSupport
import Expectations
import TransitionRecording
import Transitioning

@Suite("A raster")
struct RasterTests {
  private let side: CGFloat = 100

  private func list(_ items: [DisplayItem], clips: [DisplayClip] = []) -> DisplayList {
    DisplayList(time: 0, size: CGSize(width: side, height: side), clips: clips, items: items)
  }

  private func raster(
    _ items: DisplayItem..., clips: [DisplayClip] = [], pixels: Int = 100, samples: Int = 2
  ) -> Raster {
    Raster(list(items, clips: clips), width: pixels, height: pixels, samples: samples)
  }

  private func square(
    _ side: CGFloat, transform: CATransform3D = .identity, opacity: Double = 1,
    clip: Int? = nil, fill: UIColor? = .black, cornerRadius: CGFloat = 0,
    border: DisplayBorder? = nil, shadow: DisplayShadow? = nil, contents: LayerContents? = nil
  ) -> DisplayItem {
    DisplayItem(
      layer: 1, name: "square", transform: transform, size: CGSize(width: side, height: side),
      opacity: opacity, clip: clip, fill: fill, cornerRadius: cornerRadius, border: border,
      shadow: shadow, contents: contents)
  }

  /// The area of black, in square points, on a screen of 100 × 100.
  private func blackness(_ raster: Raster) -> Double {
    raster.pixels.reduce(0) { $0 + 1 - $1.red } * 10_000 / Double(raster.pixels.count)
  }

  private func turned(_ angle: CGFloat, side: CGFloat) -> CATransform3D {
    CATransform3D(translationX: -side / 2, y: -side / 2)
      .concatenating(CATransform3D(rotationAngle: angle, x: 0, y: 0, z: 1))
      .concatenating(CATransform3D(translationX: 50, y: 50))
  }

  @Test("of nothing is the background")
  func nothing() {
    expectEqual(Set(raster().pixels), [.white])
    let clear = Raster(list([]), width: 3, height: 5, background: .clear)
    expectEqual(clear.pixels, Array(repeating: .clear, count: 15))
  }

  @Test("shows half-opaque black over white as mid grey")
  func halfOpaque() {
    expectEqual(Set(raster(square(100, opacity: 0.5)).pixels), [.gray])
    expectEqual(Set(raster(square(100, fill: UIColor(white: 0, alpha: 0.5))).pixels), [.gray])
  }

  @Test("keeps the items behind half-opaque over a clear background")
  func clearBackground() {
    let raster = Raster(
      list([square(100, opacity: 0.5, fill: .red)]), width: 4, height: 4, background: .clear)
    expectEqual(raster[0, 0], UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test("paints the last item on top")
  func order() {
    expectEqual(raster(square(100, fill: .red), square(50, fill: .blue))[10, 10], .blue)
    expectEqual(raster(square(50, fill: .blue), square(100, fill: .red))[10, 10], .red)
  }

  @Test("covers the area of a turned square", arguments: [0, 0.1, 0.5, 0.785398, 1.2, 3])
  func area(angle: Double) {
    let black = blackness(raster(square(60, transform: turned(angle, side: 60))))
    expectNear(black, 3600, within: 36)
  }

  @Test("covers the same area at any number of pixels", arguments: [10, 37, 64, 128])
  func areaAtScale(pixels: Int) {
    let item = square(60, transform: turned(0.5, side: 60))
    expectNear(blackness(raster(item, pixels: pixels, samples: 4)), 3600, within: 36)
  }

  @Test("rounds corners off", arguments: [5, 20, 40, 1000])
  func corners(radius: Double) {
    let reach = min(radius, 40)
    let black = blackness(raster(square(80, cornerRadius: radius)))
    expectNear(black, (6400 - (4 - .pi) * reach * reach), within: 25)
  }

  @Test("draws a border inside the edge")
  func border() {
    let border = DisplayBorder(width: 10, color: .black)
    expectNear(blackness(raster(square(80, fill: nil, border: border))), 2800, within: 1)
    let round = raster(square(80, fill: nil, cornerRadius: 40, border: border))
    expectNear(blackness(round), .pi * (1600 - 900), within: 25)
    let wide = DisplayBorder(width: 99, color: .black)
    expectNear(blackness(raster(square(80, fill: nil, border: wide))), 6400, within: 1)
  }

  @Test("cuts at clips, at any rotation")
  func clips() {
    let half = DisplayClip(layer: 1, size: CGSize(width: 50, height: 100))
    let round = DisplayClip(layer: 2, size: CGSize(width: 100, height: 100), cornerRadius: 50)
    let diamond = DisplayClip(
      layer: 3, transform: turned(.pi / 4, side: 40), size: CGSize(width: 40, height: 40))
    func cut(_ clips: DisplayClip...) -> Double {
      let nested = clips.enumerated().map { index, clip in
        var clip = clip
        clip.parent = index > 0 ? index - 1 : nil
        return clip
      }
      return blackness(raster(square(100, clip: clips.count - 1), clips: nested))
    }
    expectEqual(cut(half), 5000)
    expectNear(cut(round), .pi * 2500, within: 25)
    expectNear(cut(half, round), .pi * 1250, within: 25)
    expectNear(cut(diamond), 1600, within: 16)
    expectNear(cut(diamond, half), 800, within: 16)
  }

  @Test("cuts each item at its own clip and the enclosing clips only")
  func clipTable() {
    let clips = [
      DisplayClip(layer: 1, size: CGSize(width: 50, height: 100)),
      DisplayClip(layer: 2, size: CGSize(width: 100, height: 50), parent: 0),
      DisplayClip(layer: 3, size: CGSize(width: 100, height: 10)),
    ]
    let areas = [nil, 0, 1, 2].map { blackness(raster(square(100, clip: $0), clips: clips)) }
    expectEqual(areas, [10_000, 5000, 2500, 1000])
  }

  @Test("shows nothing through a clip without a place, or through a clip within it")
  func emptyClip() {
    for size in [CGSize(width: 0, height: 9), CGSize(width: 9, height: CGFloat.nan)] {
      let clips = [
        DisplayClip(layer: 1, size: size),
        DisplayClip(layer: 2, size: CGSize(width: 100, height: 100), parent: 0),
      ]
      expectEqual(blackness(raster(square(100, clip: 0), clips: clips)), 0)
      expectEqual(blackness(raster(square(100, clip: 1), clips: clips)), 0)
      expectEqual(blackness(raster(square(100), clips: clips)), 10_000)
    }
  }

  @Test("softens shadows around the shape")
  func shadow() {
    let middle = CATransform3D(translationX: 30, y: 30)
    let item = square(
      40, transform: middle, fill: .white, cornerRadius: 4,
      shadow: DisplayShadow(color: .black, offset: CGSize(width: 0, height: 5), radius: 5))
    let raster = raster(item)
    expectEqual(raster[50, 50], .white)
    expectLess(raster[50, 72].red, raster[50, 76].red)
    expectLess(raster[50, 76].red, raster[50, 80].red)
    expectLess(0.999, raster[50, 90].red)
    expectEqual(raster[50, 93], .white)
    expectLess(raster[50, 72].red, raster[50, 27].red)
    expectNear(raster[50, 74].red, 0.5, within: 0.05)
  }

  @Test("blends the two colours of a picture along the diagonal")
  func image() {
    let image = UIImage(
      named: "grey", size: CGSize(width: 10, height: 10), topLeft: .white, bottomRight: .black)
    let raster = raster(square(100, fill: nil, contents: .image(image)))
    expectLess(0.98, raster[0, 0].red)
    expectLess(raster[99, 99].red, 0.02)
    expectNear(raster[99, 0].red, 0.5, within: 0.01)
  }

  @Test("draws bars for words, at the place of the text", arguments: NSTextAlignment.allCases)
  func text(alignment: NSTextAlignment) {
    let text = TextContent("one\ntwo", fontSize: 20, alignment: alignment)
    let raster = raster(square(100, fill: nil, contents: .text(text)))
    let columns = (0..<100).filter { x in (0..<100).contains { raster[x, $0] != .white } }
    // "one" is 33.4 points wide.
    let expected: ClosedRange<Int> =
      switch alignment {
      case .left: 0...33
      case .center: 33...66
      case .right: 66...99
      }
    expectEqual(columns, Array(expected))
    let rows = (0..<100).filter { y in (0..<100).contains { raster[$0, y] != .white } }
    expectEqual(rows.count, 20)
    expectTrue(rows.allSatisfy { (26..<74).contains($0) })
  }

  @Test("shows a plane in perspective, and nothing behind the eye")
  func perspective() {
    var seen = CATransform3D.identity
    seen.m34 = -1 / 100
    let upright = CATransform3D(translationX: -50, y: -50)
      .concatenating(seen.rotated(by: 1, x: 0, y: 1, z: 0))
      .concatenating(CATransform3D(translationX: 50, y: 50))
    let tilted = raster(square(100, transform: upright))
    let heights = [20, 60].map { x in (0..<100).filter { tilted[x, $0] == .black }.count }
    expectTrue(heights[0] != heights[1])
    let behind = CATransform3D(translationX: 0, y: 0, z: 200).concatenating(seen)
    expectEqual(blackness(raster(square(100, transform: behind))), 0)
  }

  @Test(
    "leaves out items without a place",
    arguments: [
      CATransform3D(scaleX: 0, y: 1), CATransform3D(scaleX: 1, y: .nan),
      CATransform3D(translationX: .infinity, y: 0), CATransform3D(translationX: 1e300, y: -1e300),
      CATransform3D(rotationAngle: .pi / 2, x: 0, y: 1, z: 0), CATransform3D(scaleX: 1e-308, y: 1),
    ])
  func nonsense(transform: CATransform3D) {
    let items = [
      square(100, transform: transform), square(50, fill: .red),
      square(100, clip: 0),
    ]
    let clip = DisplayClip(layer: 2, transform: transform, size: CGSize(width: 9, height: 9))
    let raster = Raster(list(items, clips: [clip]), width: 20, height: 20)
    expectTrue(raster.pixels.allSatisfy { $0 == .white || $0 == .red })
  }

  @Test("leaves out items without size, and survives impossible numbers")
  func impossible() {
    let nowhere = CGSize(width: CGFloat.nan, height: 0)
    let shadow = DisplayShadow(color: .red, offset: nowhere, radius: .nan)
    let items = [
      square(0), square(-5), square(.nan), square(.infinity), square(40, opacity: .nan),
      square(40, fill: UIColor(white: .nan, alpha: 0)), square(40, fill: nil, shadow: shadow),
      square(40, fill: nil, contents: .text(TextContent("", fontSize: 0))),
      square(40, fill: nil, contents: .text(TextContent("x", fontSize: .nan))),
      square(40, fill: nil, border: DisplayBorder(width: .nan, color: .clear)),
    ]
    let raster = Raster(list(items), width: 20, height: 20)
    expectTrue(raster.pixels.allSatisfy { $0.red.isFinite && $0.green.isFinite && $0.alpha == 1 })
  }

  @Test("of the middle of a fade is between those of its ends")
  @MainActor
  func fade() throws {
    let recording = RecordedScene().forward()
    let pictures = try [0, 0.175, 0.35].map {
      Raster(try #require(recording.frame(at: $0)), width: 20, height: 40)
    }
    expectTrue(pictures[0] != pictures[2])
    for index in pictures[0].pixels.indices {
      let reds = pictures.map { $0.pixels[index].red }
      expectAtMost(min(reds[0], reds[2]) - 1e-9, reds[1])
      expectAtMost(reds[1], max(reds[0], reds[2]) + 1e-9)
    }
  }
}

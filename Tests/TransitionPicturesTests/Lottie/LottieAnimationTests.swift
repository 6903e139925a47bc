import HeadlessStage
import HeadlessViews
import TransitionCurves
import Expectations
import Transitions

@testable import TransitionPictures

@MainActor
@Suite("A Lottie animation")
struct LottieAnimationTests {
  private static let size = CGSize(width: 200, height: 100)

  private func recording(
    _ items: [[DisplayItem]], groups: [DisplayGroup] = [], clips: [DisplayClip] = []
  ) -> Recording {
    let frames = items.enumerated().map { index, items in
      DisplayList(
        time: Double(index) / 60, size: Self.size, groups: groups, clips: clips, items: items)
    }
    return .of(frames, size: Self.size)
  }

  private func item(
    _ layer: Int = 1, transform: CATransform3D = .identity, opacity: Double = 1, group: Int? = nil,
    clip: Int? = nil, contents: LayerContents? = nil
  ) -> DisplayItem {
    DisplayItem(
      layer: layer, name: "card", transform: transform, size: CGSize(width: 40, height: 20),
      opacity: opacity, group: group, clip: clip, fill: .red, contents: contents)
  }

  private typealias Object = [String: Any]

  private func file(_ recording: Recording) throws -> Object {
    let json = LottieAnimation(recording, name: "x").json
    return try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? Object)
  }

  private func layers(_ file: Object) throws -> [Object] {
    try #require(file["layers"] as? [Object])
  }

  /// The layers of the composition that the first layer shows.
  private func members(_ file: Object) throws -> [Object] {
    let group = try #require(try layers(file).first)
    let assets = try #require(file["assets"] as? [Object])
    return try layers(
      try #require(assets.first { $0["id"] as? String == group["refId"] as? String }))
  }

  /// The value of a property of a layer's transform.
  private func value(_ key: String, of layer: Object) throws -> Any {
    let transform = try #require(layer["ks"] as? Object)
    return try #require((transform[key] as? Object)?["k"])
  }

  @Test("has the size and the duration, and shows its last state for a frame")
  func frame() throws {
    let file = try file(recording([[item()], [item()], [item()]]))
    expectEqual(["w", "h", "fr", "ip", "op"].map { file[$0] as? Double }, [200, 100, 60, 0, 3])
    expectTrue(file["v"] is String)
  }

  @Test("moves, turns and scales a flat item about its middle")
  func place() throws {
    let transform = CATransform3D(scaleX: 2, y: 3).concatenating(
      CATransform3D(rotationAngle: .pi / 6, x: 0, y: 0, z: 1)
    ).concatenating(CATransform3D(translationX: 50, y: 10))
    // An item in an impossible place is left out.
    let nowhere = item(2, transform: CATransform3D(scaleX: .nan, y: 1))
    let shown = try layers(file(recording([[nowhere, item(transform: transform)]])))
    try #require(shown.count == 1)
    let layer = shown[0]
    #expect(try value("r", of: layer) as? Double == 30)
    let vectors = try ["s", "a"].map { try value($0, of: layer) as? [Double] }
    expectEqual(vectors, [[200, 300, 100], [20, 10, 0]])
    let middle = try #require(PlaneMap(transform)(CGPoint(x: 20, y: 10)))
    let position = try #require(try value("p", of: layer) as? [Double])
    expectNear(middle.x, position[0], within: 1e-3)
    expectNear(middle.y, position[1], within: 1e-3)
  }

  @Test("keeps the curve of the animation")
  func exactCurve() throws {
    let recording = Recording.ofSquare {
      $0.move(\.position, from: CGPoint(x: 30, y: 35), to: CGPoint(x: 120, y: 60))
    }
    let moved = try #require(try layers(file(recording)).first)
    let keyframes = try #require(try value("p", of: moved) as? [Object])
    expectEqual(keyframes.map { $0["t"] as? Double }, [0, 30])
    expectEqual(keyframes.map { $0["s"] as? [Double] }, [[30, 35, 0], [120, 60, 0]])
    let (out, back) = (
      keyframes[0]["o"] as? [String: [Double]], keyframes[0]["i"] as? [String: [Double]]
    )
    expectEqual([out, back], [["x": [0.2], "y": [0.1]], ["x": [0], "y": [1]]])
  }

  @Test("has front items first, and items that appear and disappear only while they are present")
  func comingAndGoing() throws {
    let layers = try layers(
      file(recording([[item(1)], [item(1), item(2)], [item(1)], [item(2)]])))
    let numbers = ["ip", "op", "ind"].map { key in layers.map { $0[key] as? Double } }
    expectEqual(numbers, [[1, 3, 0], [2, 4, 3], [1, 2, 3]])
  }

  @Test("fades a group as one composition, and clips by a mask of one")
  func compositions() throws {
    let clip = DisplayClip(layer: 5, size: CGSize(width: 30, height: 30), cornerRadius: 4)
    let file = try file(
      recording(
        [[item(1, group: 0), item(2, group: 0, clip: 0)]],
        groups: [DisplayGroup(layer: 9, opacity: 0.5)], clips: [clip]))
    #expect(try value("o", of: try #require(layers(file).first)) as? Double == 50)
    let members = try members(file)
    expectEqual(members.map { $0["ty"] as? Double }, [0, 4])
    let masks = try #require(members[0]["masksProperties"] as? [Object])
    let path = try #require((masks[0]["pt"] as? Object)?["k"] as? Object)
    expectTrue((path["v"] as? [[Double]])?.count == 8 && path["c"] as? Bool == true)
  }

  @Test("masks the items of a group by the items of the mask")
  func matte() throws {
    let groups = [
      DisplayGroup(layer: 1, opacity: 1),
      DisplayGroup(layer: 2, opacity: 1, parent: 0, blend: .mask),
    ]
    let file = try file(recording([[item(1, group: 0), item(2, group: 1)]], groups: groups))
    let inside = try members(file)
    let marks = ["td", "tt"].map { key in inside.map { $0[key] as? Double } }
    expectEqual(marks, [[1, nil], [nil, 1]])
  }

  @Test(
    "writes text as text, with any characters",
    arguments: [
      "</script><b>", "\"quoted\" \\ 'so'", "two\nlines", "a\u{0}\u{1B}b", "👩‍👧 漢字",
    ])
  func text(string: String) throws {
    let content = LayerContents.text(TextContent(string, fontSize: 12, isBold: true, color: .blue))
    let animation = LottieAnimation(recording([[item(contents: content)]]))
    expectTrue(!animation.json.contains("<"))
    let layers = try layers(file(recording([[item(contents: content)]])))
    expectEqual(layers.map { $0["ty"] as? Double }, [5, 4])
    let keys = try #require(((layers[0]["t"] as? Object)?["d"] as? Object)?["k"] as? [Object])
    let document = try #require(keys.first?["s"] as? Object)
    expectEqual(document["t"] as? String, string.replacing("\n", with: "\r"))
    expectTrue(document["s"] as? Double == 12 && document["fc"] as? [Double] == [0, 0, 1])
    // Text is as faint as its colour.
    let faint = TextContent(string, color: UIColor(white: 0, alpha: 0.25))
    let other = try file(self.recording([[item(opacity: 0.5, contents: .text(faint))]]))
    let opacities = try self.layers(other).map { try value("o", of: $0) as? Double }
    expectEqual(opacities, [12.5, 50])
  }

  @Test("has the border above the text, and the text above everything else of the item")
  func borderedText() throws {
    var card = item(contents: .text(TextContent("title")))
    card.border = DisplayBorder(width: 2, color: .blue)
    let shown = try layers(file(recording([[card]])))
    expectEqual(shown.map { $0["ty"] as? Double }, [4, 5, 4])
    let names = shown.map { ($0["shapes"] as? [Object])?.map { $0["nm"] as? String } }
    expectEqual(names, [["border"], nil, ["fill"]])
    card.contents = nil
    let plain = try layers(file(recording([[card]])))
    expectEqual(
      plain.map { ($0["shapes"] as? [Object])?.map { $0["nm"] as? String } }, [["border", "fill"]])
  }

  @Test("draws outlines under a perspective in place, and reports that contents differ")
  func perspective() throws {
    var eye = CATransform3D.identity
    eye.m34 = -1 / 200
    let turned = CATransform3D(rotationAngle: 0.7, x: 0, y: 1, z: 0).concatenating(eye)
    let content = LayerContents.text(TextContent("turned"))
    let recording = recording([[item(transform: turned, contents: content)]])
    let animation = LottieAnimation(recording)
    expectTrue(!animation.differences.isEmpty)
    expectEqual(LottieAnimation(self.recording([[item()]])).differences, [])
    expectEqual(animation.differences, ["The contents of card are drawn without its perspective."])
    let shape = try #require(try layers(file(recording)).last?["shapes"] as? [Object])
    let parts = try #require(shape.first?["it"] as? [Object])
    let path = try #require((parts.first?["ks"] as? Object)?["k"] as? Object)
    let points = try #require(path["v"] as? [[Double]])
    for corner in [(0, 0), (40, 0), (40, 20), (0, 20)] as [(CGFloat, CGFloat)] {
      let image = try #require(PlaneMap(turned)(CGPoint(x: corner.0, y: corner.1)))
      let isThere = points.contains {
        abs($0[0] - Double(image.x)) < 1e-3 && abs($0[1] - Double(image.y)) < 1e-3
      }
      expectTrue(isThere, "\(image) is not among \(points)")
    }
  }
}

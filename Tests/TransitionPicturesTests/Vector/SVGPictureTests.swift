import HeadlessStage
import HeadlessViews
import Expectations

@testable import TransitionPictures

@Suite("An SVG picture")
struct SVGPictureTests {
  private static let size = CGSize(width: 100, height: 80)

  private func list(
    _ items: [DisplayItem], groups: [DisplayGroup] = [], clips: [DisplayClip] = []
  ) -> DisplayList {
    DisplayList(time: 0, size: Self.size, groups: groups, clips: clips, items: items)
  }

  private func item(
    _ layer: Int = 1, transform: CATransform3D = .identity, opacity: Double = 1, group: Int? = nil,
    clip: Int? = nil, fill: UIColor? = .red, contents: LayerContents? = nil
  ) -> DisplayItem {
    DisplayItem(
      layer: layer, name: "layer", transform: transform, size: CGSize(width: 40, height: 20),
      opacity: opacity, group: group, clip: clip, fill: fill, contents: contents)
  }

  private func parsed(_ list: DisplayList) throws -> ParsedMarkup {
    try ParsedMarkup(SVGPicture(list).text)
  }

  @Test("is as large as the screen, has a title, and places flat items that are seen by a matrix")
  func frame() throws {
    let text = SVGPicture(list([item()]), width: 50, title: "A <title>").text
    let root = try #require(ParsedMarkup(text).elements.first)
    let attributes = ["role", "width", "height", "viewBox"].map { root.attributes[$0] }
    expectTrue(root.name == "svg" && attributes == ["img", "50", "40", "0 0 100 80"])
    #expect(try ParsedMarkup(text).all("title").first?.text == "A <title>")
    #expect(try ParsedMarkup(text).all("desc").count == 1)
    let moved = CATransform3D(scaleX: 2, y: 3).concatenating(CATransform3D(translationX: 7, y: 9))
    let unseen = [
      item(2, transform: CATransform3D(scaleX: 0, y: 1)),
      item(3, transform: CATransform3D(scaleX: .nan, y: 1)), item(4, opacity: 0), item(5, clip: 0),
    ]
    let document = try parsed(
      list([item(transform: moved)] + unseen, clips: [DisplayClip(layer: 4, size: .zero)]))
    // The first rectangle is the screen.
    let rects = document.all("rect").map { rect in
      ["transform", "width", "fill"].map { rect.attributes[$0] }
    }
    expectEqual(rects.dropFirst(), [["matrix(2 0 0 3 7 9)", "40", "#ff0000"]])
    expectTrue(document.all("g").isEmpty)
  }

  @Test("draws an item, or a path of a layer without a size, under a perspective by its corners")
  func perspective() throws {
    var eye = CATransform3D.identity
    eye.m34 = -1 / 200
    let turned = CATransform3D(rotationAngle: 0.7, x: 0, y: 1, z: 0).concatenating(eye)
      .concatenating(CATransform3D(translationX: 20, y: 30))
    var shape = ShapeContent()
    shape.path = CGPath(rect: CGRect(x: 30, y: 10, width: 40, height: 20))
    shape.fillColor = .red
    let drawing = DisplayItem(
      layer: 1, name: "", transform: turned, size: .zero, contents: .shape(shape))
    for (item, corners) in [
      (item(transform: turned), [(0, 0), (40, 0), (40, 20), (0, 20)]), (drawing, [(70, 30)]),
    ] as [(DisplayItem, [(CGFloat, CGFloat)])] {
      let path = try #require(parsed(list([item])).all("path").first?.attributes["d"])
      let numbers = path.split { "MLZ ".contains($0) }.compactMap { Double($0) }
      for corner in corners {
        let image = try #require(PlaneMap(turned)(CGPoint(x: corner.0, y: corner.1)))
        let isThere = stride(from: 0, to: numbers.count - 1, by: 2).contains {
          abs(numbers[$0] - Double(image.x)) < 1e-3 && abs(numbers[$0 + 1] - Double(image.y)) < 1e-3
        }
        expectTrue(isThere, "\(image) is not in \(path)")
      }
    }
  }

  @Test("blurs a shadow as far as it reaches, also where a perspective enlarges it")
  func blur() throws {
    var eye = CATransform3D.identity
    eye.m34 = -1 / 200
    let turned = CATransform3D(scaleX: 5, y: 5).concatenating(
      CATransform3D(rotationAngle: 0.1, x: 0, y: 1, z: 0)
    ).concatenating(eye)
    for transform in [turned, .identity] {
      var card = item(transform: transform)
      card.shadow = DisplayShadow(color: .black, offset: .zero, radius: 3)
      let document = try parsed(list([card]))
      let (blur, region) = (
        try #require(document.all("feGaussianBlur").first),
        try #require(document.all("filter").first)
      )
      let deviation = try #require(blur.attributes["stdDeviation"].flatMap(Double.init))
      let width = try #require(region.attributes["width"].flatMap(Double.init))
      let box = try #require(PlaneMap(transform)(CGRect(origin: .zero, size: card.size)))
      expectLess((transform == .identity ? 2.9 : 12), deviation)
      expectLess(Double(box.width) + 8 * deviation, width, "\(width)")
    }
  }

  @Test("cuts off the part behind the eye")
  func behindTheEye() throws {
    var transform = CATransform3D.identity
    transform.m14 = -1 / 30
    let document = try parsed(list([item(transform: transform)]))
    let numbers = document.numbers(in: ["d"])
    expectLess(6, numbers.count)
    expectTrue(numbers.allSatisfy { $0.isFinite })
    expectEqual(document.all("path").count, 1)
  }

  @Test("fades groups as one, and nests clips")
  func groupsAndClips() throws {
    let clips = [
      DisplayClip(layer: 1, size: CGSize(width: 60, height: 60)),
      DisplayClip(layer: 2, size: CGSize(width: 30, height: 30), cornerRadius: 5, parent: 0),
    ]
    let document = try parsed(
      list(
        [item(1, group: 0, clip: 0), item(2, group: 0, clip: 1), item(3)],
        groups: [DisplayGroup(layer: 9, opacity: 0.5)], clips: clips))
    let groups = document.all("g")
    // A viewer cuts each element of a clip by itself otherwise, and shows what is behind at their
    // edges; a group that is not quite opaque is cut as one picture.
    expectEqual(groups.map { $0.attributes["opacity"] }, ["0.5", nil, "0.999", nil, "0.999"])
    expectEqual(groups.map(\.depth), [1, 2, 3, 4, 5])
    let clipPaths = document.all("clipPath").compactMap { $0.attributes["id"] }
    let references = groups.compactMap { $0.attributes["clip-path"] }
    expectEqual(clipPaths.count, 2)
    expectTrue(references == clipPaths.map { "url(#\($0))" })
  }

  @Test("paints a mask in white, as light as the mask is opaque")
  func mask() throws {
    let groups = [
      DisplayGroup(layer: 1, opacity: 1),
      DisplayGroup(layer: 2, opacity: 1, parent: 0, blend: .mask),
    ]
    let document = try parsed(
      list(
        [item(1, group: 0), item(2, group: 1, fill: .blue.withAlphaComponent(0.25))],
        groups: groups))
    let mask = try #require(document.all("mask").first)
    let painted = try #require(document.all("rect").first { $0.depth > mask.depth })
    expectEqual(["fill", "fill-opacity"].map { painted.attributes[$0] }, ["#ffffff", "0.25"])
    expectTrue(
      document.all("g").contains { $0.attributes["mask"] == "url(#\(mask.attributes["id"] ?? ""))" }
    )
  }

  @Test("draws the old look of a cross-fade where the new one covers it")
  func melting() throws {
    let groups = [
      DisplayGroup(layer: 1, opacity: 1),
      DisplayGroup(layer: 2, opacity: 0.75, parent: 0, blend: .plus),
      DisplayGroup(layer: 3, opacity: 0.25, parent: 0, blend: .plus),
    ]
    let document = try parsed(list([item(1, group: 1), item(2, group: 2)], groups: groups))
    let mask = try #require(document.all("mask").first)
    let inside = document.elements.filter { $0.depth > mask.depth && $0.name != "path" }
    // 0.75 where the new content is clear, and 0.75 + (1 - 0.75) · 1 where it is opaque.
    expectTrue(inside.contains { $0.attributes["fill-opacity"] == "0.75" })
    expectTrue(inside.contains { $0.attributes["opacity"] == "1" })
    expectTrue(document.all("g").contains { $0.attributes["opacity"] == "0.25" })
  }

  @Test(
    "escapes an app's text, as filmstrips and moving pictures do",
    arguments: [
      "</svg><script>alert(1)</script>", "\"quoted\" & 'so'", "a\u{0}b\u{1B}[2Jc", "👩‍👧 naïve 漢字",
      "]]>",
    ])
  func escaping(text: String) throws {
    let content = LayerContents.text(TextContent(text, color: .black))
    let document = try ParsedMarkup(
      SVGPicture(list([item(contents: content)]), title: text).text)
    let words = text.unicodeScalars.map { $0.value < 0x20 ? "\u{FFFD}" : $0 }
    let shown = String(String.UnicodeScalarView(words))
    expectEqual(document.all("text").map(\.text), [shown])
    let still = DisplayList(time: 0, size: Self.size, items: [item(contents: content)])
    let legs = [RecordedLeg(text, .of([still]))]
    let documents = try [
      document, ParsedMarkup(SVGFilmstrip().text(legs, title: text)),
      ParsedMarkup(AnimatedSVG(legs, title: text).text),
    ]
    expectTrue(documents.allSatisfy { $0.all("script").isEmpty })
    expectEqual(documents.map { $0.all("title").first?.text }, [shown, shown, shown])
  }

  @Test(
    "anchors text at its aligned side, at its own width",
    arguments: [
      (NSTextAlignment.left, "0", nil), (.center, "20", "middle"), (.right, "40", "end"),
    ])
  func textPlace(alignment: NSTextAlignment, x: String, anchor: String?) throws {
    let content = LayerContents.text(TextContent("two words", fontSize: 10, alignment: alignment))
    let document = try parsed(list([item(contents: content)]))
    let text = try #require(document.all("text").first)
    let keys = ["text-anchor", "x", "textLength", "lengthAdjust", "xml:space"]
    expectEqual(keys.map { text.attributes[$0] }, [anchor, x, nil, nil, nil])
    let font = try #require(document.all("g").last { $0.attributes["font-family"] != nil })
    let families = "Helvetica, Arial, 'Liberation Sans', Arimo, 'Nimbus Sans', sans-serif"
    expectEqual(
      ["font-family", "style"].map { font.attributes[$0] },
      [families, "font-kerning:none;font-variant-ligatures:none"])
  }

  @Test(
    "begins a text with kerned letters at its left end, in spans, on any side",
    arguments: [NSTextAlignment.left, .center, .right])
  func kernedText(alignment: NSTextAlignment) throws {
    let content = TextContent("Today", fontSize: 10, alignment: alignment)
    let document = try parsed(list([item(contents: .text(content))]))
    let text = try #require(document.all("text").first)
    expectTrue(text.text == "T" && document.all("tspan").map(\.text) == ["oday"])
    expectTrue(text.attributes["text-anchor"] == nil)
    let free = 40 - content.size.width
    let left: CGFloat = alignment == .left ? 0 : alignment == .center ? free / 2 : free
    let x = try #require(text.attributes["x"].flatMap(Double.init))
    expectNear(x, Double(left), within: 0.006)
  }

  @Test("keeps spaces inside a line, and leaves out those around it")
  func spaces() throws {
    let text = TextContent("  two   words ", fontSize: 2048)
    let shown = try #require(parsed(list([item(contents: .text(text))])).all("text").first)
    expectEqual(shown.text, "two   words")
    expectEqual(["xml:space", "x"].map { shown.attributes[$0] }, ["preserve", "1138"])
  }

  @Test("names each definition once, with the prefix")
  func names() throws {
    let image = LayerContents.image(
      UIImage(named: "sea", size: CGSize(width: 4, height: 2), topLeft: .red, bottomRight: .blue))
    let list = list([item(contents: image), item(2, contents: image), item(3, contents: image)])
    let document = try ParsedMarkup(SVGPicture(list, idPrefix: "sea").text)
    expectEqual(document.all("linearGradient").map { $0.attributes["id"] }, ["sea1"])
    expectEqual(document.all("rect").filter { $0.attributes["fill"] == "url(#sea1)" }.count, 3)
  }

  @Test("draws 2,000 nested clips, with an item in each, and 2,000 nested groups")
  func deep() {
    let numbers = 0..<2_000
    let clips = numbers.map {
      DisplayClip(
        layer: $0, size: CGSize(width: 50 - CGFloat($0) / 1e4, height: 50),
        parent: $0 > 0 ? $0 - 1 : nil)
    }
    let groups = numbers.map {
      DisplayGroup(layer: $0, opacity: 0.5, parent: $0 > 0 ? $0 - 1 : nil)
    }
    // A clip is a group and a picture of its elements.
    for (list, count) in [
      (list(numbers.map { item($0, clip: $0) }, clips: clips), 2 * numbers.count),
      (list([item(group: numbers.count - 1)], groups: groups), numbers.count),
    ] {
      let text = SVGPicture(list).text
      let counts = ["<g ", "</g>"].map { text.components(separatedBy: $0).count - 1 }
      expectEqual(counts, [count, count])
    }
  }
}

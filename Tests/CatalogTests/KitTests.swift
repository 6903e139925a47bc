import Foundation
import Expectations
import Transitioning

@testable import CatalogSamples

@Suite("The palette")
struct PaletteTests {
  /// The relative luminance of an opaque colour, as WCAG 2.2 defines it.
  private func luminance(_ color: UIColor) -> Double {
    let parts = [color.red, color.green, color.blue].map {
      $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func contrast(_ one: UIColor, _ other: UIColor) -> Double {
    let values = [luminance(one), luminance(other)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  @Test("has text that can be read on every surface that it is for", arguments: [false, true])
  func contrast(isDark: Bool) {
    let palette = isDark ? Palette.dark : .light
    let surfaces = [
      palette.surface, palette.containerLow, palette.container, palette.containerHigh,
      palette.overlay,
    ]
    for surface in surfaces {
      for text in [palette.onSurface, palette.onSurfaceVariant, palette.error] {
        expectAtMost(4.5, contrast(text, surface))
      }
    }
    for accent in [palette.violet, palette.pine, palette.ocean, palette.coral, palette.amber] {
      expectAtMost(4.5, contrast(accent.onMain, accent.main))
      expectAtMost(4.5, contrast(accent.onContainer, accent.container))
      expectAtMost(3, contrast(accent.main, palette.surface))
    }
    expectAtMost(4.5, contrast(palette.onError, palette.error))
  }
}

@MainActor
@Suite("A surface of the kit")
struct SurfaceTests {
  private let stage = Stage()
  private let window: UIWindow

  init() {
    window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
  }

  @Test("has the colours of its interface style, and new ones when the style changes")
  func styles() {
    let surface = Surface(\.container, outline: \.outlineVariant)
    let label = TextLabel("Hello", .body, \.violet.main)
    let icon = IconView(.heart, \.error)
    surface.addSubview(label)
    surface.addSubview(icon)
    window.addSubview(surface)
    for style in [UIUserInterfaceStyle.light, .dark, .light] {
      stage.traits.userInterfaceStyle = style
      let palette = style == .dark ? Palette.dark : .light
      expectEqual(surface.backgroundColor, palette.container)
      expectEqual(surface.layer.borderColor, palette.outlineVariant)
      expectEqual(label.textColor, palette.violet.main)
      expectEqual((icon.layer as? CAShapeLayer)?.strokeColor, palette.error)
    }
  }

  @Test("has the colours of the stage that it comes to, whatever the stage before")
  func moved() {
    stage.traits.userInterfaceStyle = .dark
    let surface = Surface(\.surface)
    window.addSubview(surface)
    expectEqual(surface.backgroundColor, Palette.dark.surface)
    surface.removeFromSuperview()
    stage.traits.userInterfaceStyle = .light
    window.addSubview(surface)
    expectEqual(surface.backgroundColor, Palette.light.surface)
  }
}

@MainActor
@Suite("An icon")
struct IconTests {
  @Test("lies on its grid, half a stroke from the edge", arguments: Icon.allCases)
  func grid(icon: Icon) {
    expectTrue(!icon.path.isEmpty)
    let box = icon.path.boundingBoxOfPath
    expectTrue(CGRect(x: 1, y: 1, width: 22, height: 22).contains(box), "\(box)")
    expectAtMost(12, max(box.width, box.height))
  }

  @Test("is mirrored in right-to-left layout only if it points along the text")
  func mirrored() throws {
    for icon in [Icon.back, .heart] {
      let stage = Stage()
      stage.traits.layoutDirection = .rightToLeft
      let window = UIWindow(stage: stage)
      window.makeKeyAndVisible()
      let view = IconView(icon)
      window.addSubview(view)
      stage.advance(by: 0)
      let path = try #require((view.layer as? CAShapeLayer)?.path)
      let tip = icon.path.segments.first.map { $0.point(at: 0).x } ?? 0
      let shown = path.segments.first.map { $0.point(at: 0).x } ?? 0
      expectNear(shown, (icon == .back ? 24 - tip : tip), within: 1e-9)
    }
  }

  @Test("is drawn of the commands that its text has, and of nothing else")
  func commands() {
    let path = CGPath(strokes: "M 1 2 L3 4 O 5 5 2 Q 9 L 1 Z")
    expectLess(2, path.segments.count)
    expectEqual(path.boundingBoxOfPath, CGRect(x: 1, y: 2, width: 6, height: 5))
    expectTrue(CGPath(strokes: "").isEmpty)
    expectTrue(CGPath(strokes: "L x y Z").isEmpty)
  }
}

@MainActor
@Suite("A picture")
struct PictureTests {
  private func all(_ seed: Int) -> [Artwork] {
    Artwork.Light.allCases.map { .landscape($0, seed: seed) } + [
      .city(seed: seed), .stillLife(seed: seed), .portrait(seed: seed),
      .cover(seed, named: "cover"),
    ] + StillLifeSubject.allCases.map { .stillLife($0, seed: seed) }
  }

  @Test("shows what it is named by: no two pieces, products or records look alike")
  func distinct() {
    for pictures in [Pot.all.map(\.picture), Product.all.map(\.picture), Record.all.map(\.cover)] {
      for (number, picture) in pictures.enumerated() {
        expectTrue(!pictures[..<number].contains { $0.parts == picture.parts }, "\(picture.name)")
      }
    }
    let outlines = StillLifeSubject.allCases.map(\.outline)
    for (number, outline) in outlines.enumerated() {
      expectTrue(!outline.isEmpty && !outlines[..<number].contains(outline))
    }
  }

  @Test("is the same for the same seed, and another for another", arguments: [0, 1, 7, -3])
  func seeds(seed: Int) {
    expectEqual(all(seed), all(seed))
    for (one, other) in zip(all(seed), all(seed + 1)) { expectTrue(one != other) }
  }

  @Test("has at most 12 parts, the first of which covers everything", arguments: 0..<12)
  func parts(seed: Int) {
    for picture in all(seed) + Pet.neighbours.map(\.drawing) {
      expectTrue((3...12).contains(picture.parts.count), "\(picture.name)")
      expectTrue(picture.ground != .gray)
    }
  }

  /// The part of the square that a view of a size shows.
  private func shown(_ picture: Artwork, _ size: CGSize) -> CGRect {
    let view = PictureView(picture)
    view.frame.size = size
    view.layoutIfNeeded()
    expectTrue(view.canvas.frame.insetBy(dx: -1e-9, dy: -1e-9).contains(view.bounds))
    return view.canvas.convert(view.bounds, from: view)
  }

  @Test(
    "fills a view of any format, and keeps its subject in sight as far as there is room",
    arguments: [
      CGSize(width: 300, height: 300), CGSize(width: 360, height: 240),
      CGSize(width: 360, height: 120), CGSize(width: 90, height: 400),
      CGSize(width: 390, height: 844),
    ])
  func crops(size: CGSize) {
    for picture in all(2) {
      let (part, subject) = (shown(picture, size), picture.subject)
      expectTrue(Artwork.square.insetBy(dx: -1e-6, dy: -1e-6).contains(part))
      let spans = [
        (part.minX...part.maxX, subject.minX...subject.maxX),
        (part.minY...part.maxY, subject.minY...subject.maxY),
      ]
      for (shown, kept) in spans {
        let (room, need) = (
          shown.upperBound - shown.lowerBound, kept.upperBound - kept.lowerBound
        )
        let edges = (shown.lowerBound - kept.lowerBound, kept.upperBound - shown.upperBound)
        // A subject without enough room is cut alike at both sides.
        expectTrue(
          room < need
            ? abs(edges.0 - edges.1) < 1e-6 : max(edges.0, edges.1) < 1e-6,
          "\(picture.name) in \(size): \(shown), \(kept)")
      }
    }
  }

  @Test("does not end among its treetops while the sun has room above")
  func treetops() throws {
    for light in Artwork.Light.allCases {
      for height in stride(from: CGFloat(150), through: 400, by: 10) {
        let picture = Artwork.landscape(light, seed: 7)
        let treetops = try #require(picture.fringe)
        let part = shown(picture, CGSize(width: 400, height: height))
        expectTrue(
          part.maxY <= treetops.lowerBound + 1e-6 || part.maxY >= treetops.upperBound - 1e-6)
        expectAtMost(part.minY, picture.subject.minY + 1e-6)
      }
    }
  }
}

import RecordingSupport
import Expectations
import TransitionPictures
import Transitioning
import Transitions

/// The formats in which recordings are written, as texts.
enum Format: String, CaseIterable, Sendable {
  case filmstrip, animated, page, table, lottie, transcript, terminal

  @MainActor
  func text(_ legs: [RecordedLeg], title: String = "title") -> String {
    switch self {
    case .filmstrip: SVGFilmstrip().text(legs, title: title)
    case .animated: AnimatedSVG(legs, title: title).text
    case .page: PlayerPage(title: title, legs: legs).html
    case .table: RecordingTable(legs).csv
    case .lottie: LottieAnimation(legs[0].recording).json
    case .transcript: Transcript(legs).text
    case .terminal: TerminalFilmstrip(look: .color).text(legs[0].recording, title: title)
    }
  }

  /// What each text of the format contains.
  var mark: String {
    switch self {
    case .filmstrip, .animated: "</svg>"
    case .page: "</html>\n"
    case .table: "leg,time,frame,layer,name"
    case .lottie: "{"
    case .transcript: "end\n"
    case .terminal: "title"
    }
  }

  /// What no text of the format contains: references to something outside of it, scripts of a
  /// picture, and numbers that are not finite.
  var absent: [String] {
    switch self {
    case .filmstrip: ["<script", "https://", "nan", "inf\""]
    case .animated: ["<script", "javascript:", "@import", "https://", "data:"]
    case .page: ["http:", "https:", " src=", " href=", "@import", "fetch(", "import(", "//www"]
    case .lottie: ["http", "nan", "inf"]
    case .table, .transcript, .terminal: ["http"]
    }
  }
}

@MainActor
@Suite("A format")
struct FormatTests {
  @Test(
    "has the same bytes for equal recordings, finite numbers, and nothing outside of it",
    arguments: Format.allCases)
  func bytes(format: Format) throws {
    let texts = (0..<2).map { _ in
      let scene = RecordedScene(EdgeSlideTransition.slide(duration: 0.15))
      let legs = [RecordedLeg("there", scene.forward()), RecordedLeg("back", scene.backward())]
      return format.text(legs).replacing("http://www.w3.org/2000/svg", with: "")
    }
    expectEqual(texts[0], texts[1])
    expectTrue(texts[0].contains(format.mark) && texts[0].has(format.absent) == [])
    guard format == .filmstrip || format == .animated else { return }
    let names = try ParsedMarkup(texts[0]).elements.compactMap { $0.attributes["id"] }
    expectEqual(Set(names).count, names.count)
    expectTrue(!names.isEmpty)
  }

  @Test(
    "of a run without frames, of one frame, or of impossible numbers is a file",
    arguments: Format.allCases)
  func small(format: Format) throws {
    let times: [(TimeInterval, TimeInterval)] = [
      (1, 0), (0, .nan), (-1e308, 1e308), (5, 5),
    ]
    for recording in try [.of([]), .ofSquare()] + times.map(nonsense) {
      let text = format.text([RecordedLeg("leg", recording), RecordedLeg("", recording)])
      expectTrue(text.contains(format.mark))
      expectTrue(recording.displayList(at: 0.5)?.items.count ?? 3 <= 3)
    }
  }

  /// A recording between two instants, of items with impossible numbers.
  private func nonsense(_ start: TimeInterval, _ end: TimeInterval) throws -> Recording {
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

  @Test("does not repeat a name of 20,000 letters in each row or frame", arguments: Format.allCases)
  func longName(format: Format) {
    let counts = [12, 60].map { frames in
      let stage = Stage()
      let window = UIWindow(stage: stage)
      window.makeKeyAndVisible()
      let card = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      card.backgroundColor = .red
      card.accessibilityIdentifier = String(repeating: "Ω", count: 20_000)
      card.layer.name = card.accessibilityIdentifier
      window.addSubview(card)
      let recording = Recorder(stage).record {
        UIView.animate(withDuration: Double(frames) / 60) { card.center.x = 200 }
      }
      let text = format.text([RecordedLeg("leg", recording)])
      return text.unicodeScalars.count { $0 == "Ω" } + text.ranges(of: "&#937;").count
    }
    // A table row has at most 200 letters of the name; elsewhere more frames add none.
    let more = format == .table ? 200 * 2 * 48 : 0
    expectTrue(counts[1] - counts[0] <= more && counts[0] <= 8 * 20_000, "\(counts)")
    let isNamed = [.filmstrip, .page, .table, .lottie, .transcript].contains(format)
    expectTrue(!isNamed || counts[0] >= 10, "\(counts)")
  }
}

import HeadlessStage
import HeadlessViews
import RecordingSupport
import Expectations
import Transitioning
import Transitions

@testable import TransitionPictures

@MainActor
@Suite("A table of a recording")
struct RecordingTableTests {
  /// The rows as a parser of RFC 4180 reads them.
  private func rows(_ csv: String) -> [[String]] {
    var rows: [[String]] = [[""]]
    var isQuoted = false
    var scalars = Array(csv.unicodeScalars)[...]
    func add(_ scalar: Unicode.Scalar) {
      rows[rows.count - 1][rows[rows.count - 1].count - 1].unicodeScalars.append(scalar)
    }
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"":
        add(scalar)
        scalars.removeFirst()
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: rows[rows.count - 1].append("")
      case "\r" where !isQuoted && scalars.first == "\n":
        scalars.removeFirst()
        rows.append([""])
      default: add(scalar)
      }
    }
    rows.removeLast()
    return rows
  }

  private func recording(_ items: [DisplayItem], groups: [DisplayGroup] = []) -> Recording {
    let frame = DisplayList(
      time: 2, size: CGSize(width: 100, height: 100), groups: groups, items: items)
    return .of([frame], from: 1.5)
  }

  @Test("has one leg after the other, and one row for each item of each frame, under its heading")
  func legs() {
    let scene = RecordedScene()
    let legs = [
      RecordedLeg("forward", scene.forward()), RecordedLeg("=back", scene.backward()),
    ]
    let rows = rows(RecordingTable(legs).csv)
    let titles = rows.dropFirst().map { $0[0] }
    expectTrue(Set(titles) == ["forward", "'=back"] && titles == titles.sorted().reversed())
    let counts = legs.map { $0.recording.frames.map(\.items.count).reduce(0, +) }
    expectEqual(titles.count, counts.reduce(0, +))
    expectEqual(Set(rows.map(\.count)).count, 1)
    expectEqual(rows[0].prefix(6), ["leg", "time", "frame", "layer", "name", "part"])
    let empty = RecordingTable([RecordedLeg("there", .of([]))])
    expectEqual(self.rows(empty.csv).count, 1)
  }

  @Test("has the place, rotation and total opacity of an item on the screen")
  func values() throws {
    let turned = CATransform3D(scaleX: 2, y: 3).concatenating(
      CATransform3D(rotationAngle: .pi / 2, x: 0, y: 0, z: 1)
    ).concatenating(CATransform3D(translationX: 60, y: 10))
    let item = DisplayItem(
      layer: 7, name: "card", transform: turned, size: CGSize(width: 10, height: 5), opacity: 0.5,
      group: 0, fill: UIColor(red: 1, green: 0, blue: 0, alpha: 0.5), cornerRadius: 2)
    let group = DisplayGroup(layer: 1, opacity: 0.5)
    let nowhere = DisplayItem(
      layer: 1, name: "", transform: CATransform3D(scaleX: .nan, y: 1), size: item.size, fill: .red)
    let rows = rows(
      RecordingTable([RecordedLeg("there", recording([item, nowhere], groups: [group]))]).csv)
    // The cells of an item without a place are empty.
    expectEqual(rows[2][6..<10], ["", "", "", ""])
    let row = Dictionary(zip(rows[0], rows[1])) { $1 }
    expectEqual(
      row,
      [
        "leg": "there", "time": "0.5", "frame": "0", "layer": "7", "name": "card", "part": "body",
        "x": "45",
        "y": "10", "width": "15", "height": "20", "opacity": "0.25", "rotation": "90",
        "scale_x": "2", "scale_y": "3", "corner_radius": "2", "fill": "#ff000080", "text": "",
      ])
  }

  @Test(
    "cannot be read as a formula, or as more fields or rows",
    arguments: [
      ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), ("\tx", "'\tx"),
      ("a,b", "a,b"), ("say \"so\"", "say \"so\""), ("a\"\u{301},=1+1", "a\"\u{301},=1+1"),
      ("two\r\nlines", "two\r\nlines"), ("", ""),
      ("=HYPERLINK(\"http://x\",\"y\")", "'=HYPERLINK(\"http://x\",\"y\")"), ("👩‍👧,漢", "👩‍👧,漢"),
    ])
  func escaping(name: String, field: String) {
    let item = DisplayItem(
      layer: 1, name: name, size: CGSize(width: 1, height: 1), fill: .red,
      contents: .text(TextContent(name)))
    let rows = rows(RecordingTable([RecordedLeg("there", recording([item]))]).csv)
    expectEqual(rows.map(\.count), [rows[0].count, rows[0].count])
    expectEqual([rows[1][4], rows[1].last], [field, field])
  }

  @Test("has a column for each animated number, and a row for each frame of each leg")
  func motion() throws {
    let scene = RecordedScene(EdgeSlideTransition.slide())
    let legs = [
      RecordedLeg("forward", scene.forward()), RecordedLeg("backward", scene.backward()),
    ]
    let rows = rows(RecordingTable(legs).motionCSV)
    expectEqual(rows[0].prefix(2), ["leg", "time"])
    expectEqual(Set(rows[0]).count, rows[0].count, "\(rows[0])")
    expectEqual(Set(rows.map(\.count)), [rows[0].count])
    expectEqual(rows.count - 1, legs.map(\.recording.frames.count).reduce(0, +))
    let column = try #require(rows[0].firstIndex { $0.hasSuffix(" position.x") })
    let forward = rows.dropFirst().filter { $0[0] == "forward" }
    let values = try forward.map { try #require(Double($0[column])) }
    let recorded = try #require(
      legs[0].recording.propertyGroups.lazy.flatMap(\.curves).first { $0.label == "x" })
    expectEqual(values.first, recorded.first)
    expectEqual(values.last, recorded.last)
    expectTrue(zip(values, values.dropFirst()).allSatisfy { $0 >= $1 } && values[0] > values[5])
  }

  @Test("tells the layers of one name apart, and leaves a number empty in a leg without it")
  func names() {
    let scene = RecordedScene(ManyTransition())
    let legs = [
      RecordedLeg("forward", scene.forward()), RecordedLeg("backward", scene.backward()),
    ]
    let rows = rows(RecordingTable(legs).motionCSV)
    let heads = rows[0].filter { $0.hasSuffix(" opacity") }
    expectEqual(heads.count, 3, "\(rows[0])")
    expectEqual(Set(heads).count, 3)
    let scale = rows[0].firstIndex { $0.contains("transform.scale") } ?? 0
    expectTrue(rows.dropFirst().allSatisfy { ($0[0] == "forward") == !$0[scale].isEmpty })
  }
}

/// A transition with three views of one name, and a motion in one direction only.
private final class ManyTransition: Transition {
  func start(with context: TransitionContext) {
    for _ in 0..<3 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.backgroundColor = .red
      context.containerView.addSubview(view)
      context.animate(view, \.opacity, back: 0, fore: 1)
    }
    if context.direction == .forward {
      context.animate(context.foreView, \.transform.scale, back: 0.5, fore: 1)
    }
    context.endAfterAnimations()
  }
}

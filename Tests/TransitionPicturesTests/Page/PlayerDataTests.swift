import HeadlessStage
import HeadlessViews
import RecordingSupport
import Expectations
import Transitioning
import Transitions

@testable import TransitionPictures

@MainActor
@Suite("The data of a player page")
struct PlayerDataTests {
  private struct Played: Decodable {
    struct Leg: Decodable {
      let start: Double
      let duration: Double
      let registers: Int
      let names: [String]
      let rows: [[Double]]
      let samples: [Sample]

      /// The registers at each sample of a leg that continues one with these.
      func values(after last: [Double] = []) -> [[Double]] {
        var values = last + Array(repeating: 0, count: registers - last.count)
        // The first item begins as an identity that is opaque, and has all its corners.
        let initial = [0: 1.0, 4: 1, 8: 1, 11: 1, 29: 15]
        if last.isEmpty { for (register, value) in initial { values[register] = value } }
        return samples.map { sample in
          var register = -1
          for pair in stride(from: 0, to: sample.changes.count, by: 2) {
            register += Int(sample.changes[pair])
            values[register] = sample.changes[pair + 1]
          }
          return values
        }
      }
    }

    struct Sample: Decodable {
      let time: Double
      let kind: Int
      let structure: Int
      let changes: [Double]

      init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        time = try values.decode(Double.self)
        kind = try values.decode(Int.self)
        structure = try values.decode(Int.self)
        changes = try values.decode([Double].self)
      }
    }

    let legs: [Leg]
  }

  private func played(_ recordings: Recording...) throws -> Played {
    let legs = recordings.map { RecordedLeg("", $0) }
    let json = PlayerData.json(of: PlayerPage(title: "", legs: legs))
    return try JSONDecoder().decode(Played.self, from: Data(json.utf8))
  }

  @Test("has every frame and midframe, in order, with times from the beginning of its leg")
  func times() throws {
    let scene = RecordedScene()
    let (forward, backward) = (scene.forward(), scene.backward())
    let played = try played(forward, backward)
    for (leg, recording) in zip(played.legs, [forward, backward]) {
      try #require(leg.samples.count == recording.frames.count + recording.midframes.count)
      expectNear(
        recording.frames.indices.map { leg.samples[2 * $0].time },
        recording.frames.map { $0.time - recording.startTime }, within: 1e-8)
    }
    expectEqual(played.legs.map(\.start), [0, forward.duration])
  }

  @Test("has the changes of each sample, which add up to the values of the frame")
  func changes() throws {
    let recording = RecordedScene(SlideUpTransition.slideUp()).forward()
    let leg = try played(recording).legs[0]
    let rows = leg.values()
    // The first item, the wall behind all others, has the first registers.
    for (index, frame) in recording.frames.enumerated() {
      let item = try #require(frame.items.first { $0.id == recording.frames[0].items[0].id })
      let row = rows[2 * index]
      expectEqual(
        [row[0], row[9], row[11]],
        [Double(item.transform.m11), Double(item.size.width), item.opacity])
      expectNear(row[5], Double(item.transform.m42), within: 1e-4)
      expectEqual([row[4], row[8], row[29]], [Double(item.transform.m22), 1, 15])
    }
    // Items that do not move add nothing to a sample.
    expectTrue(leg.samples.last?.changes.count ?? 99 < 40)
  }

  @Test("has what a leg shares with the one before only once, and the changes go on")
  func continuing() throws {
    let scene = RecordedScene(SlideUpTransition.slideUp())
    let (forward, backward) = (scene.forward(), scene.backward())
    let legs = try played(forward, backward).legs
    expectTrue(legs[0].names.count > 1 && legs[1].names.isEmpty, "\(legs[1].names)")
    expectLess(legs[1].rows.count, legs[0].rows.count)
    // The way back begins with the picture with which the way there has ended.
    expectAtMost(legs[1].samples[0].changes.count, 40)
    expectTrue(legs[0].samples[0].changes.count > 40)
    let values = legs[1].values(after: try #require(legs[0].values().last))
    for (index, frame) in backward.frames.enumerated() {
      let (item, row) = (try #require(frame.items.first), values[2 * index])
      expectEqual([row[9], row[11]], [Double(item.size.width), item.opacity])
      expectNear(row[5], Double(item.transform.m42), within: 1e-4)
    }
  }

  @Test("has only the movement of the first of several views that move as one, within a fiftieth")
  func leads() throws {
    let scene = RecordedScene(SlideUpTransition.slideUp())
    scene.composer.loadViewIfNeeded()
    for row in 0..<8 {
      let view = UIView(frame: CGRect(x: 10 + 20 * row, y: 40 * row, width: 30, height: 20))
      view.backgroundColor = .red
      view.transform = CGAffineTransform(rotationAngle: 0.1 * CGFloat(row))
      scene.composer.view.addSubview(view)
    }
    let samples = scene.forward().frames
    let leads = PlayerLeads(of: samples)
    let moving = samples[5].items.filter { item in
      samples[9].items.contains { $0.id == item.id && $0.transform != item.transform }
    }
    let following = moving.filter { leads[.item($0.id)] != nil }
    expectAtMost(9, moving.count)
    expectEqual(following.count, moving.count - 1)
    for list in samples {
      for item in list.items {
        guard let following = leads[.item(item.id)] else { continue }
        let lead = try #require(list.items.first { .item($0.id) == following.lead })
        let shown = PlaneMap(following.map).concatenating(PlaneMap(lead.transform))
        let corner = CGPoint(x: item.size.width, y: item.size.height)
        let one = try #require(shown(corner))
        let other = try #require(PlaneMap(item.transform)(corner))
        expectNear(one.x, other.x, within: 0.02)
        expectNear(one.y, other.y, within: 0.02)
      }
    }
    // A view that moves for itself has no lead.
    let alone = PlayerLeads(
      of: [0, 1, 2].map { time in
        DisplayList(
          time: time, size: CGSize(width: 9, height: 9),
          items: [(1, time), (2, time * time)].map { layer, x in
            DisplayItem(
              layer: layer, name: "", transform: CATransform3D(translationX: x, y: 0, z: 0),
              size: CGSize(width: 5, height: 5))
          })
      })
    expectTrue([1, 2].allSatisfy { alone[.item(.init(layer: $0, part: .body))] == nil })
  }

  @Test("gives equal kinds to samples that can be blended")
  func kinds() throws {
    let recording = RecordedScene().forward()
    let leg = try played(recording).legs[0]
    for index in recording.frames.indices.dropLast() {
      let isLike = recording.frames[index].isLike(recording.frames[index + 1])
      expectEqual(isLike, (leg.samples[2 * index].kind == leg.samples[2 * index + 2].kind))
    }
  }

  @Test("draws paths with SVG's letters, and closes closed paths")
  func paths() {
    var path = CGPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 2.5))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 4, y: 2))
    expectEqual(path.pathText, "M1 2L3 2.5Q4 2 5 6")
    path.closeSubpath()
    expectTrue(path.pathText.hasSuffix("L1 2Z"))
    let ellipse = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10)).pathText
    expectTrue(ellipse.hasPrefix("M20 5A10 5 0 0 1 ") && ellipse.hasSuffix("20 5Z"))
    expectEqual(ellipse.components(separatedBy: "A").count, 5)
    var far = CGPath()
    far.move(to: .zero)
    far.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    expectEqual(far.pathText, "")
  }

  @Test("names equal contents once")
  func contents() {
    var table = ContentTable()
    let text = LayerContents.text(TextContent("a\nbc", fontSize: 10))
    expectEqual([text, text, nil].map { table.number(of: $0) }, [1, 1, 0])
    expectEqual(
      table.entries, [##"["text",["a","bc"],10,400,"#000000","left"]"##])
  }
}

@MainActor
@Suite("The expected picture of a player page")
struct PageExpectationTests {
  @Test("has each item where the recordings have it, each leg after the one before")
  func instants() throws {
    let scene = RecordedScene(SlideUpTransition.slideUp())
    let (forward, backward) = (scene.forward(), scene.backward())
    let page = PlayerPage(
      title: "",
      legs: [
        RecordedLeg("", forward),
        RecordedLeg("", backward),
      ])
    let expectation = PageExpectation(page, at: [0, 0.5])
    expectEqual(expectation.duration, forward.duration + backward.duration)
    let times = [
      0, forward.duration / 2, forward.duration, forward.duration + backward.duration / 2,
      expectation.duration,
    ]
    expectNear(expectation.instants.map(\.time), times, within: 1e-12)
    let list = try #require(
      forward.displayList(at: forward.startTime + forward.duration / 2))
    let middle = expectation.instants[1]
    expectTrue(!list.items.isEmpty)
    expectEqual(middle.items.map(\.layer), list.items.map(\.layer))
    for (item, expected) in zip(list.items, middle.items) {
      let box = try #require(expected.box)
      let numbers = [item.transform.m41, item.transform.m42, item.size.width, item.size.height]
      expectNear([box.minX, box.minY, box.width, box.height], numbers)
    }
  }

  @Test("leaves out items that only mask, and has no box for items that reach behind the eye")
  func withoutBoxes() {
    var close = CATransform3D.identity
    close.m34 = -1 / 100
    let behind = CATransform3D(translationX: 0, y: 0, z: 200).concatenating(close)
    let size = CGSize(width: 50, height: 50)
    let list = DisplayList(
      time: 0, size: size,
      groups: [
        DisplayGroup(layer: 1, opacity: 0.5),
        DisplayGroup(layer: 2, opacity: 1, parent: 0, blend: .mask),
      ],
      items: [
        DisplayItem(layer: 1, name: "seen", size: size, opacity: 0.5, group: 0, fill: .red),
        DisplayItem(layer: 3, name: "behind", transform: behind, size: size, group: 0, fill: .red),
        DisplayItem(layer: 2, name: "mask", size: size, group: 1, fill: .red),
      ])
    let expectation = PageExpectation(
      PlayerPage(title: "", legs: [RecordedLeg("", .of([list]))]))
    expectEqual(expectation.instants.map(\.time), [0])
    let items = expectation.instants[0].items
    expectTrue(items.map(\.name) == ["seen", "behind"] && items[0].opacity == 0.25)
    expectEqual(items.map(\.box), [CGRect(origin: .zero, size: size), nil])
  }
}

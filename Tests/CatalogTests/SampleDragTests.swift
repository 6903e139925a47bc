import Expectations
import Foundation
import TransitionLaws
import TransitionPictures
import TransitionRecording
import Transitioning

@testable import CatalogSamples
@testable import TransitioningCatalog

@MainActor
@Suite("The drag on the page of a sample")
struct SampleDragTests {
  private static let mode = RunMode.all(of: ToastSample.self).first(where: \.isDragged)

  private func drag(_ sample: any Sample.Type) throws -> PlayerDrag? {
    let mode = try #require(Self.mode)
    let legs = SampleRun(sample, through: mode.legs, on: mode.screen).legs
    return SampleDrag(of: sample, on: mode.screen).drag(legs)
  }

  @Test(
    "drives the transition evenly from 0 to 1",
    arguments: ["parallax-push", "card-sheet", "drawer", "back-full-screen", "cube"])
  func progress(_ name: String) throws {
    let sample = try #require(Samples.all.first { $0.name == name })
    let scene = DraggedScene(sample, on: .phone)
    let way = try #require(scene.wayBack())
    let (stage, path) = (scene.play.stage, way.path(over: way.length, in: SampleDrag.duration))
    let finger = stage.touch(along: path)
    var parts: [CGFloat] = []
    repeat {
      stage.advance(by: 1 / stage.frameRate)
      if finger.isDown, let coordinator = scene.play.opened?.transitionCoordinator {
        parts.append(coordinator.percentComplete)
      }
    } while finger.isDown
    expectTrue(zip(parts, parts.dropFirst()).allSatisfy { $0 <= $1 })
    expectAtMost(try #require(parts.first), 0.2)
    expectNear(try #require(parts.last), 1, within: 1e-6)
    expectTrue(parts.count > 30)
    scene.settle()
    expectTrue(!scene.isOpen)
    scene.reset()
    expectTrue(scene.isOpen)
  }

  @Test("has a film of one finger along a straight way, and no part in the time line")
  func film() throws {
    let drag = try #require(try drag(ParallaxPushSample.self))
    expectEqual(drag.ways.count, 1)
    let way = try #require(drag.ways.first)
    let touch = try #require(way.film.touches.first)
    expectEqual(way.film.touches.count, 1)
    expectEqual(touch.end, .lifted)
    let places = touch.places.map(\.location)
    expectTrue(zip(places, places.dropFirst()).allSatisfy { $0.x <= $1.x && $0.y == $1.y })
    expectEqual(drag.leg, 2)
    // Nothing is left to move at the end of the whole way.
    expectTrue(way.releases.isEmpty)
    let site = Site(of: [ParallaxPushSample.self]).files(of: ParallaxPushSample.self).files
    func page(_ suffix: String) throws -> String {
      let name = "parallax-push\(suffix).html"
      return String(decoding: try #require(site.first { $0.name == name }).data, as: UTF8.self)
    }
    let finger = try page("-finger")
    expectContains(finger, "drag.js")
    expectEqual(finger.components(separatedBy: "<button type=\"button\" data-leg").count, 4)
    for suffix in ["", "-dark", "-reversed"] {
      let other = try page(suffix)
      expectTrue(!other.contains("drag.js") && !other.contains("\"touches\""), "\(suffix)")
    }
  }

  @Test("begins and ends with the pictures of the leg in whose place it is")
  func ends() throws {
    let mode = try #require(Self.mode)
    let legs = SampleRun(CardSheetSample.self, through: mode.legs, on: mode.screen).legs
    let drag = try #require(SampleDrag(of: CardSheetSample.self, on: mode.screen).drag(legs))
    let leg = legs[drag.leg].recording
    let film = try #require(drag.ways.first).film
    for (one, other) in [
      (leg.frames.first, film.frames.first), (leg.frames.last, film.frames.last),
    ] {
      let (one, other) = (try #require(one), try #require(other))
      expectEqual(one.items.map(\.transform), other.items.map(\.transform))
      expectEqual(one.items.map(\.opacity), other.items.map(\.opacity))
    }
  }

  @Test("finishes by the rule of the sample, which depends on the velocity")
  func thresholds() throws {
    // A substitute's pan: half of the way at any slow velocity; a fast one decides by its direction.
    let fade = try #require(try thresholds(of: FadeSample.self))
    let distances = fade.map(\.distance)
    expectEqual(fade.map { $0.velocity < 0 }.filter(\.self).count, 3)
    expectTrue(distances[0].isInfinite && distances[1].isInfinite)
    for slow in distances[2...4] { expectNear(slow, 211 + 14, within: 8) }
    expectTrue(distances[5] == 0 && distances[6] == 0)
    // A swipe back: the place counts that the finger would reach in 0.12 s.
    let push = try #require(try thresholds(of: ParallaxPushSample.self)).map(\.distance)
    for (distance, velocity) in zip(push, [-2, -1.05, -0.9, 0, 0.9, 1.05, 2]) {
      expectNear(distance, (0.5 - 0.12 * velocity) * 390 + 14, within: 8)
    }
  }

  private func thresholds(of sample: any Sample.Type) throws -> [PlayerDrag.Threshold]? {
    try drag(sample)?.ways.first?.thresholds
  }

  @Test("leads to the other detent of a sheet, too")
  func detents() throws {
    let drag = try #require(try drag(BottomSheetSample.self))
    expectEqual(drag.ways.count, 2)
    let ways = drag.ways.map { way in
      let places = way.film.touches.first?.places ?? []
      return (places.last?.location.y ?? 0) - (places.first?.location.y ?? 0)
    }
    expectTrue(ways[0] > 200 && ways[1] < -100, "\(ways)")
    // The sheet rests where the finger has left it.
    let film = drag.ways[1].film
    let lift = try #require(film.touches.first?.places.last?.time)
    let lifted = try #require(film.frame(at: lift))
    let resting = try #require(film.frames.last)
    for (one, other) in zip(lifted.items, resting.items) where one.size.width == 390 {
      expectNear(Double(one.transform.m42), Double(other.transform.m42), within: 16)
    }
  }
}

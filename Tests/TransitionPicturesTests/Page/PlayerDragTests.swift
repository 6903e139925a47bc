import Expectations
import Foundation
import HeadlessStage
import HeadlessViews
import RecordingSupport
import TransitionRecording

@testable import TransitionPictures

@MainActor
@Suite("The touches and the drag of a player page")
struct PlayerDragTests {
  /// The fingers of a leg and the drag, as the script of the page reads them.
  private struct Played: Decodable {
    struct Leg: Decodable {
      let duration: Double
      let rows: [[Double]]
      let touches: [[Double]]?
    }

    struct Drag: Decodable {
      let leg: Int
      let ways: [Way]
    }

    struct Way: Decodable {
      let film: Leg
      let thresholds: [[Double]]
      let finish: Double
    }

    let legs: [Leg]
    let drag: Drag?
  }

  private func played(_ page: PlayerPage) throws -> Played {
    try JSONDecoder().decode(Played.self, from: Data(PlayerData.json(of: page).utf8))
  }

  /// A recording of a finger that goes down 300 points evenly, and rests.
  private func touched() -> Recording {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    return stage.recordDrag()
  }

  private func page(_ recording: Recording, _ drag: PlayerDrag? = nil) -> PlayerPage {
    PlayerPage(
      title: "A finger", legs: [RecordedLeg("down", recording)], drag: drag, sections: [])
  }

  /// A page on which the reader drags as the finger of its only leg.
  private func draggedPage(_ recording: Recording) -> PlayerPage {
    page(
      recording,
      PlayerDrag(
        inPlaceOf: 0,
        ways: [
          PlayerDrag.Way(
            film: recording, releases: [],
            thresholds: [
              PlayerDrag.Threshold(velocity: 0, distance: 150),
              PlayerDrag.Threshold(velocity: 100, distance: .infinity),
            ], finishTime: 0.2, returnTime: 0.1)
        ]))
  }

  @Test("are in its data: each finger where it turns, and the film with its thresholds")
  func data() throws {
    let played = try played(draggedPage(touched()))
    let path = [1, 0, 50, 100, 0.5, 50, 400, 0.75, 50, 400]
    expectEqual(try #require(played.legs.first?.touches).count, 1)
    expectNear(try #require(played.legs.first?.touches?.first), path, within: 1e-6)
    let drag = try #require(played.drag)
    let way = try #require(drag.ways.first)
    expectNear(try #require(way.film.touches?.first), path, within: 1e-6)
    expectEqual(way.thresholds, [[0, 150], [100, 1e6]])
    expectEqual([way.finish, Double(drag.leg), Double(played.legs.count)], [0.2, 0, 1])
  }

  @Test("are as short as the leg of the finger, which continues the same leg")
  func continuing() throws {
    let scene = RecordedScene()
    let leg = RecordedLeg("there", scene.forward())
    let touched = RecordedLeg("down", scene.stage.recordDrag())
    let threshold = PlayerDrag.Threshold(velocity: 0, distance: 150)
    let way = PlayerDrag.Way(
      film: touched.recording, releases: [PlayerDrag.Release(at: 9, touched.recording)],
      thresholds: [threshold], finishTime: 0.2, returnTime: 0.1)
    let page = PlayerPage(
      title: "", legs: [leg, touched], drag: PlayerDrag(inPlaceOf: 1, ways: [way]), sections: [])
    let json = PlayerData.json(of: page)
    let played = try played(page)
    expectTrue(played.legs[0].rows.count > 4)
    // All that is seen under the finger was there before.
    expectEqual(played.legs[1].rows, [])
    expectEqual(try #require(played.drag?.ways.first).film.rows, [])
    let texts = json.components(separatedBy: "\"samples\":").dropFirst(2).map {
      $0.components(separatedBy: "]]}")[0]
    }
    expectEqual(texts.count, 3)
    expectEqual(Set(texts).count, 1)
  }

  @Test("are missing in a page without fingers, and the drag in one that the reader cannot drag")
  func absence() throws {
    let dragged = draggedPage(touched())
    let marks = ["id=\"hint\"", "\"drag\":{", PlayerPage.dragScript]
    expectEqual(dragged.html.lacks(marks), [])
    let parts = ["drag.js\"></script>"]
    expectEqual(
      dragged.html(styleSheet: "a.css", script: "a.js", dragScript: "drag.js").lacks(parts), [])
    let touched = page(touched())
    expectEqual(touched.html.has(marks), [])
    expectEqual(
      touched.html(styleSheet: "a.css", script: "a.js", dragScript: "drag.js").has(parts), [])
    expectContains(touched.html, "\"touches\":[[")
    let scene = RecordedScene()
    expectTrue(!page(scene.forward()).html.contains("\"touches\":[["))
  }

  @Test("are drawn in moving pictures and filmstrips, where the finger is")
  func pictures() {
    let touched = RecordedLeg("down", touched())
    let moving = AnimatedSVG([touched]).text
    expectEqual(moving.components(separatedBy: "fill-opacity=\"0.45\"").count, 2)
    expectContains(moving, "@keyframes")
    let strip = SVGFilmstrip(frames: 4, charts: 0).text([touched], title: "")
    // In three of the four pictures the finger is down.
    expectEqual(strip.components(separatedBy: "fill-opacity=\"0.45\"").count, 4)
    let list = touched.recording.frames[15].touched(by: touched.recording.touches)
    expectEqual(list.items.suffix(1).map(\.size.width), [46])
    expectEqual(list.items.suffix(1).map(\.transform.m42), [250 - 23])
    let scene = RecordedScene()
    expectTrue(!AnimatedSVG([RecordedLeg("", scene.forward())]).text.contains("0.45"))
  }
}

extension Stage {
  /// Records a finger that goes down 300 points evenly, and rests.
  fileprivate func recordDrag() -> Recording {
    Recorder(self).record {
      drag(
        from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 400), duration: 0.5, holdingFor: 0.25)
    }
  }
}

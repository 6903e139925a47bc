import TransitionRecording
import Transitioning

/// What is written of a recording, by the length of a name in it.
@MainActor
enum RecordingRows {
  static var all: [Row] {
    [
      Row("page: name", "a page with a name of so many characters") { n in
        let legs = legs(named: n)
        return time { _ = PlayerPage(title: "", legs: legs).html }
      },
      Row("table: name", "a table with a name of so many characters") { n in
        let legs = legs(named: n)
        return time { _ = RecordingTable(legs).csv }
      },
    ]
  }

  private static func legs(named length: Int) -> [RecordedLeg] {
    let scene = Scene(1)
    scene.views[0].backgroundColor = .black
    scene.views[0].accessibilityIdentifier = String(
      repeating: "<a & \"b\">\n", count: length / 10)
    let recording = Recorder(scene.stage).record {
      View.animate(withDuration: 0.4) { scene.views[0].center.x += 150 }
    }
    return [RecordedLeg("", recording)]
  }
}

import TransitionPictures
import Transitioning

/// Texts made of a recording, by the length of a name in it.
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
      Row("page: accents", "a page with a name of one letter that has so many accents") { n in
        let legs = legs(named: n, of: "\u{301}")
        return time { _ = PlayerPage(title: "", legs: legs).html }
      },
      Row("table: families", "a table with a name of so many joined scalars") { n in
        let legs = legs(named: n, of: "\u{1F468}\u{200D}")
        return time { _ = RecordingTable(legs).csv }
      },
    ]
  }

  /// A recording of a view whose name is a letter and then `length` scalars.
  private static func legs(
    named length: Int, of piece: String = "<a & \"b\">\n"
  ) -> [RecordedLeg] {
    let scene = Scene(1)
    scene.views[0].backgroundColor = .black
    scene.views[0].accessibilityIdentifier =
      "e" + String(repeating: piece, count: length / piece.unicodeScalars.count)
    let recording = Recorder(scene.stage).record {
      View.animate(withDuration: 0.4) { scene.views[0].center.x += 150 }
    }
    return [RecordedLeg("", recording)]
  }
}

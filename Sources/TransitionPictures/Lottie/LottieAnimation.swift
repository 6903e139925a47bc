import Foundation
import HeadlessStage
import HeadlessViews

/// A recording as a Lottie animation, for apps and pages that play Lottie files.
///
/// ```swift
/// try Data(LottieAnimation(recording).json.utf8).write(to: file)
/// ```
///
/// Items become shape layers, and text layers for their text. Groups that fade as one, clips and
/// masks become compositions. A movement that matches an animation with a cubic Bézier curve keeps
/// that curve. Any other movement becomes a polyline, with an error of at most a fiftieth of a
/// point.
///
/// Lottie is flat and cannot show everything that a screen shows. `differences` has a sentence for
/// content under a perspective (outlines are exact, text and gradients approximate), for conic and
/// elliptical gradients, for shadows (drawn as ten rings, or not blurred if a path casts them), and
/// for cross-fades (the old content stays opaque behind the new content).
public struct LottieAnimation: Hashable, Sendable {
  /// The Lottie file as JSON.
  public let json: String

  /// The differences from the stage, one sentence each; empty if there are none.
  public let differences: [String]

  /// Creates a Lottie animation of a recording, with a name.
  public init(_ recording: Recording, name: String = "") {
    var builder = LottieBuilder(recording)
    let layers = builder.layers()
    let file: JSONValue = [
      "v": "5.7.0", "fr": .number(recording.frameRate), "ip": 0, "op": .number(builder.end),
      "w": .number(Double(recording.size.width)), "h": .number(Double(recording.size.height)),
      "nm": .text(name), "ddd": 0, "fonts": LottieFont.list, "assets": .list(builder.assets),
      "layers": layers,
    ]
    json = file.json + "\n"
    differences = builder.differences
  }
}

import Foundation
import HeadlessStage
import HeadlessViews

/// A run as a Lottie animation, for apps and pages that play such files.
///
/// ```swift
/// try Data(LottieAnimation(recording).json.utf8).write(to: file)
/// ```
///
/// Items are shape layers, and text layers for what is written in them; groups that fade as one, clips and
/// masks are compositions. What an animation with a Bézier curve explains has that curve; all else is as
/// many straight lines as it needs to be within a fiftieth of a point.
///
/// Lottie is flat, and less than a screen: `isExact` is false, and `differences` says why, for what is under
/// a perspective (its outlines are right, its text and the run of its gradients are not quite), for
/// gradients that go round, for shadows, which are made of ten rings, and for looks that melt into each
/// other, of which the old one stays as it is behind the new one.
public struct LottieAnimation: Hashable, Sendable {
  /// The file.
  public let json: String

  /// What is not quite as it was on the stage, a sentence each.
  public let differences: [String]

  /// True when everything is as it was on the stage.
  public var isExact: Bool { differences.isEmpty }

  /// A run as a Lottie animation, called as is said.
  public init(_ recording: Recording, name: String = "") {
    var film = LottieFilm(recording)
    let layers = film.layers()
    let file: JSONValue = [
      "v": "5.7.0", "fr": .number(recording.frameRate), "ip": 0, "op": .number(film.end),
      "w": .number(Double(recording.size.width)), "h": .number(Double(recording.size.height)),
      "nm": .text(name), "ddd": 0, "fonts": LottieFont.list, "assets": .list(film.assets),
      "layers": layers,
    ]
    json = file.json + "\n"
    differences = film.differences
  }
}

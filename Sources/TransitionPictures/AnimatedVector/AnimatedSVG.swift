public import Foundation
import HeadlessStage
public import HeadlessViews
public import TransitionRecording

/// Recordings as one vector picture that plays them in a loop, for a README or a page.
///
/// ```swift
/// let svg = AnimatedSVG([RecordedLeg("forward", there), RecordedLeg("backward", back)]).text
/// ```
///
/// The legs play one after the other, each followed by a rest of one second, and then again from
/// the first. The document contains no scripts and no external resources: CSS keyframes move native
/// SVG elements, so it also plays in an `<img>`. It holds still where the reader prefers reduced
/// motion (`prefers-reduced-motion`), and in viewers without CSS animations; the parameter `still`
/// selects what is visible then.
///
/// A movement that matches an animation has the animation's own `cubic-bezier(…)`; the match is
/// checked against the recorded frames. A movement with a common progress has a `linear(…)` with an
/// error of at most 0.02 % of the change. Any other movement is a polyline through quarters of
/// frames. Layers that move as one share one movement. The errors are at most a quarter of a point,
/// 0.002 of opacity and half a level of 255 of a colour. Under a perspective outlines keep these
/// bounds, except that a curve stays one cubic curve between its exact ends; text and gradients
/// follow the affine map that fits best at the middle of the layer. Contents that cannot be
/// interpolated (a text that breaks into other lines, an oblique gradient in a layer whose size
/// changes, dashes) switch at quarters of frames. Both sides of a cross-fade are added with
/// `plus-lighter`.
///
/// A browser without the CSS property `d` shows the still state of a path that changes and of an
/// outline under a perspective; everything else moves.
///
/// Equal recordings give equal bytes. Untrusted text is escaped.
public struct AnimatedSVG: Hashable, Sendable {
  /// The rest after each leg, in seconds.
  package static let rest: TimeInterval = 1

  /// The whole document, in UTF-8 and without an XML declaration, so that it can be embedded in
  /// HTML.
  public let text: String

  /// Creates a moving picture of the legs of a run.
  ///
  /// - Parameters:
  ///   - legs: The legs in their order, at least one, all of screens of one size.
  ///   - width: The width of the picture, in CSS pixels; positive. nil is the width of the screen.
  ///   - background: The colour behind all items; nil for a transparent background.
  ///   - still: The part of the first leg, in `0...1`, at which the picture holds still if motion
  ///     is not wanted; 1 is the end of the leg.
  ///   - isFramed: True for the rounded corners and the edge of a device, for pages that have the
  ///     colour of the screen.
  ///   - coarseness: The factor of the errors of movements that are polylines, at least 1: a larger
  ///     one makes a smaller file.
  ///   - title: A description of the picture, for people who cannot see it.
  ///   - idPrefix: The prefix of the IDs, classes and keyframes in the document: letters, different
  ///     for each of several documents in one page.
  public init(
    _ legs: [RecordedLeg], width: CGFloat? = nil, background: UIColor? = .white, still: Double = 1,
    isFramed: Bool = false, coarseness: Double = 1, title: String = "A transition",
    idPrefix: String = "a"
  ) {
    precondition(!legs.isEmpty, "AnimatedSVG needs at least one leg")
    precondition((0...1).contains(still), "AnimatedSVG still must be in 0...1, not \(still)")
    precondition(
      coarseness >= 1 && coarseness.isFinite,
      "AnimatedSVG coarseness must be finite and at least 1, not \(coarseness)")
    let size = legs[0].recording.size
    let width = width ?? size.width
    precondition(
      width.isFinite && width > 0, "AnimatedSVG width must be finite and positive, not \(width)")
    var canvas = MovingCanvas(prefix: idPrefix, coarseness: coarseness)
    let length = legs.reduce(0) { $0 + $1.recording.length + Self.rest }
    var start = 0.0
    for (index, leg) in legs.enumerated() {
      let end = start + leg.recording.length + Self.rest
      if legs.count > 1 {
        canvas.openLeg(shown: start / length..<end / length, isFirst: index == 0)
      }
      var scene = MovingScene(
        leg.recording, at: start, inCycleOf: length, stillAt: index == 0 ? still : 0)
      scene.write(on: &canvas)
      if legs.count > 1 { canvas.append("</g>") }
      start = end
    }
    let frame = ScreenFrame(size: size, background: background, isRounded: isFramed)
    let picture = frame.markup(around: canvas.body, &canvas.definitions)
    let says = legs.map { "\($0.title), \(Seconds.short($0.recording.length))" }
    text = VectorDocument.text(
      size: size, width: width, title: title, description: "\(says.joined(separator: "; ")).",
      content: canvas.style(cycle: length) + canvas.definitions.text + picture)
  }
}

/// The background, the rounded corners and the edge of a screen in a picture.
private struct ScreenFrame {
  let size: CGSize
  let background: UIColor?
  let isRounded: Bool

  func markup(around body: String, _ definitions: inout VectorDefinitions) -> String {
    let picture = VectorDocument.paper(size, background) + body
    guard isRounded else { return picture }
    let shape = MarkupElement(
      "rect",
      [
        "width": Decimals.text(size.width), "height": Decimals.text(size.height),
        "rx": Decimals.text(min(size.width, size.height) / 16, places: 2),
      ])
    let clip = definitions.reference(to: MarkupElement("clipPath", content: shape.text))
    return MarkupElement("g", ["clip-path": clip], content: picture).text
      + shape.with("fill", "none").with("stroke", FilmstripColor.edge)
      .with("stroke-width", Decimals.text(min(size.width, size.height) / 130, places: 2)).text
  }
}

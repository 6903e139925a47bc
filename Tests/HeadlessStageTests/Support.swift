import Foundation
import HeadlessStage
import HeadlessViews
import Testing

/// A stage with a shown window and one view in it that has been committed.
@MainActor
struct Scene {
  let stage: Stage
  let window: Window
  let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init(frameRate: Double = 60) {
    stage = Stage(size: CGSize(width: 400, height: 800), frameRate: frameRate)
    stage.diagnostics.handler = { _ in }
    window = Window(stage: stage)
    window.makeKeyAndVisible()
    window.addSubview(view)
    stage.advance(by: 0)
  }

  var layer: Layer { view.layer }
  var shown: LayerProperties { view.layer.presentationProperties }
  var opacity: Double { shown.opacity }
  var position: CGPoint { shown.position }

  /// A layer that no view owns, committed by default.
  func standaloneLayer(committed: Bool = true) -> Layer {
    let layer = Layer()
    view.layer.addSublayer(layer)
    if committed { stage.advance(by: 0) }
    return layer
  }

  /// The stage's issues, if they are all its own.
  var issues: [StageIssue] { stage.diagnostics.issues.compactMap { $0 as? StageIssue } }
}

/// A log of events, in order, each with its instant.
@MainActor
final class Log {
  struct Entry: Equatable, CustomStringConvertible {
    let time: TimeInterval
    let what: String
    var description: String { "\(time) \(what)" }
  }

  private(set) var entries: [Entry] = []
  private let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  var what: [String] { entries.map(\.what) }
  var times: [TimeInterval] { entries.map(\.time) }

  func note(_ what: String) { entries.append(Entry(time: stage.now, what: what)) }

  /// A completion that logs its flag.
  func completion(_ name: String) -> (Bool) -> Void {
    { finished in self.note("\(name) \(finished)") }
  }

  /// A delegate that logs its callbacks.
  func delegate(_ name: String) -> Witness { Witness(name, self) }
}

@MainActor
final class Witness: AnimationDelegate {
  private let name: String
  private let log: Log
  var whenStopped: () -> Void = {}
  var whenStarted: () -> Void = {}

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  func animationDidStart(_ animation: Animation) {
    log.note("\(name) starts")
    whenStarted()
  }

  func animationDidStop(_ animation: Animation, finished: Bool) {
    log.note("\(name) stops \(finished)")
    whenStopped()
  }
}

/// A cubic Bézier from (0, 0) to (1, 1) by bisection, independent of the library's solver.
func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
  func coordinate(_ a: Double, _ b: Double, _ s: Double) -> Double {
    3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
  }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<200 {
    let middle = (low + high) / 2
    if coordinate(x1, x2, middle) < x { low = middle } else { high = middle }
  }
  return coordinate(y1, y2, (low + high) / 2)
}

/// UIKit's default curve.
func easeInOut(at x: Double) -> Double { bezier(0.42, 0, 0.58, 1, at: x) }

/// Progress of a damped spring by the formulas of Animations 28, over-damping clamped to critical.
func springProgress(
  mass: Double, stiffness: Double, damping: Double, velocity: Double = 0, at t: Double
) -> Double {
  let frequency = (stiffness / mass).squareRoot()
  let ratio = damping / (2 * (stiffness * mass).squareRoot())
  guard ratio < 1 else { return 1 - (1 + (frequency - velocity) * t) * exp(-frequency * t) }
  let damped = frequency * (1 - ratio * ratio).squareRoot()
  return 1 - exp(-ratio * frequency * t)
    * (cos(damped * t) + (ratio * frequency - velocity) / damped * sin(damped * t))
}

func isClose(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}

func isClose(_ a: CGFloat, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
  abs(Double(a) - b) <= tolerance
}

/// A generator with the same numbers on every run (SplitMix64).
struct Numbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

import Foundation
import TransitionPictures

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The differences between a page and its expectation.
struct PageVerdict {
  private var complaints: [String] = []
  private var instants = 0
  private var boxes = 0
  private var points = 0.0
  private var opacity = 0.0

  /// True if there are no complaints.
  var isRight: Bool { complaints.isEmpty }

  /// Creates the verdict on a page that could not be measured.
  init(complaint: String) {
    complaints = [complaint]
  }

  /// Creates the verdict on a player page.
  init(_ measured: Measurement, against expected: PageExpectation) {
    compare(measured, expected)
    compare(measured.end ?? -1, expected.duration, "the end")
    compare(measured.middle ?? -1, expected.duration / 2, "the middle")
  }

  private mutating func compare(_ measured: Measurement, _ expected: PageExpectation) {
    complaints = measured.complaints
    compare(measured.duration ?? -1, expected.duration, "the duration")
    guard measured.instants.count == expected.instants.count else {
      complaints.append("\(measured.instants.count) of \(expected.instants.count) instants")
      return
    }
    for (seen, wanted) in zip(measured.instants, expected.instants) {
      compare(seen.items, wanted.items, at: wanted.time)
    }
    instants = expected.instants.count
    if boxes == 0 { complaints.append("nothing could be compared") }
  }

  private mutating func compare(_ seen: Double, _ wanted: Double, _ what: String) {
    // A slider may have fewer decimal places than a recording.
    guard abs(seen - wanted) > 0.001 else { return }
    complaints.append("\(what) is \(seen) instead of \(wanted)")
  }

  private mutating func compare(
    _ seen: [Measurement.Item], _ wanted: [PageExpectation.Item], at time: Double
  ) {
    let names = wanted.map { "\($0.layer) \($0.part)" }
    guard seen.map({ "\($0.layer) \($0.part)" }) == names else {
      complaints.append("\(seen.count) items instead of \(names.count) at \(time)")
      return
    }
    for (item, expected) in zip(seen, wanted) {
      var error = 0.0
      if let box = expected.box {
        let sides = [
          box.minX, box.minY, box.width, box.height, box.maxX, box.maxY,
        ].map(Double.init)
        let found = item.box + [item.box[0] + item.box[2], item.box[1] + item.box[3]]
        error = zip(found, sides).map { abs($0 - $1) }.max() ?? .infinity
        boxes += 1
        // A plane that is seen from its edge shows nothing, wherever a browser says that it is.
        if sides[2] * sides[3] < 1e-3, item.box[2] * item.box[3] < 1e-3 { continue }
      }
      let fade = abs(item.opacity - expected.opacity)
      points = max(points, error)
      opacity = max(opacity, fade)
      if !(error <= 0.5) || !(fade <= 0.01) {
        let box = expected.box.map { [$0.minX, $0.minY, $0.width, $0.height].map(Double.init) }
        complaints.append(
          "\(expected.name) (\(expected.layer) \(expected.part)) at \(Self.digits(time)): "
            + "\(Self.list(item.box)), opacity \(Self.digits(item.opacity)) instead of "
            + "\(box.map(Self.list) ?? "anywhere"), \(Self.digits(expected.opacity))")
      }
    }
  }

  /// A line about the page, and one line for each of the first complaints.
  func text(_ name: String) -> String {
    guard isRight else {
      let more = complaints.count > 8 ? ["  and \(complaints.count - 8) more"] : []
      return (["✗ \(name)"] + complaints.prefix(8).map { "  \($0)" } + more)
        .joined(separator: "\n")
    }
    let (worst, fade) = (Self.digits(points), Self.digits(opacity))
    return "✓ \(name): \(boxes) boxes at \(instants) instants, off by \(worst) points and \(fade)"
  }

  private static func list(_ numbers: [Double]) -> String {
    "[\(numbers.map(digits).joined(separator: ", "))]"
  }

  private static func digits(_ number: Double) -> String {
    String(format: "%.4f", number)
  }
}

import HeadlessViews
import TransitionCurves
import StageSupport
import TestFormulas
import Expectations

@testable import HeadlessStage

@MainActor
@Suite("The keyframes of one property")
struct KeyframeSequenceTests {
  private typealias Keyframe = (span: ClosedRange<Double>, value: Double)

  /// The remaining parts of overlapping keyframes, found one by one (ViewAnimation 31).
  private func reference(_ added: [Keyframe]) -> [Keyframe] {
    var keyframes: [Keyframe] = []
    for (whole, value) in added {
      var span = whole
      var (kept, before) = ([Keyframe](), 0.0)
      for (own, value) in keyframes {
        guard
          own == span || span.lowerBound < own.upperBound && own.lowerBound < span.upperBound
        else {
          kept.append((own, value))
          before = value
          continue
        }
        guard own.lowerBound < span.lowerBound else {
          // An overlap of less than 1e-12 does not count.
          guard own.lowerBound > span.lowerBound, span.upperBound - own.lowerBound < 1e-12 else {
            continue
          }
          span = span.lowerBound...own.lowerBound
          kept.append((own, value))
          continue
        }
        let part = (span.lowerBound - own.lowerBound) / (own.upperBound - own.lowerBound)
        kept.append((own.lowerBound...span.lowerBound, before + (value - before) * part))
        before = kept[kept.count - 1].value
      }
      let place = kept.firstIndex { $0.span.lowerBound >= span.upperBound } ?? kept.count
      kept.insert((span, value), at: place)
      keyframes = kept
    }
    return keyframes
  }

  private func list(_ added: [Keyframe]) -> [Keyframe] {
    var sequence = KeyframeSequence(
      layer: CALayer(), target: AnimationTarget(property: .opacity, component: nil),
      initial: .number(0), mode: .linear)
    for (span, value) in added { sequence.add(.number(value), over: span) }
    return sequence.keyframes.map { keyframe in
      if case .number(let value) = keyframe.value { (keyframe.span, value) } else { (0...0, .nan) }
    }
  }

  @Test("are cut, left out and ordered as in the reference, in any number", arguments: 0..<40)
  func overlaps(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    // There are few instants, so that many keyframes begin and end together and many take no time.
    let (count, instants) = (seed < 20 ? 40 : 200, seed % 2 == 0 ? 12.0 : 4_000)
    let added = (0..<count).map { index -> Keyframe in
      let start = (Double.random(in: 0..<1, using: &random) * instants).rounded() / instants
      let length = (Double.random(in: 0..<3, using: &random)).rounded(.down) / instants
      return (start...start + length, Double(index))
    }
    let (found, expected) = (list(added), reference(added))
    expectEqual(found.map(\.span), expected.map(\.span))
    expectNear(found.map(\.value), expected.map(\.value))
  }

  @Test("may have tiny overlaps with their neighbours, in any order")
  func neighbours() {
    let count = 100
    let ascending = Array(0..<count)
    for order in [ascending, ascending.reversed(), ascending.map { $0 * 79 % count }] {
      let added = order.map { index -> Keyframe in
        let start = Double(index) / Double(count)
        return (start...start + 1 / Double(count), Double(index))
      }
      expectEqual(list(added).map { $0.value.rounded() }, ascending.map(Double.init))
    }
  }
}

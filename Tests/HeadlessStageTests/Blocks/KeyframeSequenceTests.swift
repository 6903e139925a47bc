import HeadlessViews
import MotionCurves
import MotionTerms
import TestSupport
import Testing

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

  @Test("are cut, left out and ordered as in the reference, in any number", arguments: 0..<8)
  func overlaps(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    // There are few instants, so that many keyframes begin and end together and many take no time.
    let (count, instants) = (seed < 4 ? 40 : 600, seed % 2 == 0 ? 12.0 : 4_000)
    let added = (0..<count).map { index -> Keyframe in
      let start = (Double.random(in: 0..<1, using: &random) * instants).rounded() / instants
      let length = (Double.random(in: 0..<3, using: &random)).rounded(.down) / instants
      return (start...start + length, Double(index))
    }
    let (found, expected) = (list(added), reference(added))
    #expect(found.map(\.span) == expected.map(\.span))
    #expect(zip(found, expected).allSatisfy { abs($0.value - $1.value) < 1e-9 })
  }

  @Test("may be 1,000 in any order, each with a tiny overlap with its neighbours")
  func many() {
    let count = 1_000
    func span(_ index: Int) -> ClosedRange<Double> {
      let start = Double(index) / Double(count)
      return start...start + 1 / Double(count)
    }
    let ascending = list((0..<count).map { (span($0), Double($0)) })
    #expect(ascending.count == count)
    let descending = list((0..<count).reversed().map { (span($0), Double($0)) })
    #expect(descending.map { $0.value.rounded() } == (0..<count).map(Double.init))
    let shuffled = list((0..<count).map { $0 * 7_919 % count }.map { (span($0), Double($0)) })
    #expect(shuffled.map { $0.value.rounded() } == (0..<count).map(Double.init))
  }
}

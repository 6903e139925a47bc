import HeadlessViews
import MotionCurves
import MotionTerms
import TestSupport
import Testing

@testable import HeadlessStage

/// The list of a layer's animations, short or long, compared with an array of them.
@MainActor
@Suite("The list of a layer's animations")
struct AnimationListTests {
  private final class SharedRunner: AnimationRunner {
    override var isShared: Bool { true }
  }

  /// A list, and the array that the list must equal.
  @MainActor
  private struct Pair {
    var list = RunningAnimations()
    var array: [RunningAnimation] = []
    var random: SeededGenerator
    var runners: [AnimationRunner] = []
    let shared: AnimationRunner = SharedRunner()
    let targets: [AnimationTarget] = [
      AnimationTarget(property: .opacity, component: nil),
      AnimationTarget(property: .position, component: nil),
      AnimationTarget(property: .position, component: .x),
    ]
    private var nextPlace: Int32 = 0
    private let timingGroup = TimingGroup(
      timing: MediaTiming(duration: 1), curve: .eased(.linear), groups: CompletionGroups())

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      for index in 0..<8 { runners.append(runner(index)) }
    }

    private func runner(_ index: Int) -> AnimationRunner {
      // Keys of an app may equal the generated keys with numbers.
      let key = index % 3 == 0 ? nil : "opacity-\(index)"
      return index % 4 == 3
        ? shared : AnimationRunner(source: index % 2 == 0 ? nil : Animation(), key: key)
    }

    mutating func place() -> Int32 {
      nextPlace += 2
      return nextPlace
    }

    mutating func target() -> AnimationTarget {
      targets.randomElement(using: &random) ?? targets[0]
    }

    mutating func runner() -> AnimationRunner { runners.randomElement(using: &random) ?? shared }

    mutating func mark() -> AnimationMark {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: .runner(runner())
      case 1: .plain(target().property)
      default: .key(array.randomElement(using: &random)?.key ?? "none")
      }
    }

    mutating func append() {
      let target = target()
      let names: [RunningAnimation.Name] = [
        .target(free(target)), .target(free(target)), .transition, .chosen, .look,
      ]
      let animation = RunningAnimation(
        names.randomElement(using: &random) ?? .look, target,
        .dynamic(DynamicTrack(from: .below, to: .below)),
        isAdditive: Bool.random(using: &random), in: timingGroup)
      let placed = RunningAnimation(animation, in: runner(), at: place())
      list.append(placed)
      array.append(placed)
    }

    /// The lowest number that makes an unused key.
    func free(_ target: AnimationTarget) -> Int32 {
      let keys = Set(array.compactMap(\.key))
      var number: Int32 = 1
      while let key = RunningAnimation.Name.target(number).key(target, chosen: nil),
        keys.contains(key)
      { number += 1 }
      return number
    }

    mutating func remove() {
      let mark = mark()
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let additive = list.take(mark) { $0.isAdditive }
        let expected = array.filter { mark.fits($0) && $0.isAdditive }
        #expect(additive.map(\.place) == expected.map(\.place))
        array.removeAll { mark.fits($0) && $0.isAdditive }
      case 1:
        let first = Int32.random(in: 0...nextPlace, using: &random)
        let (runner, places) = (runner(), first..<first + 40)
        list.removeAll(of: runner, in: places)
        array.removeAll { $0.runner === runner && places.contains($0.place) }
      case 2:
        let rest = Int32.random(in: 2..<12, using: &random)
        list.removeAll { $0.place / 2 % rest == 0 }
        array.removeAll { $0.place / 2 % rest == 0 }
      default:
        #expect(list.take(mark).map(\.place) == array.filter(mark.fits).map(\.place))
        array.removeAll(where: mark.fits)
      }
    }

    /// Moves the animations of one runner to an equivalent runner.
    mutating func relocate() {
      let index = Int.random(in: 0..<runners.count, using: &random)
      let old = runners[index]
      let isNew = old === shared || old.source != nil || old.key != nil || index == 0
      let new = isNew ? AnimationRunner(source: old.source, key: old.key) : shared
      runners[index] = new
      let moved = array.indices.filter { array[$0].runner === old }
      let places = moved.map { _ in place() }
      for (index, place) in zip(moved, places) {
        array[index] = RunningAnimation(array[index], in: new, at: place)
      }
      var rest = places[...]
      list.relocate(from: old) { RunningAnimation($0, in: new, at: rest.popFirst() ?? -1) }
    }

    /// Compares the list with the array; false if further checks would fail too.
    mutating func check() -> Bool {
      guard list.map(\.place) == array.map(\.place), list.isEmpty == array.isEmpty else {
        return false
      }
      let mark = mark()
      #expect(list.all(mark).map(\.place) == array.filter(mark.fits).map(\.place))
      guard let indexed = list.indexed else { return true }
      let (target, runner) = (target(), runner())
      let own = array.filter { $0.target.property == target.property }
      #expect(indexed.count == array.count)
      #expect(indexed.count(of: target.property) == own.count)
      #expect(indexed.fixedCount(of: target.property) == own.filter { !$0.isAdditive }.count)
      #expect(indexed.freeNumber(for: target) == free(target))
      #expect(indexed.isRunning(in: runner) == array.contains { $0.runner === runner })
      #expect(
        indexed.isSharing(target)
          == array.contains { $0.name == .transition && $0.target == target })
      #expect(indexed.isTaken("opacity-2") == array.contains { $0.key == "opacity-2" })
      return true
    }
  }

  @Test("equals an array after each of thousands of edits", arguments: 0..<4)
  func edits(seed: UInt64) {
    var pair = Pair(seed: seed)
    for step in 0..<1_000 {
      // At first there are few animations; then many are added and removed, until few are left.
      let appends = [6, 19, 17, 10][step / 250]
      switch Int.random(in: 0..<20, using: &pair.random) {
      case ..<appends: pair.append()
      case 19: pair.relocate()
      default: pair.remove()
      }
      guard pair.check() else {
        Issue.record("another list after edit \(step) at \(pair.array.count)")
        return
      }
    }
  }
}

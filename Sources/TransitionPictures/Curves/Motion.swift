import Foundation

/// Several numbers sampled at the same instants of a run.
struct Motion {
  /// The instants, in seconds of the stage's clock, ascending.
  let times: [TimeInterval]

  /// The samples, one row an instant, all rows of equal length.
  let rows: [[Double]]

  /// The largest error of an explained number, as a part of the change that the number makes.
  static let tolerance = 3e-4

  /// A piece of the run in which all numbers go from one row to another with one timing.
  struct Stretch {
    let timing: ClockTiming
    let from: [Double]
    let to: [Double]
  }

  /// True if no number ever changes.
  var isStill: Bool { rows.allSatisfy { isSame($0, rows[0]) } }

  /// The run as stretches with constant numbers between them, if some of the timings explain all of
  /// it; nil otherwise.
  ///
  /// A timing counts as an explanation only if it reproduces the recorded numbers to within
  /// `tolerance`.
  func stretches(_ timings: [ClockTiming]) -> [Stretch]? {
    var stretches: [Stretch] = []
    var place = 0
    while let leave = rows.indices.first(where: { $0 > place && !isSame(rows[$0], rows[place]) }) {
      let next = timings.lazy.compactMap { timing -> (Stretch, Int)? in
        // An animation of a layer that appears while it moves began before the first sample.
        let isUnderWay = place == 0 && leave == 1 && timing.end > times[0]
        guard isUnderWay || timing.begin > times[place] - 1e-9, timing.begin < times[leave] else {
          return nil
        }
        return piece(timing, from: place)
      }.first
      guard let (stretch, end) = next else { return nil }
      stretches.append(stretch)
      place = end
    }
    return stretches
  }

  /// The stretch that a timing explains from a row on, and the index of its last row; nil if the
  /// recorded numbers differ from the timing.
  private func piece(_ timing: ClockTiming, from start: Int) -> (Stretch, Int)? {
    let end =
      times.indices.first { $0 > start && times[$0] >= timing.end - 1e-9 } ?? times.count - 1
    let (first, last) = (timing.progress(at: times[start]), timing.progress(at: times[end]))
    // The two values can be extrapolated reliably only from more than half of the movement.
    guard last - first > 0.5 else { return nil }
    let whole = zip(rows[start], rows[end]).map { ($1 - $0) / (last - first) }
    let from = zip(rows[start], whole).map { $0 - $1 * first }
    let to = zip(from, whole).map { $0 + $1 }
    for index in start...end {
      let progress = timing.progress(at: times[index])
      for (number, (from, to)) in zip(rows[index], zip(from, to))
      where abs(number - (from + (to - from) * progress)) > slack(from, to) { return nil }
    }
    return (Stretch(timing: timing, from: from, to: to), end)
  }

  /// The progress from the first row to the last, common to all numbers, at each instant; nil if
  /// the numbers progress differently, or end at their start.
  func commonProgress() -> [Double]? {
    guard let first = rows.first, let last = rows.last,
      let lead = first.indices.max(by: { abs(last[$0] - first[$0]) < abs(last[$1] - first[$1]) }),
      abs(last[lead] - first[lead]) > 1e-6
    else { return nil }
    let progress = rows.map { ($0[lead] - first[lead]) / (last[lead] - first[lead]) }
    for (row, progress) in zip(rows, progress) {
      for (number, (from, to)) in zip(row, zip(first, last))
      where abs(number - (from + (to - from) * progress)) > slack(from, to) { return nil }
    }
    return progress
  }

  /// True if the last row undoes the movement at once: the number is about that of the first row
  /// again.
  var isPutBack: Bool {
    guard rows.count > 2 else { return false }
    let numbers = rows.map { $0[0] }
    let reach = (numbers.max() ?? 0) - (numbers.min() ?? 0)
    let (former, last) = (numbers[numbers.count - 2], numbers[numbers.count - 1])
    return abs(last - numbers[0]) <= reach / 50 && abs(former - last) > reach / 2
  }

  /// Every `steps`-th row from a row on; nil if there is none.
  func every(_ steps: Int, from first: Int) -> Motion? {
    let places = stride(from: first, to: times.count, by: steps)
    let motion = Motion(times: places.map { times[$0] }, rows: places.map { rows[$0] })
    return motion.times.isEmpty ? nil : motion
  }

  /// The motion without its last row.
  var butLast: Motion { Motion(times: Array(times.dropLast()), rows: Array(rows.dropLast())) }

  private func slack(_ from: Double, _ to: Double) -> Double {
    Self.tolerance * abs(to - from) + 1e-6 * max(1, abs(from))
  }

  private func isSame(_ row: [Double], _ other: [Double]) -> Bool {
    zip(row, other).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($0)) }
  }
}

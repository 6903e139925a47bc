/// The key times of a keyframe sequence: when each value is reached, as fractions of the whole.
enum KeyTimes {
  /// `times` if there are `count` of them, ascending and within `0...1`; otherwise nil.
  ///
  /// Core Animation also ignores invalid key times rather than raising.
  static func valid(_ times: [Double]?, count: Int) -> [Double]? {
    guard let times, times.count == count else { return nil }
    var last = 0.0
    for time in times {
      guard time >= last, time <= 1 else { return nil }
      last = time
    }
    return times
  }

  /// `count` times from `0` to `1` at equal distances.
  static func even(count: Int) -> [Double] {
    guard count > 1 else { return [0] }
    return (0..<count).map { Double($0) / Double(count - 1) }
  }

  /// The times at which a motion of constant speed has covered each of `distances`.
  static func paced(_ distances: [Double]) -> [Double] {
    let total = distances.reduce(0, +)
    guard total > 0, total.isFinite else { return even(count: distances.count + 1) }
    var covered = 0.0
    var times = [0.0]
    for distance in distances.dropLast() {
      covered += distance
      times.append(min(covered / total, 1))
    }
    return times + [1]
  }
}

public import Foundation
public import HeadlessStage

extension Recording {
  /// What could be seen at any instant: the frame of that instant, or what lies between two frames.
  ///
  /// Where a frame, its midframe and the next frame show the same things, these go along parabolas through
  /// all three: within half a point of where they were on the stage, for a screen's height in a third of a
  /// second. Where something comes or goes, it does so at a frame or half-way, and the rest goes straight
  /// before that or after it, and stands in the other half.
  ///
  /// - Parameter time: In seconds of the stage's clock; before the run it is the first frame, after
  ///   it the last. nil for a recording without frames, and for what is no time.
  public func displayList(at time: TimeInterval) -> DisplayList? {
    guard time.isFinite else { return nil }
    guard let index = frameIndex(at: time) else { return frames.first }
    let frame = frames[index]
    guard index + 1 < frames.count, time - frame.time > Recording.tolerance else { return frame }
    let next = frames[index + 1]
    var list = between(frame, index < midframes.count ? midframes[index] : nil, next, at: time)
    list.time = time
    return list
  }

  private func between(
    _ frame: DisplayList, _ middle: DisplayList?, _ next: DisplayList, at time: TimeInterval
  ) -> DisplayList {
    guard let middle, middle.isLike(frame) else {
      if let middle, time >= middle.time { return straight(from: middle, to: next, at: time) }
      return middle == nil ? straight(from: frame, to: next, at: time) : frame
    }
    guard next.isLike(frame) else {
      return time < middle.time ? straight(from: frame, to: middle, at: time) : middle
    }
    // Lagrange's polynomial through the three.
    let (a, b, c) = (frame.time, middle.time, next.time)
    let (second, third) = (
      (time - a) * (time - c) / ((b - a) * (b - c)), (time - a) * (time - b) / ((c - a) * (c - b))
    )
    return .blended([(frame, 1 - second - third), (middle, second), (next, third)])
  }

  private func straight(
    from start: DisplayList, to end: DisplayList, at time: TimeInterval
  ) -> DisplayList {
    guard end.isLike(start) else { return start }
    let share = (time - start.time) / (end.time - start.time)
    return .blended([(start, 1 - share), (end, share)])
  }
}

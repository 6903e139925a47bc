public import Foundation
public import HeadlessStage

extension Recording {
  /// The display list at any instant: the frame of that instant, or a blend of the nearest frames.
  ///
  /// If a frame, its midframe and the next frame show the same items, values follow the parabola
  /// through all three. For a move of a screen's height in a third of a second, the error is under
  /// half a point along a curve such as ease, and under two points along one that begins as
  /// abruptly as Material 3's standard curve. If an item appears or disappears, the change happens
  /// at a frame or half-way between two; values are linear in the half of the interval without the
  /// change and constant in the other half.
  ///
  /// - Parameter time: In seconds of the stage's clock. Before the run the result is the first
  ///   frame, after it the last. The result is nil for a recording without frames, and for a time
  ///   that is not finite.
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
    // The Lagrange polynomial through the three lists.
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

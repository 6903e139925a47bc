import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// A recording in progress: frames in order, with layers numbered by first appearance.
@MainActor
final class RecordingBuilder {
  private(set) var frames: [DisplayList] = []
  private(set) var midframes: [DisplayList] = []

  private let hasMidframes: Bool

  /// The display list expected half-way to the next frame.
  private var ahead: DisplayList?

  private(set) var animations: [AnimationRecord] = []
  private(set) var tracks: [PropertyTrack] = []

  private struct Subject: Hashable {
    let layer: Int
    let target: AnimationTarget
  }

  /// The properties that have a track.
  private var tracked: Set<Subject> = []

  /// The layer of each track, by the index of the track.
  private var subjects: [CALayer] = []

  private var numbers: [Int: Int] = [:]

  init(midframes: Bool) { hasMidframes = midframes }

  /// Adds the stage's current display list, unless the last frame has the same time.
  func addFrame(of stage: Stage) {
    if let last = frames.last {
      if stage.now - last.time <= Recording.tolerance { return }
      if hasMidframes { midframes.append(midframe(between: last, and: stage.now)) }
    }
    frames.append(numbered(stage.displayList()))
    for index in tracks.indices {
      tracks[index].values.append(
        tracks[index].target.value(in: subjects[index].presentationProperties))
    }
  }

  /// Stores the display list that the stage will show half-way from the last frame to the next.
  func peek(at stage: Stage, before next: TimeInterval) {
    guard hasMidframes, let last = frames.last else { return }
    let middle = last.time + (next - last.time) / 2
    ahead = numbered(stage.seek(to: middle) { stage.displayList() })
  }

  private func midframe(between last: DisplayList, and next: TimeInterval) -> DisplayList {
    if let ahead, ahead.time > last.time, ahead.time < next { return ahead }
    // The run ended earlier than expected, so only the last frame is known.
    var midframe = last
    midframe.time += (next - last.time) / 2
    return midframe
  }

  /// Adds an animation that begins, and a track for its property unless the property has one.
  func add(_ animation: AnimationRecord, of layer: CALayer) {
    animations.append(animation)
    guard animation.way != .look,
      tracked.insert(Subject(layer: animation.layer, target: animation.target)).inserted
    else { return }
    subjects.append(layer)
    tracks.append(
      PropertyTrack(
        layer: animation.layer, name: animation.name, target: animation.target,
        firstFrame: frames.count, values: []))
  }

  /// Renumbers the layers of animations and tracks as in the frames; layers without a frame come
  /// last.
  func finish() {
    for index in animations.indices {
      animations[index].layer = number(of: animations[index].layer)
    }
    for index in tracks.indices { tracks[index].layer = number(of: tracks[index].layer) }
  }

  private func numbered(_ list: consuming DisplayList) -> DisplayList {
    list.renumberLayers(number)
    return list
  }

  private func number(of layer: Int) -> Int {
    let number = numbers[layer, default: numbers.count + 1]
    numbers[layer] = number
    return number
  }
}

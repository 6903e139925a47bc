import Foundation
import HeadlessViews

/// An animation of one property of a layer: what basic and keyframe animations have in common.
///
/// By itself it goes nowhere and is refused when it is added.
@MainActor
open class PropertyAnimation: Animation {
  /// What is animated; an animation of nothing is refused when it is added.
  public var target: AnimationTarget?

  /// True when the value is added to what the layer would show otherwise (fact D8).
  public var isAdditive = false

  /// True when every cycle adds the end value of those before it (fact D10).
  public var isCumulative = false

  open override func copy() -> Animation {
    let copy = super.copy()
    if let copy = copy as? PropertyAnimation {
      copy.target = target
      copy.isAdditive = isAdditive
      copy.isCumulative = isCumulative
    }
    return copy
  }

  /// Where the animation goes; nil when it cannot go there, which has been reported then.
  func course(of target: AnimationTarget, on layer: Layer) -> Course? {
    layer.report(StageIssue.animatesNothing(owner: layer.label))
    return nil
  }

  override func parts(on layer: Layer) -> [AnimationPart]? {
    guard let target else { return super.parts(on: layer) }
    guard isPossible else {
      layer.report(StageIssue.impossibleTiming(target: target.key, owner: layer.label))
      return nil
    }
    return course(of: target, on: layer).map {
      [AnimationPart(target: target, course: $0, isAdditive: isAdditive)]
    }
  }
}

/// What an animation does to one property of a layer, checked and ready to run.
struct AnimationPart {
  /// What is animated.
  let target: AnimationTarget

  /// Where it goes; straight only once it is in a batch.
  let course: Course

  /// True when the value is added to what lies below.
  let isAdditive: Bool
}

extension AnimationTarget {
  /// What an untyped value stands for; nil when the target cannot have it, which has been reported
  /// then.
  @MainActor
  func layerValue(_ value: Any, of layer: Layer) -> LayerValue? {
    var properties = layer.properties
    if let known = LayerValue(value), known.isFinite, set(known, in: &properties) { return known }
    let shown = String(describing: value)
    layer.report(StageIssue.wrongValue(target: key, owner: layer.label, value: shown))
    return nil
  }
}

import Foundation
import HeadlessViews
public import TransitionCurves

/// The base class of basic and keyframe animations: an animation of one property of a layer.
///
/// An instance of this class itself has no values, and is refused when it is added.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The animated property or component; an animation without one is refused when it is added.
  public var target: AnimationTarget? {
    didSet { otherKey = nil }
  }

  /// Core Animation's key path of the animated property, such as `position.y`.
  ///
  /// With `bounds` the values are rectangles. A key path of no animatable property is stored, and
  /// the animation is refused when it is added.
  public final var keyPath: String? {
    get { target?.key ?? otherKey }
    set {
      target = newValue.flatMap(AnimationTarget.init(key:))
      otherKey = target == nil ? newValue : nil
    }
  }

  /// The key path, when it names no single target.
  private var otherKey: String?

  /// Creates an animation of the property that a Core Animation key path names.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// True when the value is added to the layer's value without the animation.
  public var isAdditive = false

  /// True when every cycle adds the end value of the cycles before it.
  public var isCumulative = false

  /// The function that makes a transform of the animation's values, which are numbers then; nil
  /// uses the values as they are.
  ///
  /// Only an animation of a whole `transform` or `sublayerTransform` can have a function; an
  /// animation of another target is refused.
  public var valueFunction: CAValueFunction?

  open override func copy() -> CAAnimation {
    let copy = super.copy()
    if let copy = copy as? CAPropertyAnimation {
      copy.target = target
      copy.otherKey = otherKey
      copy.isAdditive = isAdditive
      copy.isCumulative = isCumulative
      copy.valueFunction = valueFunction
    }
    return copy
  }

  override func adopt(_ property: LayerProperty, from old: LayerValue, of layer: CALayer) {
    if target == nil, otherKey == nil {
      target = AnimationTarget(property: property, component: nil)
    }
  }

  /// The numbers from which a function makes a transform; nil when they are refused and reported.
  func numbers(
    of function: CAValueFunction, _ target: AnimationTarget, on layer: CALayer
  ) -> FunctionTrack.Values? {
    layer.report(StageIssue.animatesNothing(owner: layer.label))
    return nil
  }

  /// The value track of the animation; nil when the animation is refused and reported.
  func track(of target: AnimationTarget, on layer: CALayer) -> ValueTrack? {
    layer.report(StageIssue.animatesNothing(owner: layer.label))
    return nil
  }

  /// Replaces every value of the animation by the result of `change`.
  func changeValues(_ change: (Any) -> Any) {}

  /// The animations of `bounds.origin` and `bounds.size` that stand for an animation of `bounds`.
  private var halves: [CAPropertyAnimation] {
    [LayerProperty.boundsOrigin, .boundsSize].compactMap { property in
      guard let half = copy() as? CAPropertyAnimation else { return nil }
      half.target = AnimationTarget(property: property, component: nil)
      half.changeValues { value in
        guard let rect = value as? CGRect else { return value }
        return property == .boundsOrigin ? rect.origin as Any : rect.size
      }
      return half
    }
  }

  /// The parts of an animation without a single target; nil when it is refused and reported.
  private func otherParts(on layer: CALayer) -> [AnimationPart]? {
    guard let otherKey else { return super.parts(on: layer) }
    guard otherKey == "bounds" else {
      layer.report(StageIssue.unknownKey(key: otherKey, owner: layer.label))
      return nil
    }
    var parts: [AnimationPart] = []
    for half in halves {
      guard let own = half.parts(on: layer) else { return nil }
      parts += own
    }
    return parts
  }

  override func parts(on layer: CALayer) -> [AnimationPart]? {
    guard let target else { return otherParts(on: layer) }
    guard isPossible else {
      layer.report(StageIssue.impossibleTiming(target: target.key, owner: layer.label))
      return nil
    }
    let track =
      valueFunction.map { self.track(of: target, on: layer, by: $0) }
      ?? track(of: target, on: layer)
    return track.map {
      [AnimationPart(target: target, track: $0, isAdditive: isAdditive)]
    }
  }

  private func track(
    of target: AnimationTarget, on layer: CALayer, by function: CAValueFunction
  ) -> ValueTrack? {
    guard case .transform = target.value(in: layer.properties) else {
      layer.report(
        StageIssue.wrongValue(
          target: target.key, owner: layer.label,
          value: "the result of the value function \(function.rawValue)"))
      return nil
    }
    return numbers(of: function, target, on: layer).map {
      .other(FunctionTrack(function, $0, isCumulative: isCumulative))
    }
  }
}

/// The animation of one property that a description stands for, checked and ready to run.
struct AnimationPart {
  /// The animated property or component.
  let target: AnimationTarget

  /// The values that it passes through.
  let track: ValueTrack

  /// True when the value is added to the value below.
  let isAdditive: Bool
}

extension AnimationTarget {
  /// The layer value of an untyped value; nil when the target cannot have it, which is reported.
  @MainActor
  func layerValue(_ value: Any, of layer: CALayer) -> LayerValue? {
    var properties = layer.properties
    if let known = LayerValue(value), known.isFinite, set(known, in: &properties) { return known }
    let shown = String(describing: value)
    layer.report(StageIssue.wrongValue(target: key, owner: layer.label, value: shown))
    return nil
  }

  /// The numbers of an untyped value; nil when the function cannot take them, which is reported.
  @MainActor
  func numbers(_ value: Any, for function: CAValueFunction, of layer: CALayer) -> SIMD4<Double>? {
    if let numbers = function.numbers(value) { return numbers }
    let shown = "\(value) with the value function \(function.rawValue)"
    layer.report(StageIssue.wrongValue(target: key, owner: layer.label, value: shown))
    return nil
  }
}

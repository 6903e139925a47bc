import Foundation
import HeadlessViews

/// An animation of one property of a layer: what basic and keyframe animations have in common.
///
/// By itself it goes nowhere and is refused when it is added.
@MainActor
open class PropertyAnimation: Animation {
  /// What is animated; an animation of nothing is refused when it is added.
  public var target: AnimationTarget? {
    didSet { otherKey = nil }
  }

  /// Core Animation's name of what is animated, such as `position.y`.
  ///
  /// With `bounds` the values are rectangles. A name of nothing that a layer can animate is kept, and
  /// refused when the animation is added.
  public final var keyPath: String? {
    get { target?.key ?? otherKey }
    set {
      target = newValue.flatMap(AnimationTarget.init(key:))
      otherKey = target == nil ? newValue : nil
    }
  }

  /// The name of what is animated, when that is no single target.
  private var otherKey: String?

  /// An animation of what one of Core Animation's key paths names.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// True when the value is added to what the layer would show otherwise (fact D8).
  public var isAdditive = false

  /// True when every cycle adds the end value of those before it (fact D10).
  public var isCumulative = false

  /// What makes a transform of the animation's values, which are numbers then (fact D40); nil leaves
  /// them as they are.
  ///
  /// Only for all of a `transform` or `sublayerTransform`; anything else is refused.
  public var valueFunction: ValueFunction?

  open override func copy() -> Animation {
    let copy = super.copy()
    if let copy = copy as? PropertyAnimation {
      copy.target = target
      copy.otherKey = otherKey
      copy.isAdditive = isAdditive
      copy.isCumulative = isCumulative
      copy.valueFunction = valueFunction
    }
    return copy
  }

  override func adopt(_ property: LayerProperty, from old: LayerValue, of layer: Layer) {
    if target == nil, otherKey == nil {
      target = AnimationTarget(property: property, component: nil)
    }
  }

  /// Where the numbers go that a function makes a transform of; nil when they cannot go there, which
  /// has been reported then.
  func way(
    of function: ValueFunction, _ target: AnimationTarget, on layer: Layer
  ) -> FunctionCourse.Way? {
    layer.report(StageIssue.animatesNothing(owner: layer.label))
    return nil
  }

  /// Where the animation goes; nil when it cannot go there, which has been reported then.
  func course(of target: AnimationTarget, on layer: Layer) -> Course? {
    layer.report(StageIssue.animatesNothing(owner: layer.label))
    return nil
  }

  /// Puts other values in place of those that there are.
  func changeValues(_ change: (Any) -> Any) {}

  /// The two animations that one of `bounds` is.
  private var halves: [PropertyAnimation] {
    [LayerProperty.boundsOrigin, .boundsSize].compactMap { property in
      guard let half = copy() as? PropertyAnimation else { return nil }
      half.target = AnimationTarget(property: property, component: nil)
      half.changeValues { value in
        guard let rect = value as? CGRect else { return value }
        return property == .boundsOrigin ? rect.origin as Any : rect.size
      }
      return half
    }
  }

  /// What an animation does that has no single target.
  private func otherParts(on layer: Layer) -> [AnimationPart]? {
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

  override func parts(on layer: Layer) -> [AnimationPart]? {
    guard let target else { return otherParts(on: layer) }
    guard isPossible else {
      layer.report(StageIssue.impossibleTiming(target: target.key, owner: layer.label))
      return nil
    }
    let course =
      valueFunction.map { self.course(of: target, on: layer, by: $0) }
      ?? course(of: target, on: layer)
    return course.map {
      [AnimationPart(target: target, course: $0, isAdditive: isAdditive)]
    }
  }

  private func course(
    of target: AnimationTarget, on layer: Layer, by function: ValueFunction
  ) -> Course? {
    guard case .transform = target.value(in: layer.properties) else {
      layer.report(
        StageIssue.wrongValue(
          target: target.key, owner: layer.label, value: "what \(function.rawValue) makes"))
      return nil
    }
    return way(of: function, target, on: layer).map {
      .shaped(FunctionCourse(function, $0, isCumulative: isCumulative))
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

  /// The numbers that an untyped value stands for; nil when a function cannot take them, which has
  /// been reported then.
  @MainActor
  func numbers(_ value: Any, for function: ValueFunction, of layer: Layer) -> SIMD4<Double>? {
    if let numbers = function.numbers(value) { return numbers }
    let shown = "\(value), of which \(function.rawValue) makes nothing"
    layer.report(StageIssue.wrongValue(target: key, owner: layer.label, value: shown))
    return nil
  }
}

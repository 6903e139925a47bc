/// The animations that blocks of other code have added to the layers of a transition.
///
/// UIKit removes an animation at its end. When the transition is driven back over that end, a copy
/// takes its place.
@MainActor
struct BlockAnimations {
  /// The properties that blocks animate.
  private static let properties: [LayerProperty] = [
    .backgroundColor, .boundsOrigin, .boundsSize, .cornerRadius, .opacity, .position, .transform,
  ]

  /// A layer before blocks have changed it.
  private struct Before {
    let layer: CALayer
    let keys: Set<String>
    let objects: [LayerProperty: Any?]
  }

  /// The copy of an animation.
  private struct Copy {
    let layer: CALayer
    let key: String
    let animation: CAAnimation
    let target: AnimationTarget
    let end: MotionValue?

    /// True if the property still has the end value of the animation.
    @MainActor var isUntouched: Bool { layer.modelMotion(of: target) == end }
  }

  private var before: [Before]
  private var copies: [Copy] = []

  /// Keeps the values of layers and their sublayers before blocks change them.
  init(below roots: [CALayer]) {
    var layers = roots
    var next = 0
    while next < layers.count {
      layers += layers[next].sublayers ?? []
      next += 1
    }
    before = layers.map { layer in
      let objects = Self.properties.map { ($0, layer.modelObject(of: Self.target($0))) }
      return Before(
        layer: layer, keys: Set(layer.animationKeys() ?? []),
        objects: Dictionary(uniqueKeysWithValues: objects))
    }
  }

  /// The layers that blocks animate.
  var layers: [CALayer] { copies.map(\.layer) }

  /// Notes the animations that blocks have added since, and records the values from before.
  mutating func note(at time: CFTimeInterval, in log: inout ModelLog) {
    for place in before {
      let layer = place.layer
      for key in layer.animationKeys() ?? [] where !place.keys.contains(key) {
        guard !LayerAnimation.isOwn(key), let animation = layer.animation(forKey: key),
          let path = (animation as? CAPropertyAnimation)?.keyPath,
          let property = LayerProperty(rawValue: path), let object = place.objects[property],
          let copy = animation.duplicate()
        else { continue }
        if copy.beginTime == 0 {
          let beginning = layer.convertTime(time, from: nil) + copy.delayAfterCommit
          // 0 would be the time at which the copy is added.
          copy.beginTime = beginning == 0 ? .leastNormalMagnitude : beginning
        }
        copy.isRemovedOnCompletion = false
        copy.fillMode = .backwards
        copy.delegate = nil
        let target = Self.target(property)
        let end = layer.modelMotion(of: target)
        copies.append(Copy(layer: layer, key: key, animation: copy, target: target, end: end))
        log.enter(target, of: layer, from: object)
      }
    }
    before = []
  }

  /// Adds the copies of animations that have ended.
  func revive() {
    for copy in copies where copy.isUntouched && copy.layer.animation(forKey: copy.key) == nil {
      let key = Self.key(copy)
      guard copy.layer.animation(forKey: key) == nil else { continue }
      copy.layer.add(copy.animation, forKey: key)
    }
  }

  /// Removes the copies.
  func remove() {
    for copy in copies { copy.layer.removeAnimation(forKey: Self.key(copy)) }
  }

  private static func key(_ copy: Copy) -> String { "block.\(copy.key)" }

  private static func target(_ property: LayerProperty) -> AnimationTarget {
    AnimationTarget(property: property, component: nil)
  }
}

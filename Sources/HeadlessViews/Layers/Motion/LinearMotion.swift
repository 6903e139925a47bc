import Foundation
package import TransitionCurves

/// A motion of one or two numbers of a layer, which go straight to others.
package struct LinearMotion {
  /// The numbers that move.
  package enum Numbers {
    case opacity
    case cornerRadius
    case position
    case positionX
    case positionY
    case boundsSize

    /// The x and y scales of a transform that does nothing else.
    case scale

    /// The x and y translations of a transform that does nothing else.
    case translation

    /// A component of the transform, which is not added to others.
    case part(TransformComponent)
  }

  // The points are first: where they begin at multiples of their size, a copy is read without delay.
  private let (start, end): (CGPoint, CGPoint)
  private let numbers: Numbers
  private let (isAdditive, isFirst): (Bool, Bool)

  /// - Parameters:
  ///   - start: The numbers at the start; a single one is the x.
  ///   - isAdditive: True if the numbers are added to those below.
  ///   - isFirst: True if no motion of the same property applies before this one.
  package init(
    of numbers: Numbers, from start: CGPoint, to end: CGPoint, isAdditive: Bool, isFirst: Bool
  ) {
    self.numbers = numbers
    (self.start, self.end) = (start, end)
    (self.isAdditive, self.isFirst) = (isAdditive, isFirst)
  }

  /// Sets the numbers that the layer shows.
  ///
  /// - Parameters:
  ///   - progress: Nil when the motion has no effect.
  ///   - model: The model values, over which the first motion of a property is applied; read in
  ///     place, not changed.
  package func apply(
    _ progress: Double?, to shown: inout LayerProperties, over model: inout LayerProperties
  ) {
    guard let progress else {
      if isFirst { shown.set(numbers.property, from: &model) }
      return
    }
    let x = Double(start.x).mixed(with: Double(end.x), progress)
    let y = Double(start.y).mixed(with: Double(end.y), progress)
    /// True if the transform below is another one than the identity.
    var isOverTransform: Bool { isFirst ? model.isTransformed : shown.isTransformed }
    switch numbers {
    case .opacity:
      shown.opacity = isAdditive ? (isFirst ? model.opacity : shown.opacity) + x : x
    case .cornerRadius:
      shown.cornerRadius =
        isAdditive ? (isFirst ? model.cornerRadius : shown.cornerRadius) + CGFloat(x) : CGFloat(x)
    case .positionX:
      if isFirst { shown.position = model.position }
      shown.position.x = isAdditive ? shown.position.x + CGFloat(x) : CGFloat(x)
    case .positionY:
      if isFirst { shown.position = model.position }
      shown.position.y = isAdditive ? shown.position.y + CGFloat(x) : CGFloat(x)
    case .position:
      let below = isAdditive ? isFirst ? model.position : shown.position : .zero
      shown.position = CGPoint(x: below.x + CGFloat(x), y: below.y + CGFloat(y))
    case .boundsSize:
      let below = isAdditive ? isFirst ? model.bounds.size : shown.bounds.size : .zero
      shown.bounds.size = CGSize(width: below.width + CGFloat(x), height: below.height + CGFloat(y))
    case .scale:
      guard isAdditive, isOverTransform else { return shown.setTransform(scaleX: x, y: y) }
      add(CATransform3D(scaleX: CGFloat(x), y: CGFloat(y)), to: &shown, over: &model)
    case .translation:
      guard isAdditive, isOverTransform else { return shown.setTransform(translationX: x, y: y) }
      add(CATransform3D(translationX: CGFloat(x), y: CGFloat(y)), to: &shown, over: &model)
    case .part(let part):
      if !isOverTransform, shown.setTransform(to: part, x) { return }
      var transform = isFirst ? model.transform : shown.transform
      transform[part] = CGFloat(x)
      shown.transform = transform
    }
  }

  private func add(
    _ transform: CATransform3D, to shown: inout LayerProperties, over model: inout LayerProperties
  ) {
    let below = isFirst ? model.transform : shown.transform
    let sum = transform.concatenating(below)
    shown.transform = sum.isFinite ? sum : below
  }
}

/// A linear motion with its progress.
///
/// A layer stores them and follows them in each frame, without a call of its `LayerMotion`; they
/// retain nothing.
package struct FollowedMotion {
  let motion: LinearMotion
  let progress: Unretained<SharedProgress>

  /// - Parameter progress: The `LayerMotion` retains it.
  @MainActor
  package init(_ motion: LinearMotion, by progress: SharedProgress) {
    self.motion = motion
    self.progress = Unretained(progress)
  }
}

extension LinearMotion.Numbers {
  /// The property that has the numbers.
  fileprivate var property: LayerProperty {
    switch self {
    case .opacity: .opacity
    case .cornerRadius: .cornerRadius
    case .position, .positionX, .positionY: .position
    case .boundsSize: .boundsSize
    case .scale, .translation, .part: .transform
    }
  }
}

extension Double {
  /// The number at `progress` of the way to `end`; at 1 it is `end` to the last bit.
  package func mixed(with end: Double, _ progress: Double) -> Double {
    progress == 1 ? end : self + (end - self) * progress
  }
}

public import Foundation

// What a hand that knows UIKit writes first; the compiler answers with the name that is meant.

extension AnimatableProperties {
  /// Not animatable under this name: use `opacity`.
  @available(*, unavailable, renamed: "opacity")
  public var alpha: AnimatableProperty<CGFloat> { opacity }

  /// Not animatable under this name: use `position`.
  @available(*, unavailable, renamed: "position")
  public var center: AnimatableProperty<CGPoint> { position }

  /// Not animatable under this name: use `boundsSize`.
  @available(*, unavailable, renamed: "boundsSize")
  public var size: AnimatableProperty<CGSize> { boundsSize }

  /// A component of the transform: use `transform.scale`.
  @available(*, unavailable, renamed: "transform.scale")
  public var scale: AnimatableProperty<CGFloat> { .init(.transform, .transform(.scale)) }

  /// A component of the transform: use `transform.rotationZ`.
  @available(*, unavailable, renamed: "transform.rotationZ")
  public var rotation: AnimatableProperty<CGFloat> { .init(.transform, .transform(.rotationZ)) }
}

extension AnimatableProperty where Value: TransformValue {
  /// Three properties: use `rotationZ`, `rotationX` and `rotationY`.
  @available(*, unavailable, renamed: "rotationZ")
  public var rotation: AnimatableProperty<CGFloat> { rotationZ }

  /// Two properties: use `translationX` and `translationY`.
  @available(*, unavailable, message: "animate 'translationX' and 'translationY'")
  public var translation: AnimatableProperty<CGSize> { .init(.boundsSize) }
}

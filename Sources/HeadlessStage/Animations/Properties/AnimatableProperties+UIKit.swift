public import Foundation
public import HeadlessViews
public import MotionCurves

// UIKit's names of properties, so that the compiler says how the animatable properties of a layer
// are called here.

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
  public var scale: AnimatableProperty<CGFloat> { transform.scale }

  /// A component of the transform: use `transform.rotationZ`.
  @available(*, unavailable, renamed: "transform.rotationZ")
  public var rotation: AnimatableProperty<CGFloat> { transform.rotationZ }

  /// Not animatable under this name: use `transform`.
  @available(*, unavailable, renamed: "transform")
  public var transform3D: AnimatableProperty<CATransform3D> { transform }
}

extension AnimatableProperty where Value == CATransform3D {
  /// Three properties: use `rotationZ`, `rotationX` and `rotationY`.
  @available(*, unavailable, renamed: "rotationZ")
  public var rotation: AnimatableProperty<CGFloat> { rotationZ }

  /// Two properties: use `translationX` and `translationY`.
  @available(*, unavailable, message: "animate 'translationX' and 'translationY'")
  public var translation: AnimatableProperty<CGSize> { .init(.boundsSize) }
}

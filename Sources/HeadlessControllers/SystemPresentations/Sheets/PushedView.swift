import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The view behind a sheet at full height, which is scaled down like the lower of two cards.
///
/// The view is moved with animations only and its model values stay unchanged, so that its release
/// restores its appearance in every situation.
@MainActor
final class PushedView {
  /// The distance by which each side moves in, in points: a scale of 1 − 20 / width, as with iOS 13
  /// cards.
  private static let inset: CGFloat = 10

  /// The radius of its corners, in points; that of iOS 13's cards.
  private static let cornerRadius: CGFloat = 10
  private static let key = "sheet.push"

  let view: UIView

  /// The final progress of the scaling, in `0...1`.
  private(set) var progress: CGFloat = 0

  private let wasClipped: Bool

  init(_ view: UIView) {
    self.view = view
    wasClipped = view.clipsToBounds
    view.clipsToBounds = true
  }

  /// Shows a progress at once.
  ///
  /// - Parameter top: The top of the view at progress 1, in points, in its superview's coordinates.
  func show(at progress: CGFloat, top: CGFloat) {
    guard progress > 0 || self.progress > 0 else { return }
    self.progress = progress
    guard progress > 0 else { return removeAnimations() }
    let (place, radius) = (transform(at: progress, top: top), radius(at: progress))
    add(CABasicAnimation(\.transform, from: place, to: place), lasting: 1e-3)
    add(CABasicAnimation(\.cornerRadius, from: radius, to: radius), lasting: 1e-3)
  }

  /// Animates to a progress, with a spring or linearly.
  ///
  /// - Parameter duration: The duration, in seconds; positive.
  func animate(
    to progress: CGFloat, top: CGFloat, over duration: TimeInterval, spring: SpringCurve?
  ) {
    let (start, former) = (shownTransform, shownRadius)
    guard progress != self.progress || start != transform(at: progress, top: top) else { return }
    self.progress = progress
    let (place, radius) = (transform(at: progress, top: top), radius(at: progress))
    add(.make(\.transform, from: start, to: place, spring), lasting: duration)
    add(.make(\.cornerRadius, from: former, to: radius, spring), lasting: duration)
  }

  /// Restores the view's appearance.
  func restore() {
    progress = 0
    removeAnimations()
    view.clipsToBounds = wasClipped
  }

  private var shownTransform: CATransform3D { view.layer.presentationProperties.transform }
  private var shownRadius: CGFloat { view.layer.presentationProperties.cornerRadius }

  private func removeAnimations() {
    view.layer.removeAnimation(forKey: Self.key + ".transform")
    view.layer.removeAnimation(forKey: Self.key + ".cornerRadius")
  }

  private func add(_ animation: CABasicAnimation, lasting duration: TimeInterval) {
    animation.duration = duration
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.endsOffStage = true
    let name = animation.target?.property == .transform ? ".transform" : ".cornerRadius"
    view.layer.add(animation, forKey: Self.key + name)
  }

  private func radius(at progress: CGFloat) -> CGFloat {
    view.layer.cornerRadius + (Self.cornerRadius - view.layer.cornerRadius) * progress
  }

  private func transform(at progress: CGFloat, top: CGFloat) -> CATransform3D {
    let (size, center) = (view.bounds.size, view.center)
    guard size.width > 2 * Self.inset else { return view.transform3D }
    let scale = 1 - 2 * Self.inset / size.width
    let lift = top - (center.y - size.height * scale / 2)
    let shown = 1 + (scale - 1) * progress
    return CATransform3D(scaleX: shown, y: shown)
      .concatenating(CATransform3D(translationX: 0, y: lift * progress))
  }
}

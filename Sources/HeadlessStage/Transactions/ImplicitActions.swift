import HeadlessViews
import TransitionCurves

/// Animates property changes of layers that no view owns, with the settings of the open
/// transaction.
@MainActor
final class ImplicitActions: LayerActionProvider, CAAction {
  /// The instance that all stages share; it has no state.
  static let shared = ImplicitActions()

  func action(for layer: CALayer, forKey property: LayerProperty) -> (any CAAction)? {
    layer.isCommitted && layer.timeline != nil && !property.isPath ? self : nil
  }

  func run(
    forKey property: LayerProperty, layer: CALayer, from old: LayerValue, to new: LayerValue
  ) {
    guard old != new else { return }
    let duration = CATransaction.animationDuration()
    guard duration > 0 else { return layer.removeAnimation(forKey: property.rawValue) }
    let target = AnimationTarget(property: property, component: nil)
    let shown = layer.presentationProperties(before: property, changedFrom: old)
    let timingGroup = TimingGroup(
      timing: MediaTiming(duration: duration, fillMode: .backwards),
      curve: .eased(CATransaction.animationTimingFunction() ?? .default),
      groups: CompletionGroups(and: CATransaction.openGroup))
    let track = DynamicTrack(from: .value(shown[property]), to: .below)
    LayerAnimations.of(layer).add(
      RunningAnimation(.target(1), target, .other(track), isAdditive: false, in: timingGroup))
    CATransaction.add(timingGroup)
  }
}

extension LayerProperty {
  /// True for paths, which Core Animation does not animate implicitly.
  fileprivate var isPath: Bool { self == .path || self == .shadowPath }
}

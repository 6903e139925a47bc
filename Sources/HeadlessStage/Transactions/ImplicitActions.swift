import HeadlessViews
import MotionCurves
import MotionTerms

/// Animates property changes of layers that no view owns, with the settings of the open
/// transaction.
@MainActor
final class ImplicitActions: LayerActionProvider, LayerAction {
  /// The instance that all stages share; it has no state.
  static let shared = ImplicitActions()

  func action(for layer: Layer, forKey property: LayerProperty) -> (any LayerAction)? {
    layer.isCommitted && layer.timeline != nil && !property.isPath ? self : nil
  }

  func run(
    forKey property: LayerProperty, layer: Layer, from old: LayerValue, to new: LayerValue
  ) {
    guard old != new else { return }
    let duration = Transaction.animationDuration()
    guard duration > 0 else { return layer.removeAnimation(forKey: property.rawValue) }
    let target = AnimationTarget(property: property, component: nil)
    let shown = layer.presentationProperties(before: property, changedFrom: old)
    let timingGroup = TimingGroup(
      timing: MediaTiming(duration: duration, fillMode: .backwards),
      curve: .eased(Transaction.animationTimingFunction() ?? .default),
      groups: CompletionGroups(and: Transaction.openGroup))
    let track = DynamicTrack(from: .value(shown[property]), to: .below)
    LayerAnimations.of(layer).add(
      RunningAnimation(.target(1), target, .other(track), isAdditive: false, in: timingGroup))
    Transaction.add(timingGroup)
  }
}

extension LayerProperty {
  /// True for paths, which Core Animation does not animate implicitly.
  fileprivate var isPath: Bool { self == .path || self == .shadowPath }
}

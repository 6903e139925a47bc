import HeadlessViews
import TransitionCurves

/// A track from an old look of a layer to its current look.
final class LayerTransitionTrack: OtherTrack {
  private let old: CALayer
  private let style: TransitionStyle
  private let sheets: LayerTransition.Sheets

  /// The range of the cross-fade that runs, in `0...1`.
  private let span: ClosedRange<Double>

  /// Creates a cross-fade from the look of a layer at a moment: in the last frame, if it is nil.
  @MainActor
  init(
    from layer: CALayer, _ style: TransitionStyle, over span: ClosedRange<Double> = 0...1,
    at moment: FrozenMoment? = nil
  ) {
    old = layer.frozen(at: moment ?? FrozenMoment(lastFrameOf: layer))
    self.style = style
    self.span = span
    sheets = LayerTransition.Sheets()
  }

  /// Sets a property of the old look.
  @MainActor
  func revise(_ property: LayerProperty, to value: LayerValue) {
    var shown = old.properties
    shown.set(property, to: value)
    old.replaceProperties(with: shown)
  }

  /// The state of the cross-fade at `progress`.
  @MainActor
  func layerTransition(at progress: TimingGroup.Progress) -> LayerTransition? {
    let (start, end) = (span.lowerBound, span.upperBound)
    let part = progress.value == 1 ? end : start + (end - start) * progress.value
    return LayerTransition(old: old, style: style, progress: part, sheets: sheets)
  }

  /// Nil, because the track changes no property.
  @MainActor
  func value(at progress: TimingGroup.Progress, over below: LayerValue) -> LayerValue? { nil }

  var way: AnimationRecord.Way { .look }
}

extension AnimationTarget {
  /// The target that stands for a layer's look; no block ever animates its property.
  static let look = AnimationTarget(property: .isHidden, component: nil)
}

extension CALayer {
  /// The cross-fade that the layer is in; nil when it has only one look.
  var layerTransition: LayerTransition? {
    guard hasMotion else { return (self as? FrozenLayer)?.caught }
    guard isLookInMotion, let animations else { return nil }
    for animation in animations.running.reversed() where animation.target == .look {
      guard case .other(let track) = animation.track, let progress = animation.group.progress
      else { continue }
      if let found = track.layerTransition(at: progress) { return found }
    }
    return nil
  }
}

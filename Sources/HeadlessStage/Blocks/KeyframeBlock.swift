import Foundation
import HeadlessViews
import TransitionCurves

/// A keyframe block while it runs: collects the changes, and turns the changes of each property
/// into one keyframe animation at the end.
@MainActor
final class KeyframeBlock: LayerActionProvider, CAAction {
  private struct Key: Hashable {
    let layer: ObjectIdentifier
    let property: LayerProperty
  }

  private let block: AnimationBlock
  private let mode: CalculationMode

  /// The part of the whole duration to which the current changes belong, in `0...1`.
  private var span = 0.0...1.0
  private var touched: [CALayer] = []
  private var sequences: [KeyframeSequence] = []
  private var places: [Key: Int] = [:]

  /// - Parameter block: Provides the timing and the options of the animations.
  init(_ block: AnimationBlock, mode: CalculationMode) {
    self.block = block
    self.mode = mode
  }

  /// Runs `changes` and animates the changed properties; returns true when there are any.
  func run(_ changes: () -> Void) -> Bool {
    AnimationBlock.with(block, gatherer: self) { gather(changes) }
    for sequence in sequences {
      block.replace(
        sequence.target, of: sequence.layer, among: .of(sequence.layer),
        by: .other(sequence.track))
    }
    return block.finish()
  }

  /// Runs the changes of a keyframe, which belong to a part of the whole duration.
  func addKeyframe(_ span: ClosedRange<Double>, _ changes: () -> Void) {
    AnimationBlock.flushUpdates()
    let outer = (self.span, touched)
    self.span = span
    touched = []
    gather(changes)
    (self.span, touched) = outer
  }

  private func gather(_ changes: () -> Void) {
    changes()
    for layer in touched { layer.layoutIfNeeded() }
    AnimationBlock.flushUpdates()
  }

  func action(for layer: CALayer, forKey property: LayerProperty) -> (any CAAction)? {
    block.action(for: layer, forKey: property) == nil ? nil : self
  }

  func run(
    forKey property: LayerProperty, layer: CALayer, from old: LayerValue, to new: LayerValue
  ) {
    if block.options.contains(.layoutSubviews) { touched.append(layer) }
    let key = Key(layer: ObjectIdentifier(layer), property: property)
    if let place = places[key] { return sequences[place].add(new, over: span) }
    guard old != new || layer.animations?.isAnimating(property) == true,
      block.begins(with: property, of: layer, from: old)
    else { return }
    var shown = layer.properties
    shown.set(property, to: old)
    if block.options.contains(.beginFromCurrentState) { layer.animations?.apply(to: &shown) }
    let target = AnimationTarget(property: property, component: nil)
    var sequence = KeyframeSequence(
      layer: layer, target: target, initial: shown[property], mode: mode)
    sequence.add(new, over: span)
    places[key] = sequences.count
    sequences.append(sequence)
  }
}

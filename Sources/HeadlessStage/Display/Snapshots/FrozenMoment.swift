import HeadlessViews

/// The moment of which a static copy is made: now, or the last frame, or what the model says.
///
/// The last frame lacks the changes that the app has made since the stage last ran, or since the
/// beginning of a transition between controllers. The model lacks all animations.
@MainActor
struct FrozenMoment {
  /// What the layers showed that have changed since; empty for now.
  private let changed: [Int: ShownLayer]

  /// A layer that was not in the moment, although it is in the tree.
  private let missing: CALayer?

  /// True if layers show their model values, whatever is animated.
  private var isModel = false

  static let now = FrozenMoment(changed: [:], missing: nil)

  static let model = {
    var moment = now
    moment.isModel = true
    return moment
  }()

  private init(changed: [Int: ShownLayer], missing: CALayer?) {
    (self.changed, self.missing) = (changed, missing)
  }

  /// The last frame of the tree of a layer; a layer that was in no frame yet counts as shown as it
  /// is, except for the layers in it that were in the frame elsewhere.
  init(lastFrameOf layer: CALayer) {
    self.init(changed: layer.tree?.lastFrame ?? [:], missing: nil)
  }

  /// The same moment with a layer that counts as not shown; nil changes nothing.
  func without(_ missing: CALayer?) -> Self { Self(changed: changed, missing: missing) }

  /// What a layer showed, if it has changed since.
  private func shown(_ layer: CALayer) -> ShownLayer? {
    changed.isEmpty ? nil : changed[layer.serialNumber]
  }

  /// The values that a layer showed.
  func properties(of layer: CALayer) -> LayerProperties {
    shown(layer)?.properties ?? layer.presentationProperties
  }

  func contents(of layer: CALayer) -> LayerContents? {
    if let shown = shown(layer) { shown.contents } else { layer.contents }
  }

  /// The sublayers of a layer, backmost first.
  func sublayers(of layer: CALayer) -> [CALayer] {
    let all = shown(layer)?.sublayers ?? layer.sublayers ?? []
    guard let missing else { return all }
    return all.filter { $0 !== missing }
  }

  func mask(of layer: CALayer) -> CALayer? {
    if let shown = shown(layer) { shown.mask } else { layer.mask }
  }

  /// Returns a static copy of a layer without its sublayers and its mask.
  ///
  /// A layer that was moved into a superlayer that was in no frame yet is copied where it is now.
  func copy(_ layer: CALayer) -> FrozenLayer {
    let copy = FrozenLayer()
    copy.originalNumber = (layer as? FrozenLayer)?.originalNumber ?? layer.serialNumber
    if let shown = shown(layer) {
      copy.become(copyOf: layer, as: shown)
      if layer.superlayer?.isCommitted == false {
        copy.position = layer.presentationProperties.position
      }
    } else {
      copy.become(copyOf: layer)
      if isModel { copy.replaceProperties(with: layer.properties) }
    }
    if !isModel, let layerTransition = layer.layerTransition { copy.stay(in: layerTransition) }
    return copy
  }
}

import Foundation
import Transitioning

/// The picture and the model values of a scene, as a value that can be compared.
@MainActor
struct SceneState {
  /// One layer of the tree.
  struct Node {
    let layer: CALayer
    let properties: LayerProperties
    let mask: ObjectIdentifier?
    let isAnimated: Bool

    /// The number of layers above.
    let depth: Int

    /// The picture of the layer besides its properties.
    let look: Look

    /// What a user notices beside the picture.
    let noticed: Noticed

    /// The parts of the name.
    let nameParts: NameParts

    /// True in the tree of the opened controller's view.
    let isFore: Bool

    var identity: ObjectIdentifier { ObjectIdentifier(layer) }

    /// True for the root view of a controller.
    let isRoot: Bool

    /// The name at the time of the state, if it was kept.
    fileprivate(set) var keptName: String?

    // A name takes longer than all other parts, and is needed only for a difference.
    @MainActor var name: String { keptName ?? layer.placedLabel }
  }

  /// The picture, with its time set to 0.
  let picture: DisplayList

  /// The layers of all windows from the back to the front, each before its sublayers.
  private(set) var nodes: [Node]

  /// The windows, retained because a layer has its name only while its view exists.
  private let windows: [UIWindow]

  /// The levels of the windows.
  let levels: [UIWindow.Level]

  /// True if no layer is animated or has a mask.
  let isPlain: Bool

  /// The greatest ignored difference of a number between two controllers of a kind.
  static var usualTolerance: CGFloat { 1e-6 }

  /// The state of a stage on which a controller is open, or none.
  init(_ stage: Stage, fore: UIViewController?) {
    var picture = stage.displayList()
    picture.time = 0
    self.picture = picture
    windows = stage.windows
    levels = windows.map(\.windowLevel)
    var nodes: [Node] = []
    var isPlain = true
    let foreLayer = fore?.viewIfLoaded?.layer
    // The container of a presentation goes with it, as the opened controller's view does.
    let container = fore.flatMap {
      $0.presentingViewController == nil ? nil : $0.presentationController?.containerView?.layer
    }
    var walk = LayerWalk(stage.windows.map(\.layer), fore: foreLayer)
    while let (layer, depth, isFore) = walk.next() {
      if layer.isAnimated || layer.mask != nil { isPlain = false }
      nodes.append(
        Node(
          layer: layer, properties: layer.properties, mask: layer.mask.map(ObjectIdentifier.init),
          isAnimated: layer.animationKeys() != nil, depth: depth, look: Look(layer),
          noticed: Noticed(layer, isTemporary: isFore || layer === container),
          nameParts: NameParts(layer), isFore: isFore,
          isRoot: (layer.owner as? UIView)?.owner != nil))
    }
    (self.nodes, self.isPlain) = (nodes, isPlain)
  }

  /// The state with the names that its layers have now, for a comparison with another stage.
  var named: SceneState {
    var state = self
    for index in state.nodes.indices { state.nodes[index].keptName = nodes[index].name }
    return state
  }

  /// The first difference from an earlier state of the same stage; nil if there is none.
  ///
  /// - Parameter tolerance: The greatest ignored difference of a number; 0 by default, so that
  ///   states are compared bit for bit.
  func difference(from before: SceneState, within tolerance: CGFloat = 0) -> Violation? {
    compare(with: before, \.identity, within: tolerance)
      ?? (tolerance == 0 ? pictureDifference(from: before) : nil)
  }

  /// The first difference from a state in which another controller of the same kind is open: in the
  /// tree, in what is hidden, in all properties of the opened controller's views, and in what a
  /// user notices of them and of the windows.
  ///
  /// The views behind may differ: an app that presents without animation does not move them.
  ///
  /// - Parameter tolerance: The greatest ignored difference of a number.
  func difference(
    fromOther before: SceneState, within tolerance: CGFloat = usualTolerance
  ) -> Violation? {
    compare(with: before, \.name, within: tolerance, onlyForeProperties: true)
  }

  /// The first difference from a state of another stage on which the same controllers are; nil if
  /// there is none.
  func difference(fromTwin state: SceneState) -> Violation? {
    compare(with: state, \.name, within: Self.usualTolerance)
  }

  private func compare<Key: Hashable>(
    with before: SceneState, _ key: (Node) -> Key, within tolerance: CGFloat = 0,
    onlyForeProperties: Bool = false
  ) -> Violation? {
    let (keys, olds) = (nodes.map(key), before.nodes.map(key))
    guard keys == olds else { return treeDifference(from: before, keys, olds) }
    for (node, old) in zip(nodes, before.nodes) {
      var expected = old.properties
      if onlyForeProperties, !node.isFore {
        expected = node.properties
        expected.isHidden = old.properties.isHidden
        // An invisible part counts as hidden. A screen that is covered may be clear.
        if !node.isRoot, (node.properties.opacity == 0) != (old.properties.opacity == 0) {
          expected.opacity = old.properties.opacity
        }
      }
      if let fault = node.properties.fault(from: expected, within: tolerance) {
        return Violation(
          fault.text, subject: node.name,
          cause: fault.property == "isHidden"
            ? "the transition hid the view: show it again in context.deferToCompletion" : nil)
      }
      if (node.mask == nil) != (old.mask == nil) {
        return Violation(
          node.mask == nil ? "has lost its mask" : "still has a mask", subject: node.name)
      }
      if node.isAnimated && !old.isAnimated {
        return Violation("is still animated", subject: node.name)
      }
      let isMeant = !onlyForeProperties || node.isFore || node.depth == 0
      if isMeant, let fault = node.noticed.fault(from: old.noticed) {
        return Violation(
          fault, subject: node.name,
          cause: "the transition changed it: restore it in context.deferToCompletion")
      }
    }
    return nil
  }

  /// The difference of two trees whose nodes, or their order, are not the same.
  private func treeDifference<Key: Hashable>(
    from before: SceneState, _ keys: [Key], _ olds: [Key]
  ) -> Violation? {
    let (newSet, oldSet) = (Set(keys), Set(olds))
    if let extra = zip(nodes, keys).first(where: { !oldSet.contains($1) })?.0 {
      return Violation(
        "is still in the tree", subject: extra.name,
        cause: "a view that the transition added was not removed: remove it in"
          + " context.deferToCompletion")
    }
    if let lost = zip(before.nodes, olds).first(where: { !newSet.contains($1) })?.0 {
      return Violation("is no longer in the tree", subject: lost.name)
    }
    let index = zip(keys, olds).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    guard let index else {
      return Violation("has \(keys.count) layers instead of \(olds.count)", subject: "the tree")
    }
    return Violation(
      "is where \(before.nodes[index].name) was in the order of the tree",
      subject: nodes[index].name)
  }

  /// The frame of the first layer of a name; without a name, that of the opened controller's root.
  func frame(of subject: String?) -> CGRect? {
    nodes.first { subject == nil ? $0.isFore && $0.isRoot : $0.name == subject }?.properties.frame
  }

  private func pictureDifference(from before: SceneState) -> Violation? {
    picture.difference(fromEarlier: before.picture).map {
      Violation("is not as it was before: \($0)", subject: "the picture")
    }
  }
}

extension LayerProperties {
  /// The first property whose value differs, and how, in words; nil if there is none.
  fileprivate func fault(
    from old: LayerProperties, within tolerance: CGFloat
  ) -> (property: String?, text: String)? {
    guard self != old, !isClose(to: old, within: tolerance) else { return nil }
    let pairs = zip(Mirror(reflecting: self).children, Mirror(reflecting: old).children)
    for ((label, new), (_, old)) in pairs where "\(new)" != "\(old)" {
      if tolerance > 0, Self.isClose(new, old, tolerance) { continue }
      return (label, "\(label ?? "a property") is \(short(new)) instead of \(short(old))")
    }
    return tolerance > 0 ? nil : (nil, "a property differs by less than can be written")
  }

  /// True if no number of a place, a size, a transform or a radius differs by more than a
  /// tolerance, and nothing else differs.
  func isClose(to old: LayerProperties, within tolerance: CGFloat) -> Bool {
    guard self != old else { return true }
    guard tolerance > 0 else { return false }
    var moved = old
    func take<Value>(_ property: WritableKeyPath<LayerProperties, Value>) {
      let value = self[keyPath: property]
      if Self.isClose(value, old[keyPath: property], tolerance) { moved[keyPath: property] = value }
    }
    take(\.bounds)
    take(\.position)
    take(\.zPosition)
    take(\.anchorPoint)
    take(\.transform)
    take(\.sublayerTransform)
    take(\.cornerRadius)
    take(\.borderWidth)
    take(\.shadowRadius)
    return moved == self
  }

  private static func isClose(_ one: Any, _ other: Any, _ tolerance: CGFloat) -> Bool {
    switch (one, other) {
    case (let one as CGRect, let other as CGRect):
      zip(
        [one.minX, one.minY, one.width, one.height],
        [other.minX, other.minY, other.width, other.height]
      ).allSatisfy { abs($0 - $1) <= tolerance }
    case (let one as CGPoint, let other as CGPoint):
      abs(one.x - other.x) <= tolerance && abs(one.y - other.y) <= tolerance
    case (let one as CGFloat, let other as CGFloat): abs(one - other) <= tolerance
    case (let one as CATransform3D, let other as CATransform3D):
      zip(one.numbers, other.numbers).allSatisfy { abs($0 - $1) <= tolerance }
    default: false
    }
  }
}

extension CATransform3D {
  /// The elements, row by row.
  fileprivate var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

/// A value as short text: `(195, 422)`.
func short(_ value: Any) -> String {
  switch value {
  case let rectangle as CGRect:
    "(\([rectangle.minX, rectangle.minY, rectangle.width, rectangle.height].listed))"
  case let point as CGPoint: "(\([point.x, point.y].listed))"
  case let size as CGSize: "(\([size.width, size.height].listed))"
  case let number as CGFloat: [number].listed
  case let transform as CATransform3D:
    transform.isIdentity
      ? "the identity"
      : "[\([transform.m11, transform.m12, transform.m21, transform.m22, transform.m41, transform.m42].listed)]"
  case let color as UIColor:
    "(\([color.red, color.green, color.blue, color.alpha].map { ($0 * 1000).rounded() / 1000 }.listed))"
  default: "\(value)"
  }
}

extension [CGFloat] {
  /// The numbers with at most six digits after the point, with commas between.
  fileprivate var listed: String {
    map { number in
      let rounded = (Double(number) * 1e6).rounded() / 1e6
      return rounded == rounded.rounded() && abs(rounded) < 1e15
        ? "\(Int(rounded))" : "\(rounded)"
    }.joined(separator: ", ")
  }
}

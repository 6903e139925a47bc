public import Foundation
package import TransitionCurves

extension CALayer {
  /// The opacity of the layer and its sublayers as one group, in `0...1`.
  ///
  /// The layer stores it in double precision, which `UIView.alpha` reads.
  public var opacity: Float {
    get { Float(properties.opacity) }
    set { preciseOpacity = Double(newValue) }
  }

  /// The opacity in double precision.
  var preciseOpacity: Double {
    get { properties.opacity }
    set {
      change(.opacity, from: .number(properties.opacity), to: .number(newValue)) {
        properties.opacity = newValue
      }
    }
  }

  /// True if neither the layer nor its sublayers are drawn.
  public var isHidden: Bool {
    get { properties.isHidden }
    set {
      let old = properties.isHidden
      change(.isHidden, from: .flag(old), to: .flag(newValue)) {
        properties.isHidden = newValue
      }
      if newValue != old { owner?.layerDidChangeVisibility(self) }
    }
  }

  /// True if sublayers are clipped to the bounds with their rounded corners.
  public var masksToBounds: Bool {
    get { properties.masksToBounds }
    set {
      change(.masksToBounds, from: .flag(properties.masksToBounds), to: .flag(newValue)) {
        properties.masksToBounds = newValue
      }
    }
  }

  /// The fill behind everything else; nil paints nothing.
  public var backgroundColor: UIColor? {
    get { properties.backgroundColor }
    set {
      change(.backgroundColor, from: .color(properties.backgroundColor), to: .color(newValue)) {
        properties.backgroundColor = newValue
      }
    }
  }

  /// The radius of rounded corners, in points.
  public var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set {
      change(
        .cornerRadius, from: .number(Double(properties.cornerRadius)),
        to: .number(Double(newValue))
      ) {
        properties.cornerRadius = newValue
      }
    }
  }

  /// The width of the border, drawn inside the bounds, in points.
  public var borderWidth: CGFloat {
    get { properties.borderWidth }
    set {
      change(
        .borderWidth, from: .number(Double(properties.borderWidth)), to: .number(Double(newValue))
      ) {
        properties.borderWidth = newValue
      }
    }
  }

  /// The colour of the border.
  public var borderColor: UIColor? {
    get { properties.borderColor }
    set {
      change(.borderColor, from: .color(properties.borderColor), to: .color(newValue)) {
        properties.borderColor = newValue
      }
    }
  }

  /// The colour of the shadow.
  public var shadowColor: UIColor? {
    get { properties.shadowColor }
    set {
      change(.shadowColor, from: .color(properties.shadowColor), to: .color(newValue)) {
        properties.shadowColor = newValue
      }
    }
  }

  /// The opacity of the shadow, in `0...1`.
  public var shadowOpacity: Float {
    get { Float(properties.shadowOpacity) }
    set {
      change(
        .shadowOpacity, from: .number(properties.shadowOpacity), to: .number(Double(newValue))
      ) {
        properties.shadowOpacity = Double(newValue)
      }
    }
  }

  /// The offset of the shadow, in points.
  public var shadowOffset: CGSize {
    get { properties.shadowOffset }
    set {
      change(.shadowOffset, from: .size(properties.shadowOffset), to: .size(newValue)) {
        properties.shadowOffset = newValue
      }
    }
  }

  /// The blur radius of the shadow, in points.
  ///
  /// It is the standard deviation of the Gaussian that softens the edge, as in Core Animation's
  /// `shadowRadius` and SVG's `stdDeviation`; CSS's blur radius is twice as large.
  public var shadowRadius: CGFloat {
    get { properties.shadowRadius }
    set {
      change(
        .shadowRadius, from: .number(Double(properties.shadowRadius)),
        to: .number(Double(newValue))
      ) {
        properties.shadowRadius = newValue
      }
    }
  }

  /// Sets a property by its key.
  ///
  /// A value of the wrong kind, or a property that layers of this class lack, is refused.
  package func set(_ property: LayerProperty, to value: LayerValue) {
    // One case at a time, because a tuple of property and value would copy the value.
    switch property {
    case .boundsOrigin:
      if case .point(let origin) = value { return bounds.origin = origin }
    case .boundsSize:
      if case .size(let size) = value { return bounds.size = size }
    case .transform:
      if case .transform(let transform) = value { return self.transform = transform }
    case .anchorPoint:
      if case .point(let point) = value { return anchorPoint = point }
    case .position:
      if case .point(let position) = value { return self.position = position }
    case .isHidden:
      if case .flag(let flag) = value { return isHidden = flag }
    default:
      guard LayerProperties.accepts(value, for: property, in: &properties) else { break }
      change(property, from: properties[property], to: value) {
        properties.set(property, to: value)
      }
      return
    }
    let (property, value) = (property.rawValue, String(describing: value))
    report(ViewIssue.wrongKind(property: property, owner: label, value: value))
  }

  /// The model value of a property, by its key.
  package func value(of property: LayerProperty) -> LayerValue {
    LayerProperties.value(of: property, in: &properties)
  }

  /// Sets a property by its key, without an action.
  package func setPlainly(_ property: LayerProperty, to value: LayerValue) {
    let wereDisabled = CALayer.areActionsDisabled
    CALayer.areActionsDisabled = true
    set(property, to: value)
    CALayer.areActionsDisabled = wereDisabled
  }

  /// Makes a change with the action for it; false, without a change, if the value is not finite.
  ///
  /// - Parameter isFinite: True if the value is finite; nil if that is unknown before the value is
  ///   wrapped.
  @inline(__always)
  @discardableResult
  func change(
    _ property: LayerProperty, from old: @autoclosure () -> LayerValue,
    to new: @autoclosure () -> LayerValue, isFinite: Bool? = nil, _ store: () -> Void
  ) -> Bool {
    guard isFinite ?? new().isFinite else {
      let value = String(describing: new())
      report(ViewIssue.notFinite(property: property.rawValue, owner: label, value: value))
      return false
    }
    keepShown()
    noteChange()
    guard !CALayer.areActionsDisabled, let action = action(forKey: property) else {
      store()
      return true
    }
    let before = old()
    store()
    action.run(forKey: property, layer: self, from: before, to: new())
    return true
  }
}

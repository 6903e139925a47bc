package import HeadlessViews
package import TransitionCurves

extension AnimationTarget {
  package func value(in properties: LayerProperties) -> LayerValue {
    part(of: properties[property])
  }

  /// The target's part of the whole property's value.
  func part(of whole: LayerValue) -> LayerValue {
    guard let component else { return whole }
    return whole[component].map(LayerValue.number) ?? whole
  }

  /// Sets the target's value in `properties`; returns false when the value is of another kind.
  @discardableResult
  func set(_ value: LayerValue, in properties: inout LayerProperties) -> Bool {
    guard let component else { return properties.set(property, to: value) }
    guard case .number(let number) = value else { return false }
    var whole = properties[property]
    whole[component] = number
    return properties.set(property, to: whole)
  }
}

import HeadlessViews
public import TransitionCurves

extension AnimationTarget {
  /// Creates the target that a Core Animation key path names, such as `opacity`, `position.y` or
  /// `transform.rotation.z`; nil when no layer can animate it.
  ///
  /// `bounds` is nil as well: it stands for two properties, `bounds.origin` and `bounds.size`.
  public init?(key: String) {
    for property in LayerProperty.allCases {
      if key == property.rawValue {
        self.init(property: property, component: nil)
        return
      }
      guard key.hasPrefix(property.rawValue + "."),
        let component = LayerComponent(key: String(key.dropFirst(property.rawValue.count + 1))),
        LayerProperties()[property][component] != nil
      else { continue }
      self.init(property: property, component: component)
      return
    }
    return nil
  }
}

extension LayerComponent {
  /// Creates the component that the rest of a key path names, after the property's name.
  fileprivate init?(key: String) {
    switch key {
    case "x": self = .x
    case "y": self = .y
    case "width": self = .width
    case "height": self = .height
    default:
      guard let component = TransformComponent(rawValue: key) else { return nil }
      self = .transform(component)
    }
  }
}

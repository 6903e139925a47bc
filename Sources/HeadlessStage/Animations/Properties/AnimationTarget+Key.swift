import HeadlessViews

extension AnimationTarget {
  /// What one of Core Animation's key paths names: `opacity`, `position.y`, `transform.rotation.z`; nil
  /// when that is nothing a layer can animate.
  ///
  /// `bounds` is two properties, `bounds.origin` and `bounds.size`, and so none of these.
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
  /// What a key names that follows a property's.
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

/// Access to layers by Core Animation's key paths: `opacity`, `position.y`, `bounds.size`,
/// `transform.rotation.z`, and every other property that can be animated.
extension CALayer {
  /// Sets the value of a key path like the property itself: a layer without a view animates the
  /// change.
  ///
  /// - Parameters:
  ///   - value: A number, point, size, rectangle, colour or transform, according to the property.
  ///     Nil is stored by an optional property, and resets any other property to its default.
  ///   - keyPath: The key path, such as `position.y`; an unknown one is refused with a
  ///     `UIKitIssue`.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    switch keyPath {
    case "bounds":
      if let rect = value as? CGRect { return bounds = rect }
    case "frame":
      if let rect = value as? CGRect { return frame = rect }
    case "transform.translation":
      if let translation = CGSize(movement: value) { return transform.translation = translation }
    case "sublayerTransform.translation":
      if let translation = CGSize(movement: value) {
        return sublayerTransform.translation = translation
      }
    default:
      guard let target = AnimationTarget(key: keyPath) else {
        return report(UIKitIssue.unknownKeyPath(keyPath: keyPath, owner: label))
      }
      if setModelValue(value, of: target) { return }
    }
    let shown = value.map { "\($0)" } ?? "nil"
    report(UIKitIssue.wrongValue(keyPath: keyPath, owner: label, value: shown))
  }

  /// Returns the model value of a key path: an `NSNumber` for a number, otherwise the value itself;
  /// nil if there is none.
  public func value(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "bounds": return bounds
    case "frame": return frame
    case "transform.translation": return transform.translation
    case "sublayerTransform.translation": return sublayerTransform.translation
    default:
      guard let target = AnimationTarget(key: keyPath) else {
        report(UIKitIssue.unknownKeyPath(keyPath: keyPath, owner: label))
        return nil
      }
      return switch modelValue(of: target) {
      case .number(let number): NSNumber(value: number)
      case .flag(let flag): NSNumber(value: flag)
      case .point(let point): point
      case .size(let size): size
      case .color(let color): color
      case .transform(let transform): transform
      case .path(let path): path
      case .colors(let colors): colors
      case .numbers(let numbers): numbers?.map { NSNumber(value: $0) }
      }
    }
  }

  /// Sets the value of a key; see `setValue(_:forKeyPath:)`.
  ///
  /// A value whose key is not a property is stored with the layer.
  public func setValue(_ value: Any?, forKey key: String) {
    if isProperty(key) { setValue(value, forKeyPath: key) } else { setNote(value, forKey: key) }
  }

  /// Returns the value of a key, or the value stored under the key; see `value(forKeyPath:)`.
  public func value(forKey key: String) -> Any? {
    isProperty(key) ? value(forKeyPath: key) : note(forKey: key)
  }

  private func isProperty(_ key: String) -> Bool {
    key == "bounds" || key == "frame" || AnimationTarget(key: key) != nil
  }
}

extension CGSize {
  /// A translation within the plane, which Core Animation accepts as a size or a point.
  fileprivate init?(movement value: Any?) {
    switch value {
    case let size as CGSize: self = size
    case let point as CGPoint: self.init(width: point.x, height: point.y)
    default: return nil
    }
  }
}

/// A value of a layer that consists of several numbers, other than a point and a size.
enum CompoundValue {
  /// A whole transform.
  case transform(CATransform3D)
  /// A colour.
  case color(UIColor)
  /// The outline of a shape or a shadow.
  case path(CGPath)
  /// The colours of a gradient.
  case colors([UIColor])
  /// The locations of a gradient.
  case numbers([Double])

  /// The value as Core Animation takes it.
  var object: Any {
    switch self {
    case .transform(let transform): transform.animationObject
    case .color(let color): color.animationObject
    case .path(let path): path.animationObject
    case .colors(let colors): colors.animationObject
    case .numbers(let numbers): numbers.animationObject
    }
  }

  /// False if a number of the value is infinite or not a number.
  var isFinite: Bool {
    switch self {
    case .transform(let form):
      [
        form.m11, form.m12, form.m13, form.m14, form.m21, form.m22, form.m23, form.m24,
        form.m31, form.m32, form.m33, form.m34, form.m41, form.m42, form.m43, form.m44,
      ].allSatisfy(\.isFinite)
    case .color(let color): color.isFinite
    case .path(let path): path.isFinite
    case .colors(let colors): colors.allSatisfy(\.isFinite)
    case .numbers(let numbers): numbers.allSatisfy(\.isFinite)
    }
  }

  /// The value at a fraction of the way to another value, as Core Animation has it; nil if there is
  /// none, as between two paths whose elements are of other kinds.
  ///
  /// A transform moves by its parts, a colour by its components without premultiplied alpha, a path
  /// point by point, and a list element by element.
  func moved(to end: CompoundValue?, by progress: Double) -> CompoundValue? {
    switch (self, end) {
    case (.transform(let start), .transform(let end)):
      guard let parts = TransformDecomposition(start), let last = TransformDecomposition(end)
      else { return nil }
      return .transform(parts.interpolated(to: last, progress: progress).transform)
    case (.color(let start), .color(let end)):
      return start.moved(to: end, by: progress).map { .color($0) }
    case (.path(let start), .path(let end)):
      return start.interpolated(to: end, progress: progress).map { .path($0) }
    case (.colors(let starts), .colors(let ends)) where starts.count == ends.count:
      let colors = zip(starts, ends).compactMap { $0.moved(to: $1, by: progress) }
      return colors.count == starts.count ? .colors(colors) : nil
    case (.numbers(let starts), .numbers(let ends)) where starts.count == ends.count:
      return .numbers(zip(starts, ends).map { $0.interpolated(to: $1, by: progress) })
    default: return nil
    }
  }
}

extension UIColor {
  /// The colour at a fraction of the way to another one; nil for a pattern.
  fileprivate func moved(to end: UIColor, by progress: Double) -> UIColor? {
    guard let start = straightComponents, let end = end.straightComponents else { return nil }
    let mixed = progress == 1 ? end : start + (end - start) * progress
    return UIColor(
      red: CGFloat(mixed.x), green: CGFloat(mixed.y), blue: CGFloat(mixed.z),
      alpha: CGFloat(min(max(mixed.w, 0), 1)))
  }

  fileprivate var isFinite: Bool {
    straightComponents.map { $0 - $0 == .zero } ?? true
  }

  /// Red, green, blue and alpha; nil for a pattern.
  private var straightComponents: SIMD4<Double>? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
  }
}

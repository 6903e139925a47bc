/// Material 3's springs, named by the size of the moving element and the kind of property.
///
/// ```swift
/// let sheet = MaterialSpring.defaultSpatial.spring(in: .expressive)
/// ```
///
/// *Fast* is for small components, *default* for part of the screen (a sheet, a drawer), *slow* for
/// the whole screen. *Spatial* springs move and resize and may overshoot; *effects* springs, for
/// colour and opacity, are critically damped and never do. Source: `tokens.xml` of Material
/// Components for Android; mass 1.
public enum MaterialSpring: String, CaseIterable, Hashable, Sendable {
  /// Position and size of a small component.
  case fastSpatial
  /// Colour and opacity of a small component.
  case fastEffects
  /// Position and size of part of the screen.
  case defaultSpatial
  /// Colour and opacity of part of the screen.
  case defaultEffects
  /// Position and size of the whole screen.
  case slowSpatial
  /// Colour and opacity of the whole screen.
  case slowEffects

  /// The liveliness of a product's motion.
  public enum Scheme: String, CaseIterable, Hashable, Sendable {
    /// Functional, with little overshoot.
    case standard
    /// Playful, with visible overshoot.
    case expressive
  }

  /// The spring in `scheme`, with `initialVelocity` in progress per second.
  public func spring(in scheme: Scheme = .standard, initialVelocity: Double = 0) -> SpringCurve {
    let (ratio, stiffness) = constants(in: scheme)
    return SpringCurve(
      stiffness: stiffness, damping: 2 * ratio * stiffness.squareRoot(),
      initialVelocity: initialVelocity)
  }

  /// Damping ratio, unitless, and stiffness, per second squared.
  private func constants(in scheme: Scheme) -> (Double, Double) {
    switch (self, scheme) {
    case (.fastSpatial, .standard): (0.9, 1400)
    case (.defaultSpatial, .standard): (0.9, 700)
    case (.slowSpatial, .standard): (0.9, 300)
    case (.fastSpatial, .expressive): (0.6, 800)
    case (.defaultSpatial, .expressive): (0.8, 380)
    case (.slowSpatial, .expressive): (0.8, 200)
    case (.fastEffects, _): (1, 3800)
    case (.defaultEffects, _): (1, 1600)
    case (.slowEffects, _): (1, 800)
    }
  }
}

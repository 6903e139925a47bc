public import Foundation

/// How the colours of a gradient are laid out.
public enum CAGradientLayerType: String, Hashable, Sendable, CaseIterable {
  /// Along the line from the start point to the end point.
  case axial
  /// In ellipses about the start point, whose half axes are the distances to the end point in x and
  /// y.
  case radial
  /// Clockwise around the start point, beginning in the direction of the end point.
  case conic

  /// The choice with a name; an unknown name counts as `axial`.
  public init(rawValue: String) {
    self = Self.allCases.first { $0.rawValue == rawValue } ?? .axial
  }
}

/// The colours of a gradient and their layout: the content of a `CAGradientLayer`.
public struct GradientContent: Hashable, Sendable {
  /// A colour and its location.
  public struct Stop: Hashable, Sendable {
    /// The colour at the location.
    public var color: UIColor

    /// The location, from the start at 0 to the end at 1.
    public var location: Double
  }

  /// The colours, from the start to the end; nil or an empty list paints nothing.
  public var colors: [UIColor]?

  /// The location of each colour, from 0 to 1, ascending.
  ///
  /// Nil, or a list of another length than the colours, spaces the colours evenly.
  public var locations: [Double]?

  /// The start point, in unit coordinates of the layer's bounds.
  public var startPoint = CGPoint(x: 0.5, y: 0)

  /// The end point, in unit coordinates of the layer's bounds.
  public var endPoint = CGPoint(x: 0.5, y: 1)

  /// How the colours are laid out.
  public var type = CAGradientLayerType.axial

  /// A gradient with Core Animation's defaults: from top to bottom, without colours.
  public init() {}

  /// The colours with their locations, which lie in `0...1` and never decrease.
  ///
  /// Before the first and beyond the last stop, the gradient continues with that stop's colour.
  public var stops: [Stop] {
    let colors = colors ?? []
    var places = locations ?? []
    if places.count != colors.count {
      places = colors.indices.map { colors.count > 1 ? Double($0) / Double(colors.count - 1) : 0 }
    }
    var last = 0.0
    return zip(colors, places).map { color, place in
      last = max(last, min(place, 1))
      return Stop(color: color, location: last)
    }
  }

  /// Hashes the colours and their layout.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(colors)
    hasher.combine(locations)
    hasher.combine(startPoint)
    hasher.combine(endPoint)
    hasher.combine(type)
  }
}

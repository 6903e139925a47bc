public import Foundation

/// How the colours of a gradient are laid out.
public enum GradientLayerType: String, Hashable, Sendable, CaseIterable {
  /// Along the line from the start to the end.
  case axial
  /// In ellipses about the start, whose half axes are as far as the end is, across and down.
  case radial
  /// Clockwise around the start, beginning on the side where the end is.
  case conic
}

/// Colours that blend into each other; what a `GradientLayer` draws.
public struct GradientContent: Hashable, Sendable {
  /// A colour, and where it is.
  public struct Stop: Hashable, Sendable {
    /// The colour there.
    public var color: Color

    /// Where, from the start at 0 to the end at 1.
    public var location: Double
  }

  /// The colours, from the start to the end; nil or none paints nothing.
  public var colors: [Color]?

  /// Where each colour is, from 0 to 1, ascending; nil, or another number than there are colours,
  /// spaces them evenly.
  public var locations: [Double]?

  /// Where the gradient starts, in unit coordinates of the layer's bounds.
  public var startPoint = CGPoint(x: 0.5, y: 0)

  /// Where it ends, in unit coordinates of the layer's bounds.
  public var endPoint = CGPoint(x: 0.5, y: 1)

  /// How the colours are laid out.
  public var type = GradientLayerType.axial

  /// Core Animation's defaults: from the top to the bottom, and no colours yet.
  public init() {}

  /// The colours with their places, which are within `0...1` and never go back.
  ///
  /// Before the first and beyond the last it goes on with that colour.
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
}

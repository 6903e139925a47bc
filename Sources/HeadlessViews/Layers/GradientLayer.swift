public import Foundation

/// A layer that draws colours blending into each other over its background, as round as its corners.
///
/// ```swift
/// let shade = GradientLayer()
/// shade.colors = [.black.withAlphaComponent(0.6), .clear]
/// shade.locations = [0, 0.4]
/// ```
///
/// A layer with colours has no other `contents`. Everything but `type` can be animated: as many
/// colours as before blend one by one, and so do locations; other numbers of them switch half-way.
open class GradientLayer: Layer {
  private var gradient: GradientContent {
    get { properties.gradient ?? GradientContent() }
    set { properties.gradient = newValue }
  }

  /// A layer without colours.
  public required init() {
    super.init()
    properties.gradient = GradientContent()
  }

  /// The colours, from the start to the end; nil or none paints nothing.
  public var colors: [Color]? {
    get { gradient.colors }
    set { set(.colors, to: .colors(newValue)) }
  }

  /// Where each colour is, from 0 to 1, ascending; nil spaces them evenly.
  public var locations: [Double]? {
    get { gradient.locations }
    set { set(.locations, to: .numbers(newValue)) }
  }

  /// Where the gradient starts, in unit coordinates of the bounds.
  public var startPoint: CGPoint {
    get { gradient.startPoint }
    set { set(.startPoint, to: .point(newValue)) }
  }

  /// Where the gradient ends, in unit coordinates of the bounds.
  public var endPoint: CGPoint {
    get { gradient.endPoint }
    set { set(.endPoint, to: .point(newValue)) }
  }

  /// How the colours are laid out; a change is never animated.
  public var type: GradientLayerType {
    get { gradient.type }
    set { gradient.type = newValue }
  }
}

public import Foundation
import TransitionCurves

/// A layer that draws a gradient over its background, within its rounded corners.
///
/// ```swift
/// let shade = CAGradientLayer()
/// shade.colors = [.black.withAlphaComponent(0.6), .clear]
/// shade.locations = [0, 0.4]
/// ```
///
/// A layer with colours has no other `contents`. All properties except `type` can be animated.
/// Lists of colours or locations of the same length blend element by element; lists of different
/// lengths switch halfway.
open class CAGradientLayer: CALayer {
  private var gradient: GradientContent {
    get { properties.gradient ?? GradientContent() }
    set {
      keepShown()
      properties.gradient = newValue
      noteChange()
    }
  }

  /// A layer without colours.
  public required init() {
    super.init()
    properties.gradient = GradientContent()
  }

  /// The colours, from the start to the end; nil or an empty list paints nothing.
  public var colors: [UIColor]? {
    get { gradient.colors }
    set { set(.colors, to: .colors(newValue)) }
  }

  /// The location of each colour, from 0 to 1, ascending; nil spaces the colours evenly.
  public var locations: [Double]? {
    get { gradient.locations }
    set { set(.locations, to: .numbers(newValue)) }
  }

  /// The start point of the gradient, in unit coordinates of the bounds.
  public var startPoint: CGPoint {
    get { gradient.startPoint }
    set { set(.startPoint, to: .point(newValue)) }
  }

  /// The end point of the gradient, in unit coordinates of the bounds.
  public var endPoint: CGPoint {
    get { gradient.endPoint }
    set { set(.endPoint, to: .point(newValue)) }
  }

  /// How the colours are laid out; a change is never animated.
  public var type: CAGradientLayerType {
    get { gradient.type }
    set { gradient.type = newValue }
  }
}

public import Foundation
public import HeadlessViews

/// What one layer paints, or a part of that: where it is, and what cuts it off.
///
/// From back to front an item is its shadow, fill, contents and border. The parts are put together
/// before `opacity` is applied to them.
public struct DisplayItem: Hashable, Sendable, Identifiable {
  /// What of a layer's paint an item holds.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// All of it, but for a border with sublayers beneath.
    case body

    /// A picture alone that is not stretched to the bounds, above the fill.
    case picture

    /// The border alone, above sublayers that paint.
    case border
  }

  /// What tells an item from all others of its list, and is the same in every list.
  public struct ID: Hashable, Sendable {
    /// The number of the layer.
    public var layer: Int

    /// What of the layer it is.
    public var part: Part

    /// A part of a layer.
    public init(layer: Int, part: Part) {
      self.layer = layer
      self.part = part
    }
  }

  /// The same number for the same layer in every list.
  public var layer: Int

  /// What of the layer's paint this is.
  public var part: Part

  /// What the layer is called, for people.
  public var name: String

  /// From the layer's own space, with its top-left corner at the origin, to the screen.
  public var transform: Transform3D

  /// The layer's extent in its own space, in points.
  public var size: CGSize

  /// The opacity of what the item itself paints, in `0...1`; that of its groups comes on top.
  public var opacity: Double

  /// The innermost group that the item is in: an index into its list's `groups`.
  public var group: Int?

  /// The innermost clip that cuts the item off: an index into its list's `clips`.
  public var clip: Int?

  /// The fill; nil paints nothing.
  public var fill: Color?

  /// The radius of rounded corners, in points of the layer's own space.
  ///
  /// The fill, a gradient, the border and the shadow have them; other contents are cut by clips alone.
  public var cornerRadius: CGFloat

  /// The corners that the radius rounds.
  public var maskedCorners: CornerMask

  /// The line along the inside of the edge; nil when there is none.
  public var border: DisplayBorder?

  /// The shadow beneath; nil when there is none.
  public var shadow: DisplayShadow?

  /// What is drawn over the fill; a shape's path is in the item's space, from the top-left corner on.
  public var contents: LayerContents?

  /// Paints what it is given and nothing else, where `transform` puts it.
  public init(
    layer: Int, part: Part = .body, name: String, transform: Transform3D = .identity,
    size: CGSize, opacity: Double = 1, group: Int? = nil, clip: Int? = nil, fill: Color? = nil,
    cornerRadius: CGFloat = 0, maskedCorners: CornerMask = .allCorners,
    border: DisplayBorder? = nil, shadow: DisplayShadow? = nil,
    contents: LayerContents? = nil
  ) {
    self.layer = layer
    self.part = part
    self.name = name
    self.transform = transform
    self.size = size
    self.opacity = opacity
    self.group = group
    self.clip = clip
    self.fill = fill
    self.cornerRadius = cornerRadius
    self.maskedCorners = maskedCorners
    self.border = border
    self.shadow = shadow
    self.contents = contents
  }

  /// The layer and the part of it.
  public var id: ID { ID(layer: layer, part: part) }
}

/// A line along the inside of an edge.
public struct DisplayBorder: Hashable, Sendable {
  /// The width, in points.
  public var width: CGFloat

  /// The colour.
  public var color: Color

  /// A line of a width and a colour.
  public init(width: CGFloat, color: Color) {
    self.width = width
    self.color = color
  }
}

/// A blurred copy of a layer's rounded rectangle, or of a path, beneath it.
///
/// A layer that paints nothing itself has none, whatever its sublayers paint, unless it was given a
/// `shadowPath`; and neither has one that cuts off what is outside it. A shape without a background
/// casts that of its inside, and the line around that adds nothing. Platforms blur what the layer and its sublayers paint instead:
/// for a page or a card that is the same.
public struct DisplayShadow: Hashable, Sendable {
  /// The colour, with the shadow's opacity in its alpha.
  public var color: Color

  /// How far it is moved, in points.
  public var offset: CGSize

  /// How far it is blurred, in points: the standard deviation of a Gaussian along both axes.
  ///
  /// At a straight edge half of the colour is left, one radius outside of it 16 %, two radii outside 2 %;
  /// beyond three there is nothing to be seen. SVG calls this `stdDeviation`; the blur radius of CSS, as in
  /// `box-shadow`, is twice as much. Core Animation's `shadowRadius` is this: WebKit sets it to half of what
  /// CSS says.
  public var radius: CGFloat

  /// What casts it in place of the rounded rectangle, in points of the item's space from the top-left
  /// corner on; nil is the rounded rectangle.
  public var path: Path?

  /// What is inside of the path.
  public var fillRule: FillRule

  /// A shadow moved by `offset` and blurred by `radius`.
  public init(
    color: Color, offset: CGSize = .zero, radius: CGFloat, path: Path? = nil,
    fillRule: FillRule = .nonZero
  ) {
    self.color = color
    self.offset = offset
    self.radius = radius
    self.path = path
    self.fillRule = fillRule
  }
}

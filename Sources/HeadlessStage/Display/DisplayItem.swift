public import Foundation
public import HeadlessViews

/// The painting of one layer, or a part of it, with its position and clip.
///
/// From back to front, an item consists of its shadow, fill, contents and border. The parts are
/// composited before `opacity` is applied.
public struct DisplayItem: Hashable, Sendable, Identifiable {
  /// The part of a layer's painting that an item holds.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// The whole painting, or all of it except the border if the layer has sublayers that paint.
    case body

    /// Only an image that is not stretched to the bounds, above the fill.
    case picture

    /// Only the border, above sublayers that paint.
    case border
  }

  /// The identity of an item: unique in a list, and the same in every list.
  public struct ID: Hashable, Sendable {
    /// The number of the layer.
    public var layer: Int

    /// The part of the layer's painting.
    public var part: Part

    /// Creates the identity of a part of a layer.
    public init(layer: Int, part: Part) {
      self.layer = layer
      self.part = part
    }

    /// Hashes the layer alone, because few layers have two parts in a list.
    public func hash(into hasher: inout Hasher) { hasher.combine(layer) }
  }

  /// The number of the layer, the same in every list.
  public var layer: Int

  /// The part of the layer's painting.
  public var part: Part

  /// The transform from the layer's own space, with its top-left corner at the origin, to the
  /// screen.
  public var transform: CATransform3D

  /// The size of the layer in its own space, in points.
  public var size: CGSize

  /// The smallest rectangle on the screen that contains the item, in points, whatever clips it;
  /// null where a perspective shows none of the item.
  public var frame: CGRect { PlaneMap(transform)(CGRect(origin: .zero, size: size)) ?? .null }

  /// The opacity of the item itself, in `0...1`, to be multiplied by that of its groups.
  public var opacity: Double

  /// The innermost group that contains the item: an index into the list's `groups`.
  public var group: Int?

  /// The innermost clip that cuts the item: an index into the list's `clips`.
  public var clip: Int?

  /// The painting of the item, independent of its position.
  package private(set) var look: DisplayLook

  /// The name of the layer, for people.
  public var name: String {
    get { look.values.name }
    set { look = look.with(\.name, newValue) }
  }

  /// The fill colour; nil paints no fill.
  public var fill: UIColor? {
    get { look.values.fill }
    set { look = look.with(\.fill, newValue) }
  }

  /// The corner radius, in points of the layer's own space.
  ///
  /// It applies to the fill, a gradient, the border and the shadow; only clips cut other contents.
  public var cornerRadius: CGFloat {
    get { look.values.cornerRadius }
    set { look = look.with(\.cornerRadius, newValue) }
  }

  /// The corners that the radius rounds.
  public var maskedCorners: CACornerMask {
    get { look.values.maskedCorners }
    set { look = look.with(\.maskedCorners, newValue) }
  }

  /// The border along the inside of the edge; nil if there is none.
  public var border: DisplayBorder? {
    get { look.values.border }
    set { look = look.with(\.border, newValue) }
  }

  /// The shadow below the item; nil if there is none.
  public var shadow: DisplayShadow? {
    get { look.values.shadow }
    set { look = look.with(\.shadow, newValue) }
  }

  /// The content that is drawn above the fill; the path of a shape is in the item's space, with the
  /// top-left corner at the origin.
  public var contents: LayerContents? {
    get { look.values.contents }
    set { look = look.with(\.contents, newValue) }
  }

  /// Creates an item from its parts.
  public init(
    layer: Int, part: Part = .body, name: String, transform: CATransform3D = .identity,
    size: CGSize, opacity: Double = 1, group: Int? = nil, clip: Int? = nil, fill: UIColor? = nil,
    cornerRadius: CGFloat = 0, maskedCorners: CACornerMask = .allCorners,
    border: DisplayBorder? = nil, shadow: DisplayShadow? = nil,
    contents: LayerContents? = nil
  ) {
    self.init(
      layer: layer, part: part, transform: transform, size: size, opacity: opacity, group: group,
      clip: clip,
      look: DisplayLook(
        DisplayLook.Values(
          name: name, fill: fill, cornerRadius: cornerRadius, maskedCorners: maskedCorners,
          border: border, shadow: shadow, contents: contents)))
  }

  /// Creates an item of a look that other items may have too.
  init(
    layer: Int, part: Part = .body, transform: CATransform3D, size: CGSize, opacity: Double = 1,
    group: Int?, clip: Int?, look: DisplayLook
  ) {
    self.layer = layer
    self.part = part
    self.transform = transform
    self.size = size
    self.opacity = opacity
    self.group = group
    self.clip = clip
    self.look = look
  }

  /// Hashes the parts that differ between the items of a list, and from frame to frame.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(transform)
    hasher.combine(size)
    hasher.combine(opacity)
    hasher.combine(look)
  }

  /// The identity: the layer and the part.
  public var id: ID { ID(layer: layer, part: part) }
}

/// A border along the inside of an edge.
public struct DisplayBorder: Hashable, Sendable {
  /// The width, in points.
  public var width: CGFloat

  /// The colour.
  public var color: UIColor

  /// Creates a border of a width and a colour.
  public init(width: CGFloat, color: UIColor) {
    self.width = width
    self.color = color
  }
}

/// A blurred copy of a layer's rounded rectangle, or of a path, below the layer.
///
/// A layer that paints nothing itself has no shadow, whatever its sublayers paint, unless it has a
/// `shadowPath`. A layer that clips to its bounds has no shadow either. The shadow of a shape layer
/// without a background is the shadow of the shape's inside; its stroke adds nothing. Core
/// Animation blurs the painting of the layer and its sublayers instead; for a page or a card the
/// result is the same.
public struct DisplayShadow: Hashable, Sendable {
  /// The colour, with the shadow's opacity in its alpha.
  public var color: UIColor

  /// The offset, in points.
  public var offset: CGSize

  /// The blur radius, in points: the standard deviation of a Gaussian along both axes.
  ///
  /// At a straight edge half of the colour remains, one radius outside of the edge 16 %, and two
  /// radii outside 2 %; beyond three radii nothing is visible. SVG calls this value `stdDeviation`;
  /// the blur radius of CSS, as in `box-shadow`, is twice this value. It is the same as Core
  /// Animation's `shadowRadius`, which WebKit sets to half of the value in CSS.
  public var radius: CGFloat

  /// The path that casts the shadow, in points of the item's space with the top-left corner at the
  /// origin; nil stands for the rounded rectangle.
  public var path: CGPath?

  /// The rule that decides which points are inside of the path.
  public var fillRule: CAShapeLayerFillRule

  /// Creates a shadow moved by `offset` and blurred by `radius`.
  public init(
    color: UIColor, offset: CGSize = .zero, radius: CGFloat, path: CGPath? = nil,
    fillRule: CAShapeLayerFillRule = .nonZero
  ) {
    self.color = color
    self.offset = offset
    self.radius = radius
    self.path = path
    self.fillRule = fillRule
  }

  /// Hashes the colour, the offset, the blur and the path.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(offset)
    hasher.combine(radius)
    hasher.combine(path)
  }
}

public import Foundation
public import HeadlessViews

/// What is visible at one instant, flat and back to front: all that a renderer needs to know.
///
/// ```swift
/// for item in stage.displayList().items {
///   // place item.size by item.transform, clip by item.clips, paint item.fill at item.opacity
/// }
/// ```
public struct DisplayList: Hashable, Sendable {
  /// When, in seconds of the stage's clock.
  public let time: TimeInterval

  /// The size of the screen, in points.
  public let size: CGSize

  /// The visible layers, backmost first.
  public let items: [DisplayItem]
}

/// One visible layer: where it is, what it paints, and what cuts it off.
public struct DisplayItem: Hashable, Sendable, Identifiable {
  /// The same number for the same layer in every list.
  public let id: Int

  /// What the layer is called, for people.
  public let name: String

  /// From the layer's own space, with its top-left corner at the origin, to the screen.
  public let transform: Transform3D

  /// The layer's extent in its own space, in points.
  public let size: CGSize

  /// The opacity of the layer times that of everything it is in, in `0...1`.
  public let opacity: Double

  /// What cuts the layer off, outermost first.
  public let clips: [DisplayClip]

  /// The fill; nil paints nothing.
  public let fill: Color?

  /// The radius of rounded corners, in points of the layer's own space.
  public let cornerRadius: CGFloat

  /// The border inside the edge; nil when there is none.
  public let border: DisplayBorder?

  /// The shadow beneath; nil when there is none.
  public let shadow: DisplayShadow?

  /// What is drawn over the fill.
  public let contents: LayerContents?
}

/// A rounded rectangle outside of which nothing shows.
public struct DisplayClip: Hashable, Sendable {
  /// From the rectangle's own space, with its top-left corner at the origin, to the screen.
  public let transform: Transform3D

  /// The rectangle's extent, in points of its own space.
  public let size: CGSize

  /// The radius of its corners, in points of its own space.
  public let cornerRadius: CGFloat
}

/// A line along the inside of an edge.
public struct DisplayBorder: Hashable, Sendable {
  /// The width, in points.
  public let width: CGFloat

  /// The colour.
  public let color: Color
}

/// A blurred copy of a layer's shape beneath it.
public struct DisplayShadow: Hashable, Sendable {
  /// The colour, with the shadow's opacity in its alpha.
  public let color: Color

  /// How far it is moved, in points.
  public let offset: CGSize

  /// How far it is blurred, in points.
  public let radius: CGFloat
}

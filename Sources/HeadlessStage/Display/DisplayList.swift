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
  public var time: TimeInterval

  /// The size of the screen, in points.
  public var size: CGSize

  /// The visible layers, backmost first.
  public var items: [DisplayItem]

  /// What is visible at an instant, on a screen of a finite and positive size.
  public init(time: TimeInterval, size: CGSize, items: [DisplayItem]) {
    precondition(
      size.isFinite && size.width > 0 && size.height > 0, "a screen cannot have the size \(size)")
    self.time = time
    self.size = size
    self.items = items
  }
}

/// One visible layer: where it is, what it paints, and what cuts it off.
public struct DisplayItem: Hashable, Sendable, Identifiable {
  /// The same number for the same layer in every list.
  public var id: Int

  /// What the layer is called, for people.
  public var name: String

  /// From the layer's own space, with its top-left corner at the origin, to the screen.
  public var transform: Transform3D

  /// The layer's extent in its own space, in points.
  public var size: CGSize

  /// The opacity of what the item paints, in `0...1`; the groups that it is in have their own.
  public var opacity: Double

  /// The translucent groups that the item is in, outermost first.
  ///
  /// The items of a group follow each other. A renderer paints them on a clear sheet of their own and
  /// lays that on what is beneath with the group's opacity, so that what is behind within the group
  /// does not shine through what is in front.
  public var groups: [DisplayGroup]

  /// What cuts the layer off, outermost first.
  public var clips: [DisplayClip]

  /// The fill; nil paints nothing.
  public var fill: Color?

  /// The radius of rounded corners, in points of the layer's own space.
  public var cornerRadius: CGFloat

  /// The border inside the edge; nil when there is none.
  public var border: DisplayBorder?

  /// The shadow beneath; nil when there is none.
  public var shadow: DisplayShadow?

  /// What is drawn over the fill.
  public var contents: LayerContents?

  /// A layer that paints what it is given and nothing else, where `transform` puts it.
  public init(
    id: Int, name: String, transform: Transform3D = .identity, size: CGSize, opacity: Double = 1,
    groups: [DisplayGroup] = [], clips: [DisplayClip] = [], fill: Color? = nil,
    cornerRadius: CGFloat = 0,
    border: DisplayBorder? = nil, shadow: DisplayShadow? = nil, contents: LayerContents? = nil
  ) {
    self.id = id
    self.name = name
    self.transform = transform
    self.size = size
    self.opacity = opacity
    self.groups = groups
    self.clips = clips
    self.fill = fill
    self.cornerRadius = cornerRadius
    self.border = border
    self.shadow = shadow
    self.contents = contents
  }
}

/// A layer that fades as one with everything in it.
public struct DisplayGroup: Hashable, Sendable, Identifiable {
  /// The number of the layer, or of the sheet alone, the same in every list.
  public var id: Int

  /// How much of the group shows, in `0...1`, without 0; at 1 it only keeps its items together.
  public var opacity: Double

  /// How its sheet is laid on what is beneath.
  public var blend: DisplayBlend

  /// A group of an opacity.
  public init(id: Int, opacity: Double, blend: DisplayBlend = .over) {
    self.id = id
    self.opacity = opacity
    self.blend = blend
  }
}

/// How one sheet is laid on another.
public enum DisplayBlend: String, Hashable, Sendable, CaseIterable {
  /// It covers what is beneath, as far as it is opaque.
  case over

  /// Colours and coverages, each times its opacity, add up: what CSS calls `plus-lighter`.
  ///
  /// Two looks that melt into each other are added on a sheet of their own, so that what is the same
  /// in both stays as it is.
  case plus
}

/// A rounded rectangle outside of which nothing shows.
public struct DisplayClip: Hashable, Sendable {
  /// From the rectangle's own space, with its top-left corner at the origin, to the screen.
  public var transform: Transform3D

  /// The rectangle's extent, in points of its own space.
  public var size: CGSize

  /// The radius of its corners, in points of its own space.
  public var cornerRadius: CGFloat

  /// A rounded rectangle where `transform` puts it.
  public init(transform: Transform3D = .identity, size: CGSize, cornerRadius: CGFloat = 0) {
    self.transform = transform
    self.size = size
    self.cornerRadius = cornerRadius
  }
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

/// A blurred copy of a layer's shape beneath it.
public struct DisplayShadow: Hashable, Sendable {
  /// The colour, with the shadow's opacity in its alpha.
  public var color: Color

  /// How far it is moved, in points.
  public var offset: CGSize

  /// How far it is blurred, in points.
  public var radius: CGFloat

  /// A shadow moved by `offset` and blurred by `radius`.
  public init(color: Color, offset: CGSize = .zero, radius: CGFloat) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}

public import Foundation
public import HeadlessViews

/// A translucent layer and all below it, which fade as one.
///
/// Only a layer of which more than one item is visible makes a group; a single item has the opacity
/// in its own, which comes to the same. Two looks of a layer that melt into each other make groups
/// too: one of each, which are added up, and around them one of both, which is opaque.
///
/// A layer with a mask makes a group as well, however opaque it is. Last in it stands the group of what
/// the mask paints, whose blend is `mask`.
public struct DisplayGroup: Hashable, Sendable {
  /// The number of the layer, as in `DisplayItem.layer`; a layer makes one group at most.
  ///
  /// The groups of looks that melt into each other have numbers of their own.
  public var layer: Int

  /// The opacity of the whole, in `0...1`.
  public var opacity: Double

  /// The group that this one is in: an index into its list's `groups`.
  public var parent: Int?

  /// How the whole is laid on what was painted before it.
  public var blend: DisplayBlend

  /// What is in a layer, at an opacity.
  public init(layer: Int, opacity: Double, parent: Int? = nil, blend: DisplayBlend = .over) {
    self.layer = layer
    self.opacity = opacity
    self.parent = parent
    self.blend = blend
  }
}

/// How one sheet is laid on another.
public enum DisplayBlend: String, Hashable, Sendable, CaseIterable {
  /// It covers what is beneath, as far as it is opaque.
  case over

  /// It is not seen itself: what is beneath it in the group that it is in stays as far as this is
  /// opaque, and goes where it is clear; Porter and Duff's *destination in*.
  case mask

  /// Red, green and blue times alpha, and alpha, add up: what CSS calls `plus-lighter`.
  case plus
}

/// A rounded rectangle outside of which nothing shows.
public struct DisplayClip: Hashable, Sendable {
  /// The number of the layer, as in `DisplayItem.layer`; a layer makes one clip at most.
  public var layer: Int

  /// From the rectangle's own space, with its top-left corner at the origin, to the screen.
  public var transform: Transform3D

  /// The rectangle's extent, in points of its own space.
  public var size: CGSize

  /// The radius of its corners, in points of its own space.
  public var cornerRadius: CGFloat

  /// The corners that the radius rounds.
  public var maskedCorners: CornerMask

  /// The clip that cuts this one off: an index into its list's `clips`.
  public var parent: Int?

  /// A rounded rectangle where `transform` puts it.
  public init(
    layer: Int, transform: Transform3D = .identity, size: CGSize, cornerRadius: CGFloat = 0,
    maskedCorners: CornerMask = .allCorners, parent: Int? = nil
  ) {
    self.layer = layer
    self.transform = transform
    self.size = size
    self.cornerRadius = cornerRadius
    self.maskedCorners = maskedCorners
    self.parent = parent
  }
}

/// An entry of a table in which each may be in another, by index.
protocol DisplayNesting {
  /// Where the one is that this is in.
  var parent: Int? { get set }
}

extension DisplayGroup: DisplayNesting {}
extension DisplayClip: DisplayNesting {}

extension Array where Element: DisplayNesting {
  /// True when every parent stands before what is in it, so that no chain of them is endless.
  var isInOrder: Bool {
    indices.allSatisfy { index in self[index].parent.map((0..<index).contains) ?? true }
  }

  /// An entry and all that it is in, outermost first.
  func path(to index: Int?) -> [Element] {
    var path: [Element] = []
    var next = index
    while let index = next {
      path.append(self[index])
      next = self[index].parent
    }
    path.reverse()
    return path
  }

  /// The chosen entries, of which the parents must be chosen too, and where each has gone.
  func kept(where isKept: [Bool]) -> (entries: [Element], places: [Int?]) {
    var entries: [Element] = []
    var places: [Int?] = []
    places.reserveCapacity(count)
    for (var entry, isKept) in zip(self, isKept) {
      entry.parent = entry.parent.flatMap { places[$0] }
      places.append(isKept ? entries.count : nil)
      if isKept { entries.append(entry) }
    }
    return (entries, places)
  }
}

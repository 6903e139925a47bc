public import Foundation
public import HeadlessViews

/// A translucent layer and its sublayers, which fade together.
///
/// Only a layer with more than one visible item makes a group. A single item has the opacity in its
/// own, with the same result. Two looks of a layer that are blended make groups too: one for each
/// look, whose colours are added, and around these one for both, which is opaque.
///
/// A layer with a mask makes a group as well, even if the layer is opaque. The last child of that
/// group is the group of the mask, with the blend `mask`.
public struct DisplayGroup: Hashable, Sendable {
  /// The number of the layer, as in `DisplayItem.layer`; a layer makes one group at most.
  ///
  /// The groups of blended looks have numbers of their own.
  public var layer: Int

  /// The opacity of the group, in `0...1`.
  public var opacity: Double

  /// The group that contains this group: an index into the list's `groups`.
  public var parent: Int?

  /// How the group is composited with what was painted before it.
  public var blend: DisplayBlend

  /// Creates a group for a layer.
  public init(layer: Int, opacity: Double, parent: Int? = nil, blend: DisplayBlend = .over) {
    self.layer = layer
    self.opacity = opacity
    self.parent = parent
    self.blend = blend
  }
}

/// How a group is composited with what is below it.
public enum DisplayBlend: String, Hashable, Sendable, CaseIterable {
  /// The group covers what is below it; Porter and Duff's *source over*.
  case over

  /// The group is not visible itself: what is below it in its parent group remains only where this
  /// group is opaque; Porter and Duff's *destination in*.
  case mask

  /// Premultiplied color and alpha are added; `plus-lighter` in CSS.
  case plus
}

/// A rounded rectangle that cuts off what is outside of it.
public struct DisplayClip: Hashable, Sendable {
  /// The number of the layer, as in `DisplayItem.layer`; a layer makes one clip at most.
  public var layer: Int

  /// The transform from the rectangle's own space, with its top-left corner at the origin, to the
  /// screen.
  public var transform: CATransform3D

  /// The size of the rectangle, in points of its own space.
  public var size: CGSize

  /// The corner radius, in points of the rectangle's own space.
  public var cornerRadius: CGFloat

  /// The corners that the radius rounds.
  public var maskedCorners: CACornerMask

  /// The clip that cuts this clip: an index into the list's `clips`.
  public var parent: Int?

  /// Creates a clip at the position that `transform` gives.
  public init(
    layer: Int, transform: CATransform3D = .identity, size: CGSize, cornerRadius: CGFloat = 0,
    maskedCorners: CACornerMask = .allCorners, parent: Int? = nil
  ) {
    self.layer = layer
    self.transform = transform
    self.size = size
    self.cornerRadius = cornerRadius
    self.maskedCorners = maskedCorners
    self.parent = parent
  }

  /// Hashes the rectangle and its place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(layer)
    hasher.combine(transform)
    hasher.combine(size)
    hasher.combine(cornerRadius)
  }
}

/// An entry of a table in which each entry may have a parent.
protocol DisplayNesting {
  /// The index of the parent.
  var parent: Int? { get set }
}

extension DisplayGroup: DisplayNesting {}
extension DisplayClip: DisplayNesting {}

extension Array where Element: DisplayNesting {
  /// True if every parent comes before its children, so that no chain of parents is endless.
  var isInOrder: Bool {
    indices.allSatisfy { index in self[index].parent.map((0..<index).contains) ?? true }
  }

  /// Returns an entry and its ancestors, outermost first.
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

  /// Returns the chosen entries and the new index of each entry; the parent of a chosen entry must
  /// be chosen too.
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

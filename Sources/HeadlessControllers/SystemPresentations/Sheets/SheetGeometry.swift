import Foundation

/// Where a sheet stands in a container, by how far its top edge is below the container's.
///
/// An edge-attached sheet reaches down to the container's lower edge: its height follows its top, down
/// to the lowest detent; from there on it moves as it is. A floating one always moves as it is.
struct SheetGeometry: Hashable, Sendable {
  /// How far below the safe area the highest sheet begins, in points (numbers.md 3.6, fact J3).
  static let topOffset: CGFloat = 10

  /// The size of a form sheet whose content has no wishes, in points.
  static let formSize = CGSize(width: 540, height: 620)

  /// The greatest width of a page sheet that floats, in points.
  static let pageWidth: CGFloat = 704

  /// What is left free around a floating sheet, in points.
  static let margin: CGFloat = 24

  /// The size of the container, in points.
  let container: CGSize

  /// What bars and corners cover at the top of the container, in points.
  let topInset: CGFloat

  /// What bars and corners cover at its bottom, in points.
  let bottomInset: CGFloat

  /// The size of the sheet when it floats, in points; nil when it is attached to the lower edge.
  let floatingSize: CGSize?

  /// The width of the sheet, in points.
  let width: CGFloat

  /// What the sheet would be centred over, in points of the container; nil for its middle.
  let center: CGPoint?

  /// - Parameters:
  ///   - width: The width that an attached sheet would like, in points; nil for all there is.
  ///   - floatingSize: The size that a floating one would like, in points; nil for an attached one.
  ///   - center: What it would be centred over, in points of the container; nil for its middle.
  init(
    container: CGSize, topInset: CGFloat = 0, bottomInset: CGFloat = 0, width: CGFloat? = nil,
    floatingSize: CGSize? = nil, center: CGPoint? = nil
  ) {
    self.center = center
    self.container = container
    self.topInset = topInset
    self.bottomInset = bottomInset
    self.floatingSize = floatingSize.map { size in
      let room = CGSize(
        width: container.width - 2 * Self.margin,
        height: container.height - 2 * (max(topInset, bottomInset) + Self.margin))
      return CGSize(
        width: max(0, min(size.width, room.width)), height: max(0, min(size.height, room.height)))
    }
    self.width = self.floatingSize?.width ?? max(0, min(width ?? container.width, container.width))
  }

  /// The height of the highest sheet, in points, without the safe area below it (fact J3).
  var maximumDetentValue: CGFloat {
    max(0, container.height - topInset - bottomInset - Self.topOffset)
  }

  /// The top of the highest sheet.
  var highestTop: CGFloat { container.height - bottomInset - maximumDetentValue }

  /// The top of a floating sheet: in the middle, or as near as can be to what it is centred over.
  var floatingTop: CGFloat {
    let height = floatingSize?.height ?? 0
    return place(
      of: height, in: container.height, around: center?.y,
      margin: max(topInset, bottomInset) + Self.margin)
  }

  /// The left edge of the sheet: in the middle, or as near as can be to what it is centred over.
  private var left: CGFloat {
    place(
      of: width, in: container.width, around: center?.x,
      margin: floatingSize == nil ? 0 : Self.margin)
  }

  /// Where something begins that is centred in a room, or around a point of it within margins.
  private func place(
    of length: CGFloat, in room: CGFloat, around center: CGFloat?, margin: CGFloat
  ) -> CGFloat {
    let middle = (room - length) / 2
    let wish = center.map { $0 - length / 2 } ?? middle
    // Where it fills the room there is no choice, whatever the margins.
    let (low, high) = (min(margin, middle), max(room - margin - length, middle))
    return min(max(wish, low), high).rounded()
  }

  /// The top of an attached sheet whose detent has a value; one that is no height counts as the least.
  func top(ofDetent value: CGFloat) -> CGFloat {
    let value = value.isNaN ? 0 : min(max(value, 0), maximumDetentValue)
    return container.height - bottomInset - value
  }

  /// The sheet's frame in the container.
  ///
  /// - Parameter lowest: The top of the sheet at its lowest detent.
  func frame(top: CGFloat, lowest: CGFloat) -> CGRect {
    let height = floatingSize?.height ?? container.height - min(top, lowest)
    return CGRect(x: left, y: top, width: width, height: height)
  }
}

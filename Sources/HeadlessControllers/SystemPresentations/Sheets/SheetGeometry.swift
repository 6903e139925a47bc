import Foundation
import HeadlessViews

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The frame of a sheet in a container, by the distance of its top edge below the container's.
///
/// The bottom of an edge-attached sheet is at the container's bottom: the sheet's height follows
/// its top, down to the lowest detent; below that, the sheet moves with constant height. A sheet in
/// the middle of a large screen always has constant height.
///
/// In the design ``SheetDesign/floating``, an edge-attached sheet that rests below the full height is
/// drawn smaller, so that it keeps a margin: see ``transform(of:margin:)``.
struct SheetGeometry: Equatable, Sendable {
  /// The size of a form sheet without a preferred content size, in points.
  static let formSize = CGSize(width: 540, height: 620)

  /// The maximum width of a floating page sheet, in points.
  static let pageWidth: CGFloat = 704

  /// The minimum distance of a floating sheet from the container's edges, in points.
  static let margin: CGFloat = 24

  /// The height below which a floating sheet has no room for the bottom safe area, and a greater
  /// margin, in points.
  static let smallHeight: CGFloat = 150

  /// The figures of the sheet.
  let metrics: SheetMetrics

  /// The size of the container, in points.
  let container: CGSize

  /// The top safe area of the container, in points.
  let topInset: CGFloat

  /// The bottom safe area of the container, in points.
  let bottomInset: CGFloat

  /// The size of a floating sheet, in points; nil for an edge-attached one.
  let floatingSize: CGSize?

  /// The width of the sheet, in points.
  let width: CGFloat

  /// The preferred centre of the sheet, in the container's coordinates, in points; nil for the
  /// container's centre.
  let center: CGPoint?

  /// Computes the geometry of a sheet in a container.
  ///
  /// - Parameters:
  ///   - width: The preferred width of an edge-attached sheet, in points; nil for the container's
  ///     width.
  ///   - floatingSize: The preferred size of a floating sheet, in points; nil for an edge-attached
  ///     one.
  ///   - center: The preferred centre, in the container's coordinates, in points; nil for the
  ///     container's centre.
  init(
    _ metrics: SheetMetrics, container: CGSize, topInset: CGFloat = 0, bottomInset: CGFloat = 0,
    width: CGFloat? = nil, floatingSize: CGSize? = nil, center: CGPoint? = nil
  ) {
    self.metrics = metrics
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

  /// The height of the highest sheet, in points, without the bottom safe area.
  var maximumDetentValue: CGFloat {
    max(0, container.height - topInset - bottomInset - metrics.topOffset)
  }

  var highestTop: CGFloat { container.height - bottomInset - maximumDetentValue }

  /// The top of a floating sheet: centred, or as near as possible to its preferred centre.
  var floatingTop: CGFloat {
    let height = floatingSize?.height ?? 0
    return place(
      of: height, in: container.height, around: center?.y,
      margin: max(topInset, bottomInset) + Self.margin)
  }

  /// The left edge of the sheet: centred, or as near as possible to its preferred centre.
  private var left: CGFloat {
    place(
      of: width, in: container.width, around: center?.x,
      margin: floatingSize == nil ? 0 : Self.margin)
  }

  /// The start of a range that is centred in a space, or around a point inside margins.
  private func place(
    of length: CGFloat, in room: CGFloat, around center: CGFloat?, margin: CGFloat
  ) -> CGFloat {
    let middle = (room - length) / 2
    let wish = center.map { $0 - length / 2 } ?? middle
    // A range that fills the space is centred, whatever the margins are.
    let (low, high) = (min(margin, middle), max(room - margin - length, middle))
    return min(max(wish, low), high).rounded()
  }

  /// The top of an edge-attached sheet at a detent's value; NaN counts as the minimum.
  func top(ofDetent value: CGFloat) -> CGFloat {
    let value = value.isNaN ? 0 : min(max(value, 0), maximumDetentValue)
    let isSmall = metrics.isFloating && value < Self.smallHeight
    return container.height - (isSmall ? 0 : bottomInset) - value
  }

  /// The sheet's frame in the container.
  ///
  /// - Parameter lowest: The top of the sheet at its lowest detent.
  func frame(top: CGFloat, lowest: CGFloat) -> CGRect {
    let height = floatingSize?.height ?? container.height - min(top, lowest)
    return CGRect(x: left, y: top, width: width, height: height)
  }

  /// The distance that a sheet which rests at `top` keeps from the lower edge, and from the sides if
  /// it is as wide as the container, in points.
  ///
  /// It is 8; for a height from 150 down to 76 it grows to 28.
  func margin(atTop top: CGFloat) -> CGFloat {
    guard metrics.isFloating, floatingSize == nil, top > highestTop + 0.5 else { return 0 }
    let height = min(max(container.height - top, 76), Self.smallHeight)
    return 8 + (Self.smallHeight - height) * 10 / 37
  }

  /// The transform with which a sheet is drawn that keeps a margin: scaled, and moved up.
  ///
  /// - Parameter frame: The sheet's frame without the margin.
  func transform(of frame: CGRect, margin: CGFloat) -> CGAffineTransform {
    guard margin > 0, container.width > 2 * margin else { return .identity }
    let scale = 1 - 2 * margin / container.width
    let descent = frame.height * (1 - scale) / 2 - margin
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: descent)
  }

  /// The frame in which a sheet is drawn that keeps a margin.
  func drawn(_ frame: CGRect, margin: CGFloat) -> CGRect {
    // Computed as the view computes its frame, to the last bit.
    var layer = LayerProperties()
    layer.bounds.size = frame.size
    layer.position = CGPoint(x: frame.midX, y: frame.midY)
    layer.transform = CATransform3D(transform(of: frame, margin: margin))
    return layer.frame
  }
}

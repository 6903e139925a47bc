package import Foundation
package import HeadlessStage
import HeadlessViews

/// A prepared item, for samples of its colour at many points of the screen.
struct ItemPainter {
  /// A box on the screen that contains everything that the item paints.
  let extent: ScreenExtent

  private let placement: ScreenPlacement
  private let shape: RoundedRectangle

  /// The rectangle of the contents; only a clip, not a corner radius, cuts them.
  private let frame: RoundedRectangle

  private let clips: ClipPainters
  private let clip: Int?
  private let opacity: Double
  private let shadow: ShadowPainter?
  private let fill: SIMD4<Double>?
  private let contents: ContentPainter?
  private let border: (color: SIMD4<Double>, hole: RoundedRectangle?)?

  /// Creates a painter; nil for an item that is not visible.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - clips: The clips of the item's list.
  ///   - screen: A box that contains the painted area.
  init?(_ item: DisplayItem, in clips: ClipPainters, on screen: ScreenExtent) {
    guard item.opacity > 0, item.canBeSeen,
      let placement = ScreenPlacement(item.transform), let opening = clips.extent(of: item.clip)
    else { return nil }
    guard let extent = placement.extent(of: item.reach)?.intersection(opening),
      extent.overlaps(screen)
    else { return nil }
    let shape = RoundedRectangle(
      size: item.size, cornerRadius: item.cornerRadius, corners: item.maskedCorners)
    let shadow = item.shadow.flatMap { ShadowPainter($0, of: shape) }
    self.extent = extent
    self.placement = placement
    self.shape = shape
    frame = RoundedRectangle(size: item.size, cornerRadius: 0)
    self.shadow = shadow
    self.clips = clips
    clip = item.clip
    opacity = min(item.opacity, 1)
    fill = item.fill?.premultiplied
    contents = item.contents.map { ContentPainter($0, in: item.size) }
    border = item.border.flatMap {
      $0.width > 0 ? ($0.color.premultiplied, shape.inset(by: Double($0.width))) : nil
    }
  }

  /// The item's premultiplied colour at a point of the screen; nil if the item does not paint the
  /// point.
  func color(at screen: SIMD2<Double>) -> SIMD4<Double>? {
    guard let point = placement.point(at: screen) else { return nil }
    let isInside = frame.contains(point)
    let isPainted = isInside || contents?.overhangs == true
    guard isPainted || shadow != nil, clips.show(screen, through: clip) else { return nil }
    // The parts of one layer are composited first and fade together.
    let isRounded = isInside && shape.contains(point)
    // An opaque fill hides the shadow.
    let isCovered = isRounded && fill?.w == 1
    var color = isCovered ? .zero : shadow?.color(at: point) ?? .zero
    if isPainted {
      if let fill, isRounded { color = fill.over(color) }
      if let contents, isRounded || !contents.isRounded {
        color = contents.color(at: point).over(color)
      }
      if let border, isRounded, !(border.hole?.contains(point) ?? false) {
        color = border.color.over(color)
      }
    }
    return color.scaled(by: opacity)
  }
}

extension DisplayItem {
  /// A box around the area that the item may paint, in its own space.
  package var reach: CGRect {
    let body = CGRect(origin: .zero, size: size)
    var reach = body
    if case .shape(let shape) = contents, let path = shape.path, !path.isEmpty {
      // The corner of a square cap is the farthest point of a stroke.
      let width = max(shape.lineWidth, 0)
      reach = reach.union(path.outerBox.insetBy(dx: -width, dy: -width))
    }
    guard let shadow, shadow.offset.isFinite, shadow.radius.isFinite else { return reach }
    let caster = shadow.path?.outerBox ?? body
    let blur = CGFloat(GaussianBlur(deviation: Double(max(shadow.radius, 0))).reach)
    return reach.union(
      caster.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        .insetBy(dx: -blur, dy: -blur))
  }

  /// True if the item may paint something, inside its rectangle or outside.
  fileprivate var canBeSeen: Bool {
    if case .shape = contents { return size.isFinite }
    return size.isPaintable || (size.isFinite && shadow?.path != nil)
  }
}

/// A prepared shadow of a layer's shape or of a path.
///
/// The blur of the shape is exact. The blur of a path is approximate: each point is as dark as if
/// the nearest edge of the path were straight. Beside bends that are narrow for the blur, the
/// shadow is too dark outside and too light inside.
struct ShadowPainter {
  /// The blur; nil for a sharp shadow.
  private let blur: GaussianBlur?

  /// The path that casts the shadow in place of the shape.
  private let outline: Outline?

  private let color: SIMD4<Double>
  private let offset: SIMD2<Double>
  private let shape: RoundedRectangle

  /// Creates a painter; nil for a shadow whose numbers are not finite.
  init?(_ shadow: DisplayShadow, of shape: RoundedRectangle) {
    guard shadow.offset.isFinite, shadow.radius.isFinite else { return nil }
    // A blur finer than any pixel would only lose precision.
    blur = shadow.radius > 1e-6 ? GaussianBlur(deviation: Double(shadow.radius)) : nil
    color = shadow.color.premultiplied
    offset = SIMD2(Double(shadow.offset.width), Double(shadow.offset.height))
    self.shape = shape
    outline = shadow.path.map { Outline($0, rule: shadow.fillRule) }
  }

  /// The premultiplied colour at a point of the layer.
  func color(at point: SIMD2<Double>) -> SIMD4<Double> {
    let caster = point - offset
    guard let blur else {
      return outline?.contains(caster) ?? shape.contains(caster) ? color : .zero
    }
    let rest =
      outline.map { blur.edge(-$0.distance(caster)) } ?? blur.value(of: shape, at: caster)
    return color * rest
  }
}

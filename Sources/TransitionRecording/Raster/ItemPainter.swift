import Foundation
import HeadlessStage
import HeadlessViews

/// A prepared item, for samples of its colour at many points of the screen.
struct ItemPainter {
  /// A box on the screen outside of which the item paints nothing.
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
  init?(_ item: DisplayItem, in clips: ClipPainters) {
    let contents = item.contents.map { ContentPainter($0, in: item.size) }
    guard item.opacity > 0, item.canBeSeen,
      let placement = ScreenPlacement(item.transform), let opening = clips.extent(of: item.clip)
    else { return nil }
    var reach = CGRect(origin: .zero, size: item.size)
    let shape = RoundedRectangle(
      size: item.size, cornerRadius: item.cornerRadius, corners: item.maskedCorners)
    let shadow = item.shadow.flatMap { ShadowPainter($0, of: shape) }
    if let shadow { reach = reach.union(shadow.extent(in: reach)) }
    if let overhang = contents?.overhang { reach = reach.union(overhang) }
    guard let extent = placement.extent(of: reach) else { return nil }
    self.extent = extent.intersection(opening)
    self.placement = placement
    self.shape = shape
    frame = RoundedRectangle(size: item.size, cornerRadius: 0)
    self.shadow = shadow
    self.clips = clips
    clip = item.clip
    opacity = min(item.opacity, 1)
    fill = item.fill?.premultiplied
    self.contents = contents
    border = item.border.flatMap {
      $0.width > 0 ? ($0.color.premultiplied, shape.inset(by: Double($0.width))) : nil
    }
  }

  /// The item's premultiplied colour at a point of the screen; nil if the item does not paint the
  /// point.
  func color(at screen: SIMD2<Double>) -> SIMD4<Double>? {
    guard let point = placement.point(at: screen) else { return nil }
    let isInside = frame.contains(point)
    let isPainted = isInside || contents?.overhang != nil
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

  /// The box of the shadow; a path, or else `rect`, casts it.
  func extent(in rect: CGRect) -> CGRect {
    let reach = blur?.reach ?? 0
    return (outline.map { $0.box ?? .zero } ?? rect).offsetBy(dx: offset.x, dy: offset.y)
      .insetBy(dx: -reach, dy: -reach)
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

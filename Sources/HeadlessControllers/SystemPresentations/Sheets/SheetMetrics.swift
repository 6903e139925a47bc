import Foundation
import HeadlessStage

/// The figures of a design of sheets.
struct SheetMetrics: Equatable, Sendable {
  /// The distance of the highest sheet below the top safe area, in points.
  let topOffset: CGFloat

  /// True if a sheet below the full height floats above the lower edge.
  let isFloating: Bool

  /// The opacity of the black over what is behind.
  let darkness: CGFloat

  /// The radius of the upper corners, in points.
  let cornerRadius: CGFloat

  /// The radius of the lower corners of a sheet that floats, in points.
  let lowerCornerRadius: CGFloat

  /// The velocity downwards from which a release below the lowest detent dismisses the sheet, in
  /// points per second.
  let dismissalVelocity: CGFloat

  /// True if the height at the detent from which the drag began decides how far the sheet must be
  /// dragged to be dismissed; false if that at the lowest detent does.
  let measuresFromCurrentDetent: Bool

  /// True if the sheet can be dragged beyond its highest detent, on a rubber band.
  let hasUpperBand: Bool

  /// The figures of iOS 26.1, as measured by github.com/Vercantez/openuikit.
  ///
  /// A release at 975 points per second springs back, and one at 1000 dismisses; the figure is
  /// between.
  static let floating = SheetMetrics(
    topOffset: 0, isFloating: true, darkness: 0.2, cornerRadius: 37.7, lowerCornerRadius: 58.2,
    dismissalVelocity: 987.5, measuresFromCurrentDetent: true, hasUpperBand: false)

  /// The figures of iOS 13's cards, with the dimming of Material Motion and the thresholds of
  /// Transmission.
  static let cards = SheetMetrics(
    topOffset: 10, isFloating: false, darkness: 0.3, cornerRadius: 10, lowerCornerRadius: 0,
    dismissalVelocity: DetentResolver.flick, measuresFromCurrentDetent: false, hasUpperBand: true)

  /// The value of the medium detent for the greatest value of a detent, both in points.
  ///
  /// 425 of 759 points were measured for ``floating``, on one screen: 0.56 of the greatest value, in
  /// whole points, or half of the screen less a point.
  func mediumValue(of maximum: CGFloat) -> CGFloat {
    isFloating ? (maximum * 0.56).rounded() : maximum / 2
  }
}

extension SheetMetrics {
  /// The figures of a design.
  init(_ design: SheetDesign) {
    switch design {
    case .floating: self = .floating
    case .cards: self = .cards
    }
  }
}

import Foundation
import HeadlessStage
import HeadlessViews

/// The rest positions of the sheet, and the effects behind it.
extension UISheetPresentationController {
  /// The top of the sheet, in points below the container's top.
  var top: CGFloat { sheetView?.place.minY ?? restingTop }

  var restingTop: CGFloat {
    restingTop(among: detentResolver)
  }

  var restingIdentifier: Detent.Identifier {
    let detentResolver = detentResolver
    let selected = selectedDetentIdentifier.flatMap { detentResolver.top(of: $0) == nil ? nil : $0 }
    return selected ?? detentResolver.stops[0].identifier
  }

  private func restingTop(among detentResolver: DetentResolver) -> CGFloat {
    selectedDetentIdentifier.flatMap(detentResolver.top(of:)) ?? detentResolver.lowest
  }

  func restingFrame(in geometry: SheetGeometry) -> CGRect {
    let detentResolver = detentResolver(in: geometry)
    return geometry.frame(top: restingTop(among: detentResolver), lowest: detentResolver.lowest)
  }

  /// The figures of the design of the stage.
  var metrics: SheetMetrics {
    SheetMetrics(containerView?.window?.stage?.sheetDesign ?? .floating)
  }

  /// The frame in which the sheet is drawn when it rests at a top.
  func drawnFrame(at top: CGFloat) -> CGRect {
    let geometry = geometry
    let frame = geometry.frame(top: top, lowest: detentResolver.lowest)
    return geometry.drawn(frame, margin: geometry.margin(atTop: top))
  }

  var geometry: SheetGeometry { geometry(in: containerView?.bounds.size ?? .zero) }

  /// The geometry of the sheet in a container of a size, in points.
  func geometry(in size: CGSize) -> SheetGeometry {
    let wish = presentedViewController.preferredContentSize
    let insets = safeArea
    let follows = widthFollowsPreferredContentSizeWhenEdgeAttached && wish.width > 0
    return SheetGeometry(
      metrics, container: size, topInset: insets.top, bottomInset: insets.bottom,
      width: follows ? wish.width : nil, floatingSize: isFloating ? floatingSize(wish) : nil,
      center: sourceCenter)
  }

  /// The centre of the source view, in the container; nil if the source view is in another window
  /// or in none.
  private var sourceCenter: CGPoint? {
    guard let containerView, let sourceView, let window = containerView.window,
      sourceView.window === window, !sourceView.isDescendant(of: containerView)
    else { return nil }
    let bounds = sourceView.bounds
    let center = sourceView.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: containerView)
    return center.x.isFinite && center.y.isFinite ? center : nil
  }

  private func floatingSize(_ wish: CGSize) -> CGSize {
    guard !prefersPageSizing else {
      return CGSize(width: SheetGeometry.pageWidth, height: .greatestFiniteMagnitude)
    }
    return wish.width > 0 && wish.height > 0 ? wish : SheetGeometry.formSize
  }

  private var safeArea: UIEdgeInsets { containerView?.safeAreaInsets ?? .zero }

  private var isFloating: Bool {
    traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass == .regular
  }

  /// The rest positions of the sheet.
  var detentResolver: DetentResolver { detentResolver(in: geometry) }

  private func detentResolver(in geometry: SheetGeometry) -> DetentResolver {
    let length = max(geometry.container.height, 1)
    guard geometry.floatingSize == nil else {
      let identifier = selectedDetentIdentifier ?? .large
      return DetentResolver(
        [.init(identifier: identifier, top: geometry.floatingTop)], length: length)
    }
    let room = Room(
      containerTraitCollection: traitCollection,
      maximumDetentValue: geometry.maximumDetentValue, metrics: metrics)
    let stops = detents.compactMap { detent in
      detent.resolvedValue(in: room).map {
        DetentResolver.Stop(identifier: detent.identifier, top: geometry.top(ofDetent: $0))
      }
    }
    let highest = DetentResolver.Stop(identifier: .large, top: geometry.highestTop)
    return DetentResolver(
      stops.isEmpty ? [highest] : stops, length: length, hasUpperBand: metrics.hasUpperBand)
  }

  /// The effects behind the sheet when its top is at `top`.
  func level(at top: CGFloat) -> SheetBackdrop.Level {
    let detentResolver = detentResolver
    return SheetBackdrop.Level(
      dim: dim(at: top, detentResolver), push: push(at: top, detentResolver), top: geometry.topInset
    )
  }

  /// The dimming: 0 at the largest undimmed detent and below, 1 at the next higher one.
  private func dim(at top: CGFloat, _ detentResolver: DetentResolver) -> CGFloat {
    guard let limit = largestUndimmedDetentIdentifier.flatMap(detentResolver.top(of:)) else {
      return 1
    }
    guard top < limit, let next = detentResolver.stops.first(where: { $0.top < limit }) else {
      return 0
    }
    return min((limit - top) / (limit - next.top), 1)
  }

  /// The scaling of the view behind: 1 at the highest detent, if that has the maximum height, and 0
  /// at the next lower one.
  private func push(at top: CGFloat, _ detentResolver: DetentResolver) -> CGFloat {
    guard geometry.floatingSize == nil, detentResolver.highest <= geometry.highestTop + 0.5 else {
      return 0
    }
    guard let next = detentResolver.stops.last(where: { $0.top > detentResolver.highest }) else {
      return 1
    }
    return min(max((next.top - top) / (next.top - detentResolver.highest), 0), 1)
  }

  /// The sheet behind this one, if there is one; a popover that has adapted to a sheet counts.
  var sheetBelow: UISheetPresentationController? {
    let below = presentingViewController.enclosingPresentation?.controller
    return below as? UISheetPresentationController
      ?? below?.originalController as? UISheetPresentationController
  }

  /// The view to scale: the sheet behind, or the presenter's view if it fills the screen; nil if
  /// reduced motion is preferred.
  var viewBehind: UIView? {
    let traits = traitCollection
    guard let containerView, geometry.floatingSize == nil, traits.verticalSizeClass != .compact,
      !traits.prefersReducedMotion
    else { return nil }
    let view = sheetBelow?.sheetView ?? presentingViewController.viewIfLoaded
    guard let view, view.transform3D == .identity,
      view is SheetView || view.frame == containerView.bounds
    else { return nil }
    return view
  }

  /// The resolution context of the detents.
  struct Room: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    let metrics: SheetMetrics
  }
}

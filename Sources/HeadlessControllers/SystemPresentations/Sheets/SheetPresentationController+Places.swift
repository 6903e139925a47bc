import Foundation
import HeadlessStage
import HeadlessViews

/// Where the sheet stands, and what is behind it there.
extension SheetPresentationController {
  /// Where the sheet is, by its top edge, in points below the container's.
  var top: CGFloat { sheetView?.frame.minY ?? restingTop }

  /// Where the sheet rests.
  var restingTop: CGFloat {
    restingTop(among: stops)
  }

  /// The detent where the sheet rests.
  var restingIdentifier: Detent.Identifier {
    let stops = stops
    let selected = selectedDetentIdentifier.flatMap { stops.top(of: $0) == nil ? nil : $0 }
    return selected ?? stops.stops[0].identifier
  }

  private func restingTop(among stops: SheetStops) -> CGFloat {
    selectedDetentIdentifier.flatMap(stops.top(of:)) ?? stops.lowest
  }

  /// The frame of the sheet at rest.
  func restingFrame(in geometry: SheetGeometry) -> CGRect {
    let stops = stops(in: geometry)
    return geometry.frame(top: restingTop(among: stops), lowest: stops.lowest)
  }

  /// The room there is.
  var geometry: SheetGeometry { geometry(in: containerView?.bounds.size ?? .zero) }

  /// The room there is in a container of a size, in points.
  func geometry(in size: CGSize) -> SheetGeometry {
    let wish = presentedViewController.preferredContentSize
    let insets = safeArea
    let follows = widthFollowsPreferredContentSizeWhenEdgeAttached && wish.width > 0
    return SheetGeometry(
      container: size, topInset: insets.top, bottomInset: insets.bottom,
      width: follows ? wish.width : nil, floatingSize: isFloating ? floatingSize(wish) : nil,
      center: sourceCenter)
  }

  /// What the sheet is to be centred over, in the container; nil unless that is in the same window.
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

  private var safeArea: EdgeInsets { containerView?.safeAreaInsets ?? .zero }

  private var isFloating: Bool {
    traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass == .regular
  }

  /// The places where the sheet comes to rest.
  var stops: SheetStops { stops(in: geometry) }

  private func stops(in geometry: SheetGeometry) -> SheetStops {
    let length = max(geometry.container.height, 1)
    guard geometry.floatingSize == nil else {
      let identifier = selectedDetentIdentifier ?? .large
      return SheetStops([.init(identifier: identifier, top: geometry.floatingTop)], length: length)
    }
    let room = Room(
      containerTraitCollection: traitCollection,
      maximumDetentValue: geometry.maximumDetentValue)
    let stops = detents.compactMap { detent in
      detent.resolvedValue(in: room).map {
        SheetStops.Stop(identifier: detent.identifier, top: geometry.top(ofDetent: $0))
      }
    }
    let highest = SheetStops.Stop(identifier: .large, top: geometry.highestTop)
    return SheetStops(stops.isEmpty ? [highest] : stops, length: length)
  }

  /// What is behind the sheet when its top is at `top`.
  func level(at top: CGFloat) -> SheetBackdrop.Level {
    let stops = stops
    return SheetBackdrop.Level(
      dim: dim(at: top, stops), push: push(at: top, stops), top: geometry.topInset)
  }

  /// None at the largest undimmed detent and below, all at the next one (fact J5).
  private func dim(at top: CGFloat, _ stops: SheetStops) -> CGFloat {
    guard let limit = largestUndimmedDetentIdentifier.flatMap(stops.top(of:)) else { return 1 }
    guard top < limit, let next = stops.stops.first(where: { $0.top < limit }) else { return 0 }
    return min((limit - top) / (limit - next.top), 1)
  }

  /// All at the highest detent, if that is as high as can be, none at the next one (fact J8).
  private func push(at top: CGFloat, _ stops: SheetStops) -> CGFloat {
    guard geometry.floatingSize == nil, stops.highest <= geometry.highestTop + 0.5 else { return 0 }
    guard let next = stops.stops.last(where: { $0.top > stops.highest }) else { return 1 }
    return min(max((next.top - top) / (next.top - stops.highest), 0), 1)
  }

  /// The sheet that this one comes in front of, if that is one, or is where there is more room.
  var sheetBelow: SheetPresentationController? {
    let below = presentingViewController.carrier?.controller
    return below as? SheetPresentationController
      ?? below?.spokesman as? SheetPresentationController
  }

  /// What stands back: the sheet below, or the view behind if it fills the screen; nothing where motion
  /// is to be reduced.
  var viewBehind: View? {
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

  /// What detents go by.
  private struct Room: SheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: TraitCollection
    let maximumDetentValue: CGFloat
  }
}

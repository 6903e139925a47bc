import Foundation
import TransitionRecording
import Transitioning

/// What touches find at points all over the screen at an instant.
@MainActor
struct TouchMap {
  /// What a touch finds at a point.
  @MainActor
  struct Find {
    let point: CGPoint
    /// The view that is hit; nil if none is.
    let view: UIView?

    /// True if the same view is hit, or one in it or around it, but for the window and containers.
    fileprivate func isKin(of other: Find, in containers: Set<ObjectIdentifier>) -> Bool {
      guard let view, let theirs = other.view else { return view === other.view }
      guard view !== theirs else { return true }
      let isInside = view.isDescendant(of: theirs) || theirs.isDescendant(of: view)
      return isInside && ![view, theirs].contains { containers.contains(ObjectIdentifier($0)) }
    }
  }

  /// The number of points along the shorter side of the screen.
  private static let columns = 6

  /// How far from the edges of what is seen a touch counts, in points: a spring may overshoot.
  private static let margin: CGFloat = 16

  private let window: UIWindow
  private let stage: Stage

  /// The views in which the parts of a transition or of a presentation stand.
  private let containers: Set<ObjectIdentifier>

  /// The finds, row by row.
  let finds: [Find]

  init(of play: ScenePlay) {
    (window, stage) = (play.window, play.stage)
    let controllers = window.rootViewController?.andAllShown ?? []
    let containers = controllers.flatMap {
      [$0.transitionCoordinator?.containerView, $0.presentationController?.containerView]
    }
    self.containers = Set((containers + [window]).compactMap { $0.map(ObjectIdentifier.init) })
    finds = Self.points(on: stage.size).map { [window] point in
      Find(point: point, view: window.hitTest(point, with: nil))
    }
  }

  /// Points that are not on round numbers, where edges lie.
  private static func points(on size: CGSize) -> [CGPoint] {
    let step = min(size.width, size.height) / CGFloat(columns)
    return stride(from: step * 0.37, to: size.height, by: step).flatMap { y in
      stride(from: step * 0.29, to: size.width, by: step).map { CGPoint(x: $0, y: y) }
    }
  }

  /// A touch that is taken by what is not seen there.
  struct Fault {
    let find: Find
    /// The view that is drawn in front; nil if nothing is.
    let front: UIView?
    /// The view that takes the touch, or the one around it that came with the transition.
    let taker: UIView
  }

  /// The touches that are taken by a part of the screen which draws nothing there, while another
  /// part is seen.
  ///
  /// - Parameter residents: The views that were there before the transition.
  func faults(among residents: Set<ObjectIdentifier>) -> [Fault] {
    guard finds.contains(where: { $0.view.map { !isContainer($0) } ?? false }) else { return [] }
    let painting = Painting(stage.displayList(), in: window)
    return finds.compactMap { hidden($0, painting) ?? guest($0, among: residents, painting) }
  }

  private func hidden(_ find: Find, _ painting: Painting) -> Fault? {
    // A container keeps touches during a transition, as UIKit's do.
    guard let view = find.view, !isContainer(view),
      let seen = painting.front(at: find.point, by: Self.margin), seen.takesTouches
    else { return nil }
    let branch = branch(of: view)
    // A screen may let touches through where it shows one of its children.
    guard !seen.isDescendant(of: branch) else { return nil }
    return Fault(find: find, front: seen, taker: branch)
  }

  /// The fault of a touch that is taken by a view which came with the transition.
  private func guest(
    _ find: Find, among residents: Set<ObjectIdentifier>, _ painting: Painting
  ) -> Fault? {
    guard let view = find.view else { return nil }
    let guests = sequence(first: view, next: \.superview).prefix {
      !residents.contains(ObjectIdentifier($0)) && !isContainer($0)
    }
    // The views of a controller come with it.
    guard let guest = guests.reduce(nil, { $1 }),
      !guests.contains(where: { $0.next is UIViewController }),
      !painting.shows(guest, at: find.point)
    else { return nil }
    return Fault(find: find, front: painting.front(at: find.point, by: 0), taker: guest)
  }

  /// The part of the screen to which a view belongs: a screen, a shade, a bar.
  private func branch(of view: UIView) -> UIView {
    var branch = view
    while let outer = branch.superview, !isContainer(outer) { branch = outer }
    return branch
  }

  /// True for a view in which the parts of a transition or of a presentation stand.
  private func isContainer(_ view: UIView) -> Bool {
    containers.contains(ObjectIdentifier(view))
  }

  /// A point at which another view is hit at rest.
  struct Difference {
    let point: CGPoint
    let view: UIView?
    let rest: UIView?
  }

  /// The first point at which another view was hit in an earlier map; nil if there is none.
  func difference(from earlier: TouchMap) -> Difference? {
    zip(earlier.finds, finds).first { !$0.isKin(of: $1, in: earlier.containers) }.map {
      Difference(point: $0.point, view: $0.view, rest: $1.view)
    }
  }
}

/// What is drawn where, by view.
@MainActor
private struct Painting {
  /// The place of an item or a clip.
  private struct Place {
    /// The map from the screen to the item's own space; nil for what is seen from the side.
    private let inverse: PlaneMap?
    private let bounds: CGRect

    init(_ transform: CATransform3D, _ size: CGSize) {
      (inverse, bounds) = (PlaneMap(transform).inverted(), CGRect(origin: .zero, size: size))
    }

    /// True for a point within the place that is no nearer to its edges than a margin.
    func contains(_ point: CGPoint, _ margin: CGFloat) -> Bool {
      inverse?(point).map { bounds.insetBy(dx: margin, dy: margin).contains($0) } ?? false
    }
  }

  private let list: DisplayList
  private let views: [Int: UIView]
  private let clips: [Place]

  /// The items that are not clear inside, backmost first.
  private let items: [(item: DisplayItem, place: Place)]

  init(_ list: DisplayList, in window: UIWindow) {
    self.list = list
    let alphas = list.groupOpacities
    views = Dictionary(
      window.andAllSubviews.map { ($0.layer.serialNumber, $0) }, uniquingKeysWith: { $1 })
    clips = list.clips.map { Place($0.transform, $0.size) }
    items = list.items.indices.compactMap { index in
      let item = list.items[index]
      let ink = item.contents == nil ? Double(item.fill?.alpha ?? 0) : 1
      guard list.opacity(ofItem: index, alphas) * ink > 0.004 else { return nil }
      return (item, Place(item.transform, item.size))
    }
  }

  /// The view that is drawn in front at a point; nil if nothing is drawn there, if the point is
  /// nearer to an edge of what is drawn than a margin, or if no view owns the layer.
  func front(at point: CGPoint, by margin: CGFloat) -> UIView? {
    guard let front = items.last(where: { isDrawn($0, at: point) }),
      isDrawn(front, at: point, by: margin)
    else { return nil }
    return views[front.item.layer]
  }

  /// True if a view, or one in it, draws something at a point.
  func shows(_ view: UIView, at point: CGPoint) -> Bool {
    let layers = Set(view.andAllSubviews.map(\.layer.serialNumber))
    return items.contains { layers.contains($0.item.layer) && isDrawn($0, at: point) }
  }

  private func isDrawn(
    _ drawn: (item: DisplayItem, place: Place), at point: CGPoint, by margin: CGFloat = -0.5
  ) -> Bool {
    guard drawn.place.contains(point, margin) else { return false }
    return sequence(first: drawn.item.clip, next: { $0.flatMap { list.clips[$0].parent } })
      .prefix { $0 != nil }
      .allSatisfy { $0.map { clips[$0].contains(point, margin) } ?? true }
  }
}

extension UIView {
  /// The view and all views in it.
  var andAllSubviews: [UIView] {
    var (found, pending) = ([UIView](), [self])
    while let view = pending.popLast() {
      found.append(view)
      pending += view.subviews
    }
    return found
  }

  /// True if neither the view nor one around it lets touches through.
  fileprivate var takesTouches: Bool {
    sequence(first: self, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
  }
}

extension UIViewController {
  /// The controller, its children and those that it presents, at any depth.
  fileprivate var andAllShown: [UIViewController] {
    var (found, pending) = ([UIViewController](), [self])
    while let controller = pending.popLast() {
      found.append(controller)
      pending += controller.children + [controller.presentedViewController].compactMap(\.self)
    }
    return found
  }
}

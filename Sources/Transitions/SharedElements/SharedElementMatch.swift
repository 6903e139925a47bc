import Transitioning

/// The pairs of views that travel between two screens, and the report about all names.
@MainActor
struct SharedElementMatch {
  /// A name with its view on each side.
  struct Pair {
    let id: String
    let views: Sided<UIView>
  }

  private(set) var pairs: [Pair] = []
  private(set) var entries: [SharedElementReport.Entry] = []

  /// The visible views that only one side has, or that cannot travel.
  private(set) var rest: (back: [UIView], fore: [UIView]) = ([], [])

  var report: SharedElementReport { SharedElementReport(outcomes: entries) }

  /// The reason why nothing travels; nil if something does.
  var reasonToFade: String? {
    guard pairs.isEmpty else { return nil }
    return entries.isEmpty
      ? "neither view controller is a SharedElementProvider with elements"
      : "no element of one side is a visible element of the other: \(report)"
  }

  /// Asks both view controllers of a transition for their elements.
  init(in context: TransitionContext) {
    let back = Self.elements(of: context.backViewController)
    let fore = Self.elements(of: context.foreViewController)
    var seen: Set<String> = []
    for id in (back + fore).map(\.id) where seen.insert(id).inserted {
      let (ones, others) = (back.filter { $0.id == id }, fore.filter { $0.id == id })
      let outcome = Self.outcome(ones.map(\.view), others.map(\.view), in: context)
      entries.append(.init(id: id, outcome: outcome))
      if outcome == .matched {
        pairs.append(Pair(id: id, views: Sided(back: ones[0].view, fore: others[0].view)))
      } else {
        rest.back += ones.map(\.view)
        rest.fore += others.map(\.view)
      }
    }
  }

  /// The elements of a controller, or of the children that it shows.
  static func elements(of controller: UIViewController) -> [SharedElement] {
    if let provider = controller as? any SharedElementProvider { return provider.sharedElements }
    if let navigation = controller as? UINavigationController {
      return navigation.topViewController.map(elements) ?? []
    }
    if let tabs = controller as? UITabBarController {
      return tabs.selectedViewController.map(elements) ?? []
    }
    return controller.children.filter { $0.viewIfLoaded?.superview != nil }.flatMap(elements)
  }

  private static func outcome(
    _ back: [UIView], _ fore: [UIView], in context: TransitionContext
  ) -> SharedElementReport.Outcome {
    if back.count > 1 || fore.count > 1 { return .duplicate }
    guard let one = back.first else { return .onlyFore }
    guard let other = fore.first else { return .onlyBack }
    let backRoot: UIView = context.backViewController.view
    let foreRoot: UIView = context.foreViewController.view
    guard one.isDescendant(of: backRoot), other.isDescendant(of: foreRoot) else {
      return .elsewhere
    }
    let places = [
      visibility(of: one, within: backRoot, in: context.containerView),
      visibility(of: other, within: foreRoot, in: context.containerView),
    ]
    if places.contains(.invisible) { return .invisible }
    return places.contains(.offScreen) ? .offScreen : .matched
  }

  /// The visibility of a view in its screen.
  private enum Visibility {
    case visible, invisible, offScreen
  }

  private static func visibility(
    of view: UIView, within root: UIView, in container: UIView
  ) -> Visibility {
    var (inner, shown) = (view, view.bounds)
    guard shown.width > 0, shown.height > 0 else { return .invisible }
    while inner !== root, let outer = inner.superview {
      guard !inner.isHidden, inner.alpha > 0 else { return .invisible }
      shown = outer.convert(shown, from: inner)
      if outer.clipsToBounds { shown = shown.intersection(outer.bounds) }
      guard !shown.isEmpty else { return .offScreen }
      inner = outer
    }
    return container.convert(shown, from: root).intersects(container.bounds)
      ? .visible : .offScreen
  }
}

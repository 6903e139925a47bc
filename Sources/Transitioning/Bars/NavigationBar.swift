public import Foundation
import HeadlessStage
public import HeadlessViews

/// A bar along the upper edge of a navigation controller that says where one is, and leads back.
///
/// The title of the item on top stands in the middle, between its buttons; before those is a way back to
/// the item below, unless the item on top says otherwise. The bar is as high as UIKit's: its frame is
/// below what the screen keeps for itself, its ground reaches up to the edge.
@preconcurrency @MainActor
public final class NavigationBar: View {
  /// How high the bar is, in points.
  static let height: CGFloat = 44

  /// How high it is where there is little room from top to bottom, in points.
  static let compactHeight: CGFloat = 32

  /// The items, one for each controller on the stack that is seen, root first.
  public private(set) var items: [NavigationItem]?

  /// The item whose title is shown; nil without any.
  public var topItem: NavigationItem? { items?.last }

  /// The item that the back button leads to; nil at the root.
  public var backItem: NavigationItem? { items?.dropLast().last }

  /// What the bar is filled with; nil for the standard ground.
  public var barTintColor: Color? {
    didSet { ground.backgroundColor = barTintColor ?? BarLook.ground }
  }

  /// Called when somebody taps the back button.
  var didGoBack: (() -> Void)?

  private let ground = View()
  private let hairline = View()

  /// What the bar shows, or comes to show.
  private(set) var page: NavigationBarPage?

  /// What it showed before, while that goes.
  private var leavingPage: NavigationBarPage?

  /// The pages of the items on the stack that were shown, in the order in which they were: let go of in
  /// that order, too.
  private var pages: [NavigationBarPage] = []

  /// How far up the ground reaches.
  private var headroom: CGFloat = 0

  /// A bar without items.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    accessibilityIdentifier = "navigation bar"
    ground.backgroundColor = BarLook.ground
    ground.accessibilityIdentifier = "ground"
    hairline.backgroundColor = BarLook.hairline
    hairline.accessibilityIdentifier = "hairline"
    for view in [ground, hairline] { addSubview(view) }
    addGestureRecognizer(
      TapGestureRecognizer { [unowned self] in
        page?.button(at: $0.location(in: self))?.press()
      })
  }

  /// Lies along the upper edge of a view, or beyond it.
  func place(in root: View, height: CGFloat, isOut: Bool) {
    let top = root.safeAreaInsets.top
    if headroom != top {
      headroom = top
      setNeedsLayout()
    }
    let frame = CGRect(
      x: 0, y: isOut ? -height - hairlineHeight : top, width: root.bounds.width, height: height)
    if self.frame != frame { self.frame = frame }
  }

  private var hairlineHeight: CGFloat { 1 / traitCollection.displayScale }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    ground.frame = CGRect(x: 0, y: -headroom, width: width, height: headroom + height)
    hairline.frame = CGRect(x: 0, y: height, width: width, height: hairlineHeight)
    for page in [page, leavingPage] { page?.frame = bounds }
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    for page in [page, leavingPage] { page?.setNeedsLayout() }
  }

  /// Shows its buttons in the new colour.
  public override func tintColorDidChange() {
    super.tintColorDidChange()
    rebuild()
  }

  /// True as well below a low bar, where its buttons still are.
  public override func point(inside point: CGPoint, with event: Event?) -> Bool {
    super.point(inside: point, with: event) || page?.button(at: point) != nil
  }
}

// MARK: - Showing

extension NavigationBar {
  /// Shows items as they are, and nothing else, at once.
  func show(_ items: [NavigationItem]) {
    keep(items)
    View.performWithoutAnimation {
      let (former, leaving) = (page, leavingPage)
      // The page that is there has heard of every change.
      let isThere = former.map { $0.item === topItem && $0.backItem === backItem } == true
      (page, leavingPage) = (isThere ? former : topPage(), nil)
      for stale in [former, leaving] where stale !== page { stale?.removeFromSuperview() }
      page?.settle()
    }
  }

  /// Lets other items take the place of those that are shown, within an animation.
  ///
  /// - Parameter isForward: True when they come in front of what is shown, false from behind.
  func change(to items: [NavigationItem], isForward: Bool) {
    guard let old = page, let top = items.last, old.item !== top else { return show(items) }
    self.items = items
    leavingPage?.removeFromSuperview()
    guard let new = topPage() else { return }
    let isCalm = traitCollection.prefersReducedMotion
    View.performWithoutAnimation {
      new.settle()
      for page in [old, new] { page.layoutIfNeeded() }
      new.standAside(isForward, of: old, isCalm: isCalm)
    }
    (page, leavingPage) = (new, old)
    old.accessibilityElementsHidden = true
    old.standAside(!isForward, of: new, isCalm: isCalm)
    new.stand()
  }

  /// Shows nothing, while nobody sees the bar.
  func clear() {
    for page in [page, leavingPage] { page?.removeFromSuperview() }
    (page, leavingPage) = (nil, nil)
  }

  /// Notes which items there are, and forgets the pages of others.
  func keep(_ items: [NavigationItem]) {
    self.items = items
    guard !pages.isEmpty else { return }
    let known = Set(items.map(ObjectIdentifier.init))
    pages.removeAll { !known.contains(ObjectIdentifier($0.item)) }
  }

  /// The page of the item on top, up to date and in the bar.
  private func topPage() -> NavigationBarPage? {
    guard let topItem else { return nil }
    let page = pages.last { $0.item === topItem } ?? makePage(of: topItem)
    View.performWithoutAnimation {
      page.show(after: backItem)
      page.frame = bounds
      if page.superview !== self { addSubview(page) }
    }
    return page
  }

  private func makePage(of item: NavigationItem) -> NavigationBarPage {
    let page = NavigationBarPage(of: item, color: tintColor) { [weak self] in self?.didGoBack?() }
    pages.append(page)
    return page
  }

  private func rebuild() {
    pages = []
    guard page != nil, let items else { return }
    clear()
    show(items)
  }
}

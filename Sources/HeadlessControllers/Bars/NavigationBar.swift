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
  public var items: [NavigationItem]? { itemsOnStack?() }

  /// The item whose title is shown; nil without any.
  public var topItem: NavigationItem? { heading?.item }

  /// The item that the back button leads to; nil at the root.
  public var backItem: NavigationItem? { heading?.backItem }

  /// What a bar says of a controller.
  struct Heading {
    let controller: ObjectIdentifier
    let item: NavigationItem

    /// The item of the controller below; nil at the root.
    var backItem: NavigationItem?
  }

  private var heading: Heading?

  /// Lists the items of the controllers on the stack that is seen, root first.
  var itemsOnStack: (() -> [NavigationItem])?

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

  /// The pages of the controllers on the stack that were shown.
  private var pages: [ObjectIdentifier: NavigationBarPage] = [:]

  /// The same in the order in which they were shown: let go of in that order, too.
  private var shownPages = Lineup<NavigationBarPage>()

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
  func show(_ heading: Heading?) {
    keep(heading)
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
  func change(to heading: Heading?, isForward: Bool) {
    guard let old = page, let heading, old.item !== heading.item else { return show(heading) }
    keep(heading)
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

  /// Notes what there is to show, without showing it.
  func keep(_ heading: Heading?) {
    self.heading = heading
  }

  /// Forgets what was shown of a controller, by its identity, that leaves the stack.
  func forget(_ controller: ObjectIdentifier) {
    if let page = pages.removeValue(forKey: controller) {
      shownPages.remove(page)
    }
  }

  /// The page of the item on top, up to date and in the bar.
  private func topPage() -> NavigationBarPage? {
    guard let heading else { return nil }
    let known = pages[heading.controller].flatMap { $0.item === heading.item ? $0 : nil }
    let page = known ?? makePage(of: heading)
    View.performWithoutAnimation {
      page.show(after: heading.backItem)
      page.frame = bounds
      if page.superview !== self { addSubview(page) }
    }
    return page
  }

  private func makePage(of heading: Heading) -> NavigationBarPage {
    let page = NavigationBarPage(of: heading.item, color: tintColor) { [weak self] in
      self?.didGoBack?()
    }
    if let former = pages.updateValue(page, forKey: heading.controller) {
      shownPages.remove(former)
    }
    shownPages.append(page)
    return page
  }

  private func rebuild() {
    pages = [:]
    shownPages.removeAll()
    guard page != nil else { return }
    clear()
    show(heading)
  }
}

public import Foundation
import HeadlessStage
public import HeadlessViews

/// A bar along the top edge of a navigation controller, with the title and a back button.
///
/// The title of the top item is in the centre, between its buttons. A back button to the item below
/// is at the leading side, unless the top item hides it. The bar has UIKit's heights: its frame is
/// below the top safe area, and its background extends to the top edge.
@preconcurrency @MainActor
public final class UINavigationBar: UIView {
  /// The height of the bar, in points.
  static let height: CGFloat = 44

  /// The height of the bar in compact height, in points.
  static let compactHeight: CGFloat = 32

  /// The items of the controllers on the visible stack, root first.
  public var items: [UINavigationItem]? { itemsOnStack?() }

  /// The item whose title is shown; nil if there is none.
  public var topItem: UINavigationItem? { heading?.item }

  /// The item to which the back button leads; nil at the root.
  public var backItem: UINavigationItem? { heading?.backItem }

  /// The content of the bar for one controller.
  struct Heading {
    let controller: ObjectIdentifier
    let item: UINavigationItem

    /// The item of the controller below; nil at the root.
    var backItem: UINavigationItem?
  }

  private var heading: Heading?

  /// Returns the items of the controllers on the visible stack, root first.
  var itemsOnStack: (() -> [UINavigationItem])?

  /// The background colour of the bar; nil for the standard colour.
  public var barTintColor: UIColor? {
    didSet { ground.backgroundColor = barTintColor ?? BarLook.ground }
  }

  /// Called when the back button is tapped.
  var didGoBack: (() -> Void)?

  private let ground = UIView()
  private let hairline = UIView()

  /// The page that the bar shows, or that is appearing.
  private(set) var page: NavigationBarPage?

  /// The former page, while it disappears.
  private var leavingPage: NavigationBarPage?

  /// The pages of the stack's controllers, in the order in which they were shown.
  private var pages: [(controller: ObjectIdentifier, page: NavigationBarPage)] = []

  /// The height of the background above the bar, in points.
  private var headroom: CGFloat = 0

  /// Creates a bar without items.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    accessibilityIdentifier = "navigation bar"
    ground.backgroundColor = BarLook.ground
    ground.accessibilityIdentifier = "ground"
    hairline.backgroundColor = BarLook.hairline
    hairline.accessibilityIdentifier = "hairline"
    for view in [ground, hairline] { addSubview(view) }
    addGestureRecognizer(
      UITapGestureRecognizer { [unowned self] in
        page?.button(at: $0.location(in: self))?.press()
      })
  }

  /// Sets the bar's frame along the top edge of a view, or, if `isOut` is true, above it.
  func place(in root: UIView, height: CGFloat, isOut: Bool) {
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

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    for page in [page, leavingPage] { page?.setNeedsLayout() }
  }

  /// Updates the colour of the buttons.
  public override func tintColorDidChange() {
    super.tintColorDidChange()
    rebuild()
  }

  /// True also below a compact bar, where touch targets of buttons extend beyond the bar.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || page?.button(at: point) != nil
  }
}

// MARK: - Showing

extension UINavigationBar {
  /// Shows a heading at once, and removes all other content.
  func show(_ heading: Heading?) {
    keep(heading)
    UIView.performWithoutAnimation {
      let (former, leaving) = (page, leavingPage)
      // The current page has been updated at every change.
      let isThere = former.map { $0.item === topItem && $0.backItem === backItem } == true
      (page, leavingPage) = (isThere ? former : topPage(), nil)
      for stale in [former, leaving] where stale !== page { stale?.removeFromSuperview() }
      page?.settle()
    }
  }

  /// Replaces the current heading, inside an animation.
  ///
  /// - Parameter isForward: True if the new page comes in front of the current one; false if it
  ///   comes from behind.
  func change(to heading: Heading?, isForward: Bool) {
    guard let old = page, let heading, old.item !== heading.item else { return show(heading) }
    keep(heading)
    leavingPage?.removeFromSuperview()
    guard let new = topPage() else { return }
    let reducesMotion = traitCollection.prefersReducedMotion
    UIView.performWithoutAnimation {
      new.settle()
      for page in [old, new] { page.layoutIfNeeded() }
      new.moveAside(isForward, of: old, reducesMotion: reducesMotion)
    }
    (page, leavingPage) = (new, old)
    old.accessibilityElementsHidden = true
    old.moveAside(!isForward, of: new, reducesMotion: reducesMotion)
    new.showInPlace()
  }

  /// The views that move while one page replaces the other; none at rest.
  var movingViews: [UIView] {
    guard let page, let leavingPage else { return [] }
    return leavingPage.slots + page.slots
  }

  /// Removes all pages, while the bar is not visible.
  func clear() {
    for page in [page, leavingPage] { page?.removeFromSuperview() }
    (page, leavingPage) = (nil, nil)
  }

  /// Stores a heading without showing it.
  func keep(_ heading: Heading?) {
    self.heading = heading
  }

  /// Releases the page of a controller, given by its identity, that leaves the stack.
  func forget(_ controller: ObjectIdentifier) {
    pages.removeAll { $0.controller == controller }
  }

  /// The page of the top item, updated and added to the bar.
  private func topPage() -> NavigationBarPage? {
    guard let heading else { return nil }
    let known = pages.first { $0.controller == heading.controller && $0.page.item === heading.item }
    let page = known?.page ?? makePage(of: heading)
    UIView.performWithoutAnimation {
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
    forget(heading.controller)
    pages.append((heading.controller, page))
    return page
  }

  private func rebuild() {
    pages = []
    guard page != nil else { return }
    clear()
    show(heading)
  }
}

import Foundation
import HeadlessStage
import HeadlessViews

/// The content of a navigation bar for one item: its title, its buttons and its back button.
///
/// Transitions move and fade the three slots, so that the parts inside them may change at the same
/// time. The page is retained as long as its item's controller is on the stack, so that a pop shows
/// it unchanged.
@MainActor
final class NavigationBarPage: UIView {
  let item: UINavigationItem

  /// The item to which the back button leads; nil at the root.
  private(set) var backItem: UINavigationItem?

  private let color: UIColor
  private let goBack: () -> Void

  let titleSlot = UIView()
  let backSlot = UIView()
  let buttonSlot = UIView()

  /// All slots.
  var slots: [UIView] { [titleSlot, backSlot, buttonSlot] }

  private let titleLabel = UILabel(frame: .zero)
  private(set) var backButton: BarButton?
  private var leftButtons: [BarButton] = []
  private var rightButtons: [BarButton] = []

  /// - Parameters:
  ///   - color: The colour of the buttons.
  ///   - goBack: Called when the back button is tapped.
  init(
    of item: UINavigationItem, color: UIColor, goBack: @escaping () -> Void
  ) {
    self.item = item
    self.color = color
    self.goBack = goBack
    super.init(frame: .zero)
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
    titleLabel.accessibilityIdentifier = "title"
    addSubview(titleSlot)
  }

  /// Shows the item in its current state, with a back button to another item.
  func show(after backItem: UINavigationItem?) {
    self.backItem = backItem
    update()
  }

  /// Observes the items from now on, in place of former observers.
  private func listen() {
    let update = { [weak self] () -> Void in self?.update() }
    item.didChange = update
    backItem?.didChangeBehind = update
    for button in items(item.leftBarButtonItems) + items(item.rightBarButtonItems) {
      button.didChange = update
    }
  }

  private func update() {
    listen()
    build()
    setNeedsLayout()
  }

  private func items(_ items: [UIBarButtonItem]?) -> [UIBarButtonItem] { items ?? [] }

  // MARK: Building

  private func build() {
    UIView.performWithoutAnimation {
      buildTitle()
      let back = backItem.flatMap { item.showsBackButton ? $0 : nil }
      let backButtons = [back].compactMap { $0 }.map { (lookOfBackButton(to: $0), goBack) }
      backButton = replace([backButton].compactMap { $0 }, in: backSlot, with: backButtons).first
      leftButtons = replace(
        leftButtons, in: buttonSlot, with: items(item.leftBarButtonItems).map(choice))
      rightButtons = replace(
        rightButtons, in: buttonSlot, with: items(item.rightBarButtonItems).map(choice))
      let shown = items(item.leftBarButtonItems) + items(item.rightBarButtonItems)
      for (button, item) in zip(leftButtons + rightButtons, shown) { button.show(item) }
    }
  }

  /// Replaces the buttons whose look has changed.
  private func replace(
    _ former: [BarButton], in slot: UIView, with new: [(BarButton.Look, () -> Void)]
  ) -> [BarButton] {
    let buttons = new.enumerated().map { index, button in
      BarButton.make(
        button.0, from: index < former.count ? former[index] : nil, action: button.1)
    }
    // A title view may need touches, so the slot of the buttons is below it.
    if !buttons.isEmpty, slot.superview == nil { insertSubview(slot, belowSubview: titleSlot) }
    for stale in former where !buttons.contains(stale) { stale.removeFromSuperview() }
    for button in buttons where button.superview !== slot { slot.addSubview(button) }
    return buttons
  }

  /// Adds the title label or the title view to its slot.
  private func buildTitle() {
    let shown = item.titleView ?? titleLabel
    for stale in titleSlot.subviews where stale !== shown { stale.removeFromSuperview() }
    if shown.superview !== titleSlot { titleSlot.addSubview(shown) }
    titleLabel.accessibilityLabel = item.title
    titleLabel.isAccessibilityElement = item.title?.isEmpty == false
  }

  private func lookOfBackButton(to item: UINavigationItem) -> BarButton.Look {
    let title = BackButtonTitle.of(item)
    return BarButton.Look(title: title, hasChevron: true, color: color, spokenLabel: title)
  }

  private func choice(_ item: UIBarButtonItem) -> (BarButton.Look, () -> Void) {
    let title = item.title ?? ""
    let look = BarButton.Look(
      title: title, isBold: item.style == .done, isEnabled: item.isEnabled,
      color: item.tintColor ?? color, spokenLabel: item.accessibilityLabel ?? title)
    return (look, { [weak item] in item?.primaryAction?() })
  }

  // MARK: Laying out

  override func layoutSubviews() {
    super.layoutSubviews()
    let title = TextContent(
      item.title ?? "", fontSize: BarLook.fontSize, isBold: true, alignment: .center)
    let titles = backItem.map(BackButtonTitle.choices) ?? []
    let isMirrored = self.isMirrored
    let (covered, width) = (safeAreaInsets, bounds.width)
    var widths = NavigationBarLayout.PreferredWidths()
    widths.title = item.titleView?.bounds.width ?? title.size.width
    if let backButton { widths.back = titles.map(backButton.width) }
    widths.left = leftButtons.map { $0.width(with: $0.title) }
    widths.right = rightButtons.map { $0.width(with: $0.title) }
    let layout = NavigationBarLayout(
      width: width, leading: isMirrored ? covered.right : covered.left,
      trailing: isMirrored ? covered.left : covered.right, widths)
    if let backButton, let span = layout.back {
      backButton.title = titles[layout.backChoice]
      put(backSlot, at: span, isMirrored)
      // The layout direction may have changed while the page was not shown, without a change of the
      // button's size.
      backButton.setNeedsLayout()
      backButton.frame = backSlot.bounds
    }
    if buttonSlot.superview != nil {
      put(buttonSlot, at: .init(start: 0, width: width), isMirrored)
      for (button, span) in zip(leftButtons + rightButtons, layout.left + layout.right) {
        put(button, at: span, isMirrored)
      }
    }
    put(titleSlot, at: layout.title, isMirrored)
    if let view = item.titleView {
      view.center = CGPoint(x: titleSlot.bounds.midX, y: titleSlot.bounds.midY)
    } else {
      titleLabel.content = title.truncated(to: layout.title.width)
      titleLabel.frame = titleSlot.bounds
    }
  }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Sets a view's bounds and centre, which are independent of its transform.
  private func put(_ view: UIView, at span: NavigationBarLayout.Span, _ isMirrored: Bool) {
    let middle = span.start + span.width / 2
    view.bounds.size = CGSize(width: span.width, height: bounds.height)
    view.center = CGPoint(x: isMirrored ? bounds.width - middle : middle, y: bounds.midY)
  }

  // MARK: Touching

  /// The button whose touch target contains a point of the bar; of several, the one whose centre is
  /// nearest.
  func button(at point: CGPoint) -> BarButton? {
    let buttons = [backButton].compactMap { $0 } + leftButtons + rightButtons
    return buttons.filter { place(of: $0).contains(point) }
      .min { abs(place(of: $0).midX - point.x) < abs(place(of: $1).midX - point.x) }
  }

  private func place(of button: BarButton) -> CGRect {
    let frame = button.superview === backSlot ? backSlot.frame : button.frame
    let (side, middle) = (BarLook.touchSide, frame.midX)
    let (width, height) = (max(side, frame.width), max(side, frame.height))
    return CGRect(x: middle - width / 2, y: 0, width: width, height: height)
  }
}

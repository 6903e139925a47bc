public import Foundation
import HeadlessStage
public import HeadlessViews

/// A bar along the bottom edge with a tab for each controller of a tab bar controller.
///
/// The tabs share the width of the bar, the first one at the leading side. A tap on a tab selects
/// it.
@preconcurrency @MainActor
public final class UITabBar: UIView {
  /// The height of the bar above the bottom safe area, in points; UIKit's standard height.
  public static let height: CGFloat = 49

  /// The maximum width and height of an image, in points.
  private static let pictureSide: CGFloat = 25

  /// The items of the tabs, in order.
  public private(set) var items: [UITabBarItem]?

  /// The item of the selected tab; nil if there is none.
  public var selectedItem: UITabBarItem? {
    guard let items, items.indices.contains(selection) else { return nil }
    return items[selection]
  }

  /// Called when the safe area has changed and the bar must be laid out again.
  var didLosePlace: (() -> Void)?

  /// Called with the index of a tapped tab.
  var didPick: ((Int) -> Void)?

  /// Called when `isHidden` changes.
  var didHide: (() -> Void)?

  private var selection = -1
  private var labels: [UILabel] = []
  private var pictures: [UIImageView] = []

  /// Creates a bar without tabs.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundColor = BarLook.ground
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    accessibilityIdentifier = "tab bar"
    addGestureRecognizer(
      UITapGestureRecognizer { [unowned self] in tapped(at: $0.location(in: self)) })
  }

  /// Sets the bar's frame along the bottom edge of a view, or, if `isOut` is true, outside beyond
  /// the leading edge.
  func place(in root: UIView, isOut: Bool) {
    let (bounds, height) = (root.bounds, Self.height + root.safeAreaInsets.bottom)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = !isOut ? 0 : isMirrored ? bounds.width : -bounds.width
    frame = CGRect(x: x, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// True if the bar is hidden and its space is given to the controllers, whatever the selected
  /// controller prefers.
  public override var isHidden: Bool {
    didSet { if isHidden != oldValue { didHide?() } }
  }

  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    didLosePlace?()
  }

  /// Asks for its place: outside of a window it was placed without a safe area.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { didLosePlace?() }
  }

  /// Shows another tab as selected.
  func select(_ index: Int) {
    guard index != selection else { return }
    let former = selection
    selection = index
    for index in [former, index] where labels.indices.contains(index) {
      colour(index)
      picture(index)
    }
  }

  /// Replaces the tabs.
  func show(_ items: [UITabBarItem]) {
    for item in self.items ?? [] { item.didChange = nil }
    self.items = items
    UIView.performWithoutAnimation { rebuild(items) }
  }

  private func rebuild(_ items: [UITabBarItem]) {
    for view in labels + pictures { view.removeFromSuperview() }
    pictures = items.map { _ in UIImageView(image: nil) }
    labels = items.map { item in
      let label = UILabel(text: "", fontSize: 11)
      label.textAlignment = .center
      item.didChange = { [weak self] in self?.name() }
      return label
    }
    for view in labels + pictures { addSubview(view) }
    name()
    colour()
  }

  /// Updates the titles and images.
  private func name() {
    for (label, item) in zip(labels, items ?? []) { label.text = item.title ?? "" }
    for index in pictures.indices { picture(index) }
    setNeedsLayout()
  }

  /// Updates the image of a tab.
  private func picture(_ index: Int) {
    guard let item = items?[index] else { return }
    let image = index == selection ? item.selectedImage ?? item.image : item.image
    guard pictures[index].image != image else { return }
    pictures[index].image = image
    // The new image may have another size.
    setNeedsLayout()
  }

  private func colour() {
    for index in labels.indices { colour(index) }
  }

  private func colour(_ index: Int) {
    labels[index].textColor = index == selection ? tintColor : UIColor(white: 0.55)
  }

  /// Updates the colour of the selected tab.
  public override func tintColorDidChange() {
    super.tintColorDidChange()
    colour()
  }

  /// Gives every tab its share of the width and places the image above the title.
  public override func layoutSubviews() {
    super.layoutSubviews()
    for index in labels.indices {
      let place = place(of: index)
      let size = pictures[index].sizeThatFits(place.size)
      let side = max(size.width, size.height)
      guard side > 0 else {
        labels[index].frame = place
        continue
      }
      let scale = min(1, Self.pictureSide / side)
      pictures[index].bounds.size = CGSize(width: size.width * scale, height: size.height * scale)
      pictures[index].center = CGPoint(x: place.midX, y: 5 + Self.pictureSide / 2)
      labels[index].frame = CGRect(x: place.minX, y: 32, width: place.width, height: 14)
    }
  }

  private func place(of index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(labels.count, 1))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let column = CGFloat(isMirrored ? labels.count - 1 - index : index)
    return CGRect(x: column * width, y: 0, width: width, height: Self.height)
  }

  private func tapped(at point: CGPoint) {
    guard let index = labels.indices.first(where: { place(of: $0).contains(point) }) else { return }
    didPick?(index)
  }
}

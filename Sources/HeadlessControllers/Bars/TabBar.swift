public import Foundation
import HeadlessStage
public import HeadlessViews

/// A bar along the lower edge with a tab for each controller of a tab bar controller.
///
/// The tabs share its width, the first one on the side on which lines begin. A tap on one picks it.
@preconcurrency @MainActor
public final class TabBar: View {
  /// How high the bar is above what the screen keeps for itself, in points: the standard height.
  public static let height: CGFloat = 49

  /// How wide or high a picture is at most, in points.
  private static let pictureSide: CGFloat = 25

  /// The tabs, first one first.
  public var items: [TabBarItem]? {
    if isStale { renew() }
    return made
  }

  private var made: [TabBarItem]?

  /// Lists the tabs that there are to be.
  var currentItems: (() -> [TabBarItem])?

  /// True when there are to be other tabs, which are made when the bar is laid out, or sooner when they are asked for.
  private var isStale = false

  /// As many are made, or named, at once.
  private static let few = 100

  /// True when titles or pictures have changed that are yet to be shown, at the next layout.
  private var isMisnamed = false

  /// The tab that is selected; nil without any.
  public var selectedItem: TabBarItem? {
    guard let items, items.indices.contains(selection) else { return nil }
    return items[selection]
  }

  /// Called when the bar is to be put in its place again, for the screen keeps more or less for itself.
  var didLosePlace: (() -> Void)?

  /// Called when somebody taps a tab.
  var didPick: ((Int) -> Void)?

  /// Called when the bar is hidden by hand, or shown again.
  var didHide: (() -> Void)?

  private var selection = -1
  private var labels: [Label] = []
  private var pictures: [ImageView] = []

  /// A bar without tabs.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundColor = BarLook.ground
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    accessibilityIdentifier = "tab bar"
    addGestureRecognizer(
      TapGestureRecognizer { [unowned self] in tapped(at: $0.location(in: self)) })
  }

  /// Lies along the lower edge of a view, or beside it beyond the leading one.
  func place(in root: View, isOut: Bool) {
    let (bounds, height) = (root.bounds, Self.height + root.safeAreaInsets.bottom)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let x = !isOut ? 0 : isMirrored ? bounds.width : -bounds.width
    frame = CGRect(x: x, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// True when the bar is not shown and its room is left to the controllers, whatever is on top.
  public override var isHidden: Bool {
    didSet { if isHidden != oldValue { didHide?() } }
  }

  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    didLosePlace?()
  }

  /// Shows another tab as the selected one.
  func select(_ index: Int) {
    guard index != selection else { return }
    let former = selection
    selection = index
    guard !isStale else { return }
    for index in [former, index] where labels.indices.contains(index) {
      colour(index)
      picture(index)
    }
  }

  /// Shows other tabs, or the tabs that are there in other words.
  ///
  /// Very many are made when this turn's code is done, as they may change one by one until then.
  func itemsDidChange(count: Int) {
    if !isStale {
      isStale = true
      // The next bar that shows an item hears of its changes, which may be sooner than this one is made.
      for item in made ?? [] { item.didChange = nil }
    }
    guard count > Self.few else { return renew() }
    setNeedsLayout()
  }

  private func renew() {
    isStale = false
    made = currentItems?()
    View.performWithoutAnimation { rebuild() }
  }

  private func rebuild() {
    // The last ones go first, so that nothing has to move up.
    for view in (labels + pictures).reversed() { view.removeFromSuperview() }
    let items = made ?? []
    pictures = items.map { _ in ImageView(image: nil) }
    labels = items.map { item in
      let label = Label(text: "", fontSize: 11)
      label.textAlignment = .center
      item.didChange = { [weak self] in self?.itemDidChange() }
      return label
    }
    for view in labels + pictures { addSubview(view) }
    name()
    colour()
  }

  /// Shows an item in other words; very many may change one by one, and are gone through once.
  private func itemDidChange() {
    guard labels.count > Self.few else { return name() }
    isMisnamed = true
    setNeedsLayout()
  }

  private func name() {
    isMisnamed = false
    for (label, item) in zip(labels, made ?? []) { label.text = item.title ?? "" }
    for index in pictures.indices { picture(index) }
    setNeedsLayout()
  }

  /// Shows a tab's picture as it is to be now.
  private func picture(_ index: Int) {
    guard let item = made?[index] else { return }
    let image = index == selection ? item.selectedImage ?? item.image : item.image
    guard pictures[index].image != image else { return }
    pictures[index].image = image
    // It may have another size.
    setNeedsLayout()
  }

  private func colour() {
    for index in labels.indices { colour(index) }
  }

  private func colour(_ index: Int) {
    labels[index].textColor = index == selection ? tintColor : Color(white: 0.55)
  }

  /// Shows the selected tab in the new colour.
  public override func tintColorDidChange() {
    super.tintColorDidChange()
    colour()
  }

  /// Gives every tab its share of the width, and its picture the room above its title.
  public override func layoutSubviews() {
    super.layoutSubviews()
    if isStale { renew() }
    if isMisnamed { View.performWithoutAnimation { name() } }
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
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let column = CGFloat(isMirrored ? labels.count - 1 - index : index)
    return CGRect(x: column * width, y: 0, width: width, height: Self.height)
  }

  private func tapped(at point: CGPoint) {
    if isStale { renew() }
    guard let index = labels.indices.first(where: { place(of: $0).contains(point) }) else { return }
    didPick?(index)
  }
}

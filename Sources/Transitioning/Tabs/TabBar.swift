public import Foundation
import HeadlessStage
public import HeadlessViews

/// A bar along the lower edge with a tab for each controller of a tab bar controller.
///
/// The tabs share its width, the first one on the side on which lines begin. A tap on one picks it.
@MainActor
public final class TabBar: View {
  /// How high the bar is above what the screen keeps for itself, in points: the standard height.
  public static let height: CGFloat = 49

  /// The tabs, first one first.
  public internal(set) var items: [TabBarItem] = [] {
    didSet {
      for item in oldValue { item.didChange = nil }
      rebuild()
    }
  }

  /// The tab that is selected; nil without any.
  public var selectedItem: TabBarItem? {
    items.indices.contains(selection) ? items[selection] : nil
  }

  /// Called when the bar is to be put in its place again, for the screen keeps more or less for itself.
  var didLosePlace: (() -> Void)?

  /// Called when somebody taps a tab.
  var didPick: ((Int) -> Void)?

  private var selection = -1
  private var labels: [Label] = []

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

  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    didLosePlace?()
  }

  /// Shows another tab as the selected one.
  func select(_ index: Int) {
    guard index != selection else { return }
    selection = index
    colour()
  }

  private func rebuild() {
    for label in labels { label.removeFromSuperview() }
    labels = items.map { item in
      let label = Label(text: "", fontSize: 11)
      label.textAlignment = .center
      item.didChange = { [weak self] in self?.name() }
      addSubview(label)
      return label
    }
    name()
    colour()
    setNeedsLayout()
  }

  private func name() {
    for (label, item) in zip(labels, items) { label.text = item.title ?? "" }
  }

  private func colour() {
    for (index, label) in labels.enumerated() {
      label.textColor = index == selection ? BarLook.tint : Color(white: 0.55)
    }
  }

  /// Gives every tab its share of the width.
  public override func layoutSubviews() {
    super.layoutSubviews()
    for index in labels.indices { labels[index].frame = place(of: index) }
  }

  private func place(of index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(labels.count, 1))
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let column = CGFloat(isMirrored ? labels.count - 1 - index : index)
    return CGRect(x: column * width, y: 0, width: width, height: Self.height)
  }

  private func tapped(at point: CGPoint) {
    guard let index = labels.indices.first(where: { place(of: $0).contains(point) }) else { return }
    didPick?(index)
  }
}

public import Foundation
import HeadlessStage
public import HeadlessViews

/// A control with a title and an image that performs an action when it is tapped.
///
/// ```swift
/// let send = UIButton(primaryAction: UIAction(title: "Send") { _ in compose() })
/// ```
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The default appearance of a button.
  public enum ButtonType: Int, Hashable, Sendable, CaseIterable {
    /// The title is white unless set otherwise.
    case custom = 0
    /// The title has the tint colour, and is paler while the button is highlighted.
    case system = 1
  }

  /// The default appearance of the button.
  public final let buttonType: ButtonType

  /// The label that shows the title.
  public final let titleLabel: UILabel? = UILabel(frame: .zero)

  /// The view that shows the image, at the leading side of the title.
  public final let imageView: UIImageView? = UIImageView(frame: .zero)

  /// The insets of the content from the edges, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// The insets of the title from the place that it has without them, in points; sizes do not
  /// change.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// The insets of the image from the place that it has without them, in points; sizes do not
  /// change.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  private final var titles: [State: String] = [:]
  private final var colors: [State: UIColor] = [:]
  private final var images: [State: UIImage] = [:]

  /// Creates a button of a type.
  public init(type: ButtonType = .custom) {
    buttonType = type
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a custom button with a frame, in points of its superview.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    setUp()
  }

  /// Creates a custom button; nothing is decoded, as there are no archives.
  public override init?(coder: NSCoder?) {
    buttonType = .custom
    super.init(coder: coder)
    setUp()
  }

  /// Creates a button with a primary action and the title of the action.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
    sizeToFit()
  }

  private func setUp() {
    titleLabel?.textAlignment = .center
    titleLabel?.isAccessibilityElement = false
    if let titleLabel { addPart(titleLabel) }
    isAccessibilityElement = true
    accessibilityTraits = .button
    stateDidChange()
  }

  // MARK: Title and image

  /// The title that is shown now.
  open var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// The colour of the title that is shown now.
  open var currentTitleColor: UIColor {
    if let color = colors[state] ?? colors[.normal] { return color }
    if !isEnabled { return UIColor(white: 0.6) }
    return buttonType == .system ? tintColor : .white
  }

  /// Sets the title for a state; a state without a title has the title of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    stateDidChange()
  }

  /// Returns the title for a state; a state without a title has the title of the normal state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Sets the colour of the title for a state; without one, the colour of the normal state applies.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    stateDidChange()
  }

  /// Returns the colour of the title for a state; without one, that of the normal state.
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }

  /// The image that is shown now.
  open var currentImage: UIImage? { images[state] ?? images[.normal] }

  /// Sets the image for a state; a state without an image has the image of the normal state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    stateDidChange()
  }

  /// Returns the image for a state; a state without an image has the image of the normal state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  // MARK: Appearance and layout

  open override func stateDidChange() {
    super.stateDidChange()
    titleLabel?.text = currentTitle
    titleLabel?.textColor = currentTitleColor
    titleLabel?.alpha = buttonType == .system && isHighlighted ? 0.2 : 1
    if let imageView, imageView.superview != nil || currentImage != nil {
      if imageView.superview == nil { addPart(imageView) }
      imageView.image = currentImage
      imageView.alpha = titleLabel?.alpha ?? 1
    }
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // The inherited tint colour may be different in the new place.
    stateDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  /// The title, unless set to another value.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var room = bounds.inset(by: contentEdgeInsets)
    if let image = currentImage, let imageView {
      let size = CGSize(
        width: min(image.size.width, room.width), height: min(image.size.height, room.height))
      let words = min(sizeOfTitle?.width ?? 0, room.width - size.width)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let start = room.midX - (size.width + words) / 2
      imageView.frame = CGRect(
        x: isMirrored ? start + words : start, y: room.midY - size.height / 2, width: size.width,
        height: size.height
      ).moved(by: imageEdgeInsets)
      room.origin.x = isMirrored ? start : start + size.width
      room.size.width = words
    }
    titleLabel?.frame = room.moved(by: titleEdgeInsets)
  }

  /// The size of the title, in points; nil if the button has no title.
  private final var sizeOfTitle: CGSize? {
    currentTitle?.isEmpty == false ? titleLabel?.content.size : nil
  }

  /// Returns the size of the image and the title next to it, plus insets.
  ///
  /// As in UIKit, a button without content is 30 points wide and 34 high. A button with a title is
  /// at least 30 points wide, and 12 points higher than the title, unless `contentEdgeInsets` is
  /// set.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (text, image) = (sizeOfTitle, currentImage?.size)
    let insets = contentEdgeInsets
    let isLoose = insets == .zero && (text != nil || image == nil)
    guard text != nil || image != nil || !isLoose else { return CGSize(width: 30, height: 34) }
    let content = CGSize(
      width: (image?.width ?? 0) + (text?.width ?? 0),
      height: max(image?.height ?? 0, (text?.height ?? 0) + (isLoose ? 12 : 0)))
    return CGSize(
      width: max(content.width, isLoose ? 30 : 0) + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
  }

  /// The result of `sizeThatFits(_:)` for the present size.
  open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }
}

extension UIButton: GestureExcluding {
  /// True for a single tap: a recognizer of a view around the button does not recognize it, but the
  /// button's own recognizers come first.
  func excludes(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let tap = recognizer as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}

extension CGRect {
  /// The rectangle in the middle of its inset place: half of each inset moves it.
  fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}

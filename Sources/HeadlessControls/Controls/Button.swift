public import Foundation
import HeadlessStage
public import HeadlessViews

/// A control with a title, which does something when it is tapped.
///
/// ```swift
/// let send = Button(primaryAction: ControlAction(title: "Send") { _ in compose() })
/// ```
@preconcurrency @MainActor
open class Button: Control {
  /// How buttons look by themselves.
  public enum ButtonType: Int, Hashable, Sendable, CaseIterable {
    /// White, unless told otherwise.
    case custom = 0
    /// Blue, and paler under a finger.
    case system = 1
  }

  /// How the button looks by itself.
  public final let buttonType: ButtonType

  /// What shows the title.
  public final let titleLabel: Label? = Label(frame: .zero)

  /// What shows the picture, to the side of the title on which lines begin.
  public final let imageView: ImageView? = ImageView(frame: .zero)

  /// What stands between the content and the edges, in points.
  open var contentEdgeInsets = EdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  private final var titles: [State: String] = [:]
  private final var colors: [State: Color] = [:]
  private final var images: [State: Image] = [:]

  /// A button that looks as nobody told it to.
  public init(type: ButtonType = .custom) {
    buttonType = type
    super.init(frame: .zero)
    setUp()
  }

  /// A button with a frame, in points of its superview.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    setUp()
  }

  /// A button that looks as nobody told it to: there are no archives here, and nothing is read.
  public override init?(coder: NSCoder?) {
    buttonType = .custom
    super.init(coder: coder)
    setUp()
  }

  /// A button that does something, and has the name of that for a title.
  public convenience init(type: ButtonType = .system, primaryAction: ControlAction?) {
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

  // MARK: What it says

  /// The title that is shown now.
  open var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// The colour that it is shown in.
  open var currentTitleColor: Color {
    if let color = colors[state] ?? colors[.normal] { return color }
    if !isEnabled { return Color(white: 0.6) }
    return buttonType == .system ? tintColor : .white
  }

  /// Gives the button a title in some state; where there is none, it has that of the normal one.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    stateDidChange()
  }

  /// The title that was given for a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Gives the title a colour in some state; where there is none, it has that of the normal one.
  open func setTitleColor(_ color: Color?, for state: State) {
    colors[state] = color
    stateDidChange()
  }

  /// The colour that was given for a state.
  open func titleColor(for state: State) -> Color? { colors[state] ?? colors[.normal] }

  /// The picture that is shown now.
  open var currentImage: Image? { images[state] ?? images[.normal] }

  /// Gives the button a picture in some state; where there is none, it has that of the normal one.
  open func setImage(_ image: Image?, for state: State) {
    images[state] = image
    stateDidChange()
  }

  /// The picture that was given for a state.
  open func image(for state: State) -> Image? { images[state] ?? images[.normal] }

  // MARK: Showing

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
    // Another colour may hold where it is now.
    stateDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  /// The title, unless it is set to something else.
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
        height: size.height)
      room.origin.x = isMirrored ? start : start + size.width
      room.size.width = words
    }
    titleLabel?.frame = room
  }

  /// The room that the title takes, in points; nil for a button without one.
  private final var sizeOfTitle: CGSize? {
    currentTitle?.isEmpty == false ? titleLabel?.content.size : nil
  }

  /// The room that the picture and the title beside it take, and what stands around them.
  ///
  /// As in UIKit, a button that shows nothing is 30 points wide and 34 high, and one with a title is 30
  /// wide at least, and 12 higher than that, unless `contentEdgeInsets` say what is around it.
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

  /// The size that fits.
  open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }
}

extension Button: GestureKeeper {
  /// A tap is the button's, not one of a recognizer further up; one of its own comes first.
  func keeps(_ recognizer: GestureRecognizer) -> Bool {
    guard isEnabled, let tap = recognizer as? TapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}

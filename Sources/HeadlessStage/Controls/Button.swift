public import Foundation
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

  /// What stands between the title and the edges, in points.
  public final var contentEdgeInsets = EdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  private final var titles: [State: String] = [:]
  private final var colors: [State: Color] = [:]

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
    if let titleLabel { addSubview(titleLabel) }
    isAccessibilityElement = true
    accessibilityTraits = .button
    stateDidChange()
  }

  // MARK: What it says

  /// The title that is shown now.
  public final var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// The colour that it is shown in.
  public final var currentTitleColor: Color {
    if let color = colors[state] ?? colors[.normal] { return color }
    if !isEnabled { return Color(white: 0.6) }
    return buttonType == .system ? tintColor : .white
  }

  /// Gives the button a title in some state; where there is none, it has that of the normal one.
  public final func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    stateDidChange()
  }

  /// The title that was given for a state.
  public final func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Gives the title a colour in some state; where there is none, it has that of the normal one.
  public final func setTitleColor(_ color: Color?, for state: State) {
    colors[state] = color
    stateDidChange()
  }

  /// The colour that was given for a state.
  public final func titleColor(for state: State) -> Color? { colors[state] ?? colors[.normal] }

  // MARK: Showing

  open override func stateDidChange() {
    super.stateDidChange()
    titleLabel?.text = currentTitle
    titleLabel?.textColor = currentTitleColor
    titleLabel?.alpha = buttonType == .system && isHighlighted ? 0.2 : 1
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
    titleLabel?.frame = bounds.inset(by: contentEdgeInsets)
  }

  /// The room that the title takes, and what stands around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = titleLabel?.content.size ?? .zero
    let insets = contentEdgeInsets
    return CGSize(
      width: text.width + insets.left + insets.right,
      height: max(text.height + insets.top + insets.bottom, buttonType == .system ? 30 : 0))
  }
}

extension Button: GestureKeeper {
  /// A tap is the button's, not one of a recognizer further up; one of its own comes first.
  func keeps(_ recognizer: GestureRecognizer) -> Bool {
    guard isEnabled, let tap = recognizer as? TapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}

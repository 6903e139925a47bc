/// How a presented view controller covers the screen.
public enum UIModalPresentationStyle: Int, Hashable, Sendable, CaseIterable {
  /// Covers the screen; the presenter's view is removed.
  case fullScreen = 0
  /// A sheet in front of the presenter, whose view stays.
  case pageSheet = 1
  /// A smaller sheet in front of the presenter, whose view stays.
  case formSheet = 2
  /// Covers the view of the controller that defines the context; that view is removed.
  case currentContext = 3
  /// Determined by a custom presentation controller.
  case custom = 4
  /// Covers the screen; the presenter's view stays below.
  case overFullScreen = 5
  /// Covers the view of the controller that defines the context; that view stays below.
  case overCurrentContext = 6
  /// A popover with an arrow toward its source.
  case popover = 7
  /// No adaptation; not valid for a presentation.
  case none = -1
  /// The system's default; reads as the style in `automaticStyle`.
  case automatic = -2

  /// The style that `automatic` stands for: a page sheet, as in UIKit since iOS 13.
  public static let automaticStyle = UIModalPresentationStyle.pageSheet

  /// True if the presentation covers the controller that defines the context rather than the
  /// screen.
  var coversContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// True if the user may dismiss the presentation without a button: sheets and popovers.
  var isDismissedByPerson: Bool {
    self == .pageSheet || self == .formSheet || self == .popover
  }

  /// True if the system's presentation of this style removes the presenter's view.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}

/// The animation of a modal presentation that has no animator.
public enum UIModalTransitionStyle: Int, Hashable, Sendable, CaseIterable {
  /// Slides up from the bottom edge, and down again.
  case coverVertical = 0
  /// Turns about the vertical axis, like a card.
  case flipHorizontal = 1
  /// Fades in, and out again.
  case crossDissolve = 2
  /// A page curl in UIKit; a fade here.
  case partialCurl = 3
}

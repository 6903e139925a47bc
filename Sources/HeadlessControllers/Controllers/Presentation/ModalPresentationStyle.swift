/// How a presented view controller takes its place on the screen.
public enum ModalPresentationStyle: Int, Hashable, Sendable, CaseIterable {
  /// Covers the screen; the presenter's view is taken out.
  case fullScreen = 0
  /// A sheet in front of the presenter, which stays.
  case pageSheet = 1
  /// A smaller sheet in front of the presenter, which stays.
  case formSheet = 2
  /// Covers the view of the controller that defines the context; that view is taken out.
  case currentContext = 3
  /// As a presentation controller of one's own decides.
  case custom = 4
  /// Covers the screen; the presenter's view stays beneath.
  case overFullScreen = 5
  /// Covers the view of the controller that defines the context; that view stays beneath.
  case overCurrentContext = 6
  /// A small sheet that points at where it came from.
  case popover = 7
  /// No adaptation; never a style to present with.
  case none = -1
  /// Whatever the system thinks best; reads as the style that it stands for.
  case automatic = -2

  /// What `automatic` stands for (fact B15).
  public static let automaticStyle = ModalPresentationStyle.pageSheet

  /// True when the presentation covers the controller that defines the context, not the screen.
  var coversContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// True when a person may dismiss what is presented, without a button for it (facts B31–B33).
  var isDismissedByPerson: Bool {
    self == .pageSheet || self == .formSheet || self == .popover
  }

  /// True when the presenter's view is taken out, in the system's own presentations (fact C5).
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}

/// How a view controller comes and goes when nobody chose a transition for it.
public enum ModalTransitionStyle: Int, Hashable, Sendable, CaseIterable {
  /// Slides up from the bottom edge, and down again.
  case coverVertical = 0
  /// Turns about the vertical axis, as a card does.
  case flipHorizontal = 1
  /// Fades in, and out again.
  case crossDissolve = 2
  /// Lies beneath the presenter, which is a page that curls up; no page is bent here, and it fades.
  case partialCurl = 3
}

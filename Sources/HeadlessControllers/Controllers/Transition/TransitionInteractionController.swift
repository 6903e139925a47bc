import HeadlessStage

/// The interaction controller of a transition.
enum TransitionInteractionController {
  /// No object: the transition is not interactive, unless its context reports an interaction.
  case none

  /// An interaction controller of the library; `hasBegun` is true once it moves the transition.
  case percentDriven(UIPercentDrivenInteractiveTransition, hasBegun: Bool)

  /// An interaction controller of the app, which moves the transition by itself.
  case foreign(any UIViewControllerInteractiveTransitioning)

  /// Classifies an interaction controller that a delegate returned; this is the only place that
  /// does.
  init(_ controller: (any UIViewControllerInteractiveTransitioning)?) {
    self =
      switch controller {
      case nil: .none
      case let driver as UIPercentDrivenInteractiveTransition:
        .percentDriven(driver, hasBegun: false)
      case let foreign?: .foreign(foreign)
      }
  }

  /// The interaction controller; nil if there is none.
  var controller: (any UIViewControllerInteractiveTransitioning)? {
    switch self {
    case .none: nil
    case .percentDriven(let driver, _): driver
    case .foreign(let controller): controller
    }
  }

  /// The interaction controller of the library, once it moves the transition.
  var driverThatHasBegun: UIPercentDrivenInteractiveTransition? {
    guard case .percentDriven(let driver, hasBegun: true) = self else { return nil }
    return driver
  }
}

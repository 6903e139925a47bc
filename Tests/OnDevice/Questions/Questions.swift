extension Question {
  /// The questions of each article of rules.
  static var articles: [[Question]] { aboutViews + aboutAnimations + aboutControllers + newer }

  /// The questions about views, gestures and what is drawn.
  private static var aboutViews: [[Question]] {
    [geometry, gestures, gesturesTaps, gesturesPans, views]
  }

  /// The questions about animations and their time.
  private static var aboutAnimations: [[Question]] {
    [
      animations, animationValues, keyframesAndSprings, frames, time, transactions,
      propertyAnimators, propertyAnimatorSprings,
      viewAnimation, viewAnimationNesting, viewAnimationKeyframes, viewAnimationSprings,
      viewTransitions,
    ]
  }

  /// The questions about controllers and their transitions.
  private static var aboutControllers: [[Question]] {
    [
      viewControllers, viewControllerSizes, navigation, coordinators,
      presentation, presentationRequests, presentationControllers, sheets, draggedSheets,
      animatedTransitions, runningTransitions, interruptibleAnimators, interaction,
      interactionCatching,
    ]
  }

  /// The questions about what the oldest SDK does not have.
  private static var newer: [[Question]] {
    var newer: [[Question]] = []
    #if !canImport(UIKit) || canImport(UIKit, _version: 7000)
      newer += [
        viewAnimationSince17, propertyAnimatorsSince17, viewControllersSince17,
        coordinatorsInCallbacks,
      ]
    #endif
    #if !canImport(UIKit) || canImport(UIKit, _version: 8000)
      newer += [presentationSince18, zooms, zoomSources, zoomFingers]
    #endif
    #if !canImport(UIKit) || canImport(UIKit, _version: 9000)
      newer += [viewAnimationSince26, geometrySince26, viewControllersSince26]
    #endif
    return newer
  }
}

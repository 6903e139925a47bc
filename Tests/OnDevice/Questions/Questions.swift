extension Question {
  /// The questions of each article of rules.
  static var articles: [[Question]] {
    [
      animations, keyframesAndSprings, propertyAnimators, sheets, views, interaction, navigation,
      presentation, animatedTransitions,
      coordinators, transactions,
      viewAnimation,
      viewAnimationNesting, viewAnimationKeyframes,
      viewAnimationSprings, viewTransitions,
    ] + newer
  }

  /// The questions about what the oldest SDK does not have.
  private static var newer: [[Question]] {
    var newer: [[Question]] = []
    #if !canImport(UIKit) || canImport(UIKit, _version: 7000)
      newer.append(viewAnimationSince17)
    #endif
    #if !canImport(UIKit) || canImport(UIKit, _version: 9000)
      newer.append(viewAnimationSince26)
    #endif
    return newer
  }
}

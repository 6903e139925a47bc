import HeadlessViews

extension Stage {
  /// The screen as somebody knows it who has it read out.
  ///
  /// The focus is followed from when this is first asked for, or from when the stage has an observer.
  public var accessibility: Accessibility {
    if let accessibility = timeline.focus as? Accessibility { return accessibility }
    let accessibility = Accessibility(screen: self)
    timeline.focus = accessibility
    return accessibility
  }

  /// The same, if anybody wants to know where the focus is.
  package var followedAccessibility: Accessibility? {
    timeline.focus == nil && observer == nil ? nil : accessibility
  }
}

extension Stage: AccessibilityScreen {
  func noteAccessibility(of subject: @autoclosure () -> String, _ message: () -> String) {
    note(.accessibility, subject: subject(), message)
  }

  func performLater(_ work: @escaping () -> Void) {
    timeline.perform(work)
  }
}

import HeadlessViews

extension Stage {
  /// The screen as somebody knows it who has it read out.
  public var accessibility: Accessibility {
    if let accessibility = timeline.focus as? Accessibility { return accessibility }
    let accessibility = Accessibility(screen: self)
    timeline.focus = accessibility
    return accessibility
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

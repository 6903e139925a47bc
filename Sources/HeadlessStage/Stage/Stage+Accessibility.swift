import HeadlessViews

extension Stage {
  /// A model of a screen reader on this screen.
  ///
  /// The stage follows the focus from the first use of this property on, or from when the stage has
  /// an observer.
  public var accessibility: Accessibility {
    if let accessibility = timeline.focus as? Accessibility { return accessibility }
    let accessibility = Accessibility(screen: self)
    timeline.focus = accessibility
    return accessibility
  }

  /// The accessibility of the stage if it is in use or the stage has an observer; nil otherwise.
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

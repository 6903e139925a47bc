public import TransitionCurves

extension CALayer {
  /// The delegate, which is asked first for the action of a change; weakly held.
  ///
  /// A layer that a view owns asks the view instead, and neither this delegate nor `actions`.
  public var delegate: (any LayerDelegate)? {
    get { details?.delegate }
    set {
      if newValue != nil { makeDetails().delegate = newValue } else { details?.delegate = nil }
    }
  }

  /// The actions for changes for which the delegate has none.
  ///
  /// ```swift
  /// let spring = CASpringAnimation(\.position)
  /// dot.actions = [.position: spring, .opacity: NullAction()]
  /// ```
  public var actions: [LayerProperty: any CAAction]? {
    get { details?.actions }
    set {
      if newValue != nil { makeDetails().actions = newValue } else { details?.actions = nil }
    }
  }
}

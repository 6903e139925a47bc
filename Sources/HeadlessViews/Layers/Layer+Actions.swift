extension Layer {
  /// Asked first for the action of a change; not kept alive.
  ///
  /// A layer that a view owns has the view for its delegate, and asks neither this nor `actions`
  /// (fact C2).
  public var delegate: (any LayerDelegate)? {
    get { details?.delegate }
    set {
      if newValue != nil { makeDetails().delegate = newValue } else { details?.delegate = nil }
    }
  }

  /// The actions of changes that the delegate has none for.
  ///
  /// ```swift
  /// let spring = SpringAnimation(\.position)
  /// dot.actions = [.position: spring, .opacity: NullAction()]
  /// ```
  public var actions: [LayerProperty: any LayerAction]? {
    get { details?.actions }
    set {
      if newValue != nil { makeDetails().actions = newValue } else { details?.actions = nil }
    }
  }
}

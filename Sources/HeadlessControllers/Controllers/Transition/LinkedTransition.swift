import HeadlessViews

/// A property that refers to a transition by a link.
@propertyWrapper @MainActor
struct LinkedTransition {
  private var link: Link?

  init(wrappedValue: ControllerTransition?) { link = wrappedValue?.link }

  /// The transition; nil once it is deallocated.
  var wrappedValue: ControllerTransition? {
    get { link?.transition }
    set { link = newValue?.link }
  }
}

extension Link {
  /// The transition that the link leads to; nil once it is deallocated.
  var transition: ControllerTransition? { object as? ControllerTransition }
}

import HeadlessViews

/// A property that refers to a timeline by a link.
// Such wrappers are not one generic type: other modules cannot specialize it.
@propertyWrapper @MainActor
package struct LinkedTimeline {
  private var link: Link?

  package init(wrappedValue: Timeline?) { link = wrappedValue?.link }

  /// The timeline; nil once it is deallocated.
  package var wrappedValue: Timeline? {
    get { link?.timeline }
    set { link = newValue?.link }
  }
}

extension Link {
  /// The timeline that the link leads to; nil once it is deallocated.
  var timeline: Timeline? { object as? Timeline }
}

extension UITraitCollection {
  /// Creates a collection that merges several collections; the last one with a value for a trait
  /// wins.
  ///
  /// A collection has a value for every trait here, so a trait with its default value counts as
  /// unspecified.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    self = traitCollections.reduce(UITraitCollection()) { $0.applying(UITraitOverrides($1)) }
  }
}

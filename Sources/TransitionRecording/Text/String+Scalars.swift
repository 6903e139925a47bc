extension String {
  /// The text with another in place of every occurrence of a scalar, whatever is combined with it.
  ///
  /// To Swift a quote with an accent above is one character, and no quote; to all that read files it is.
  func replacing(_ scalar: Unicode.Scalar, withText text: String) -> String {
    var replaced = String.UnicodeScalarView()
    for next in unicodeScalars {
      if next == scalar {
        replaced.append(contentsOf: text.unicodeScalars)
      } else {
        replaced.append(next)
      }
    }
    return String(replaced)
  }
}

extension String {
  /// The text with another in place of every occurrence of a scalar, whatever is combined with it.
  ///
  /// To Swift a quote with an accent above is one character, and no quote; to all that read files it is.
  func replacing(_ scalar: Unicode.Scalar, withText text: String) -> String {
    var replaced = ScalarText(capacity: utf8.count)
    for next in unicodeScalars {
      if next == scalar { replaced.append(text) } else { replaced.append(next) }
    }
    return replaced.string
  }

  /// The text, or as much of it as fits a number of scalars with an ellipsis at its end.
  func shortened(to count: Int) -> String {
    // Bytes are at least as many as scalars, and counted already.
    guard utf8.count > count, unicodeScalars.count > count else { return self }
    return String(unicodeScalars.prefix(count - 1)) + "…"
  }
}

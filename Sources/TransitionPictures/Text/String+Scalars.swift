extension String {
  /// The text with every occurrence of a scalar replaced, even if the scalar is part of a larger
  /// character.
  ///
  /// To Swift a quote with a combining accent is one character and not a quote; to file formats it
  /// is a quote.
  func replacing(_ scalar: Unicode.Scalar, withText text: String) -> String {
    var replaced = ScalarText(capacity: utf8.count)
    for next in unicodeScalars {
      if next == scalar { replaced.append(text) } else { replaced.append(next) }
    }
    return replaced.string
  }

  /// The text, or its beginning with an ellipsis, `count` scalars in all, if it is longer than
  /// that.
  func shortened(to count: Int) -> String {
    // A text has at least as many bytes as scalars, and the byte count is free.
    guard utf8.count > count, unicodeScalars.count > count else { return self }
    return String(unicodeScalars.prefix(count - 1)) + "…"
  }
}

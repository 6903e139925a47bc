import TransitionRecording

/// Text that is escaped for SVG and HTML.
package enum Markup {
  /// The text with every character that is special in markup as an entity, and every character that
  /// XML forbids as U+FFFD; safe between tags and in quotes.
  package static func escaped(_ text: String) -> String {
    var escaped = ScalarText(capacity: text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped.append("&amp;")
      case "<": escaped.append("&lt;")
      case ">": escaped.append("&gt;")
      case "\"": escaped.append("&quot;")
      case "'": escaped.append("&#39;")
      case "\t", "\n", "\r": escaped.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
        escaped.append("\u{FFFD}")
      default: escaped.append(scalar)
      }
    }
    return escaped.string
  }
}

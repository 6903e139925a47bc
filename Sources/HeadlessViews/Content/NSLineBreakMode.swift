/// How lines of text break, and how a last line that is too long is cut; UIKit's modes and numbers.
public enum NSLineBreakMode: Int, Hashable, Sendable, CaseIterable {
  /// Between words; text that does not fit is left out.
  case byWordWrapping = 0
  /// Between any two characters; text that does not fit is left out.
  case byCharWrapping = 1
  /// Between words; the last line is clipped where the width ends.
  case byClipping = 2
  /// Between words; the last line shows its end, after an ellipsis.
  case byTruncatingHead = 3
  /// Between words; the last line shows its beginning, before an ellipsis.
  case byTruncatingTail = 4
  /// Between words; the last line shows its beginning and its end around an ellipsis.
  case byTruncatingMiddle = 5
}

/// Where lines of text break, and what becomes of a last line that is too long; UIKit's modes and numbers.
public enum LineBreakMode: Int, Hashable, Sendable, CaseIterable {
  /// Between words; what finds no room is left out.
  case byWordWrapping = 0
  /// Between any two characters; what finds no room is left out.
  case byCharWrapping = 1
  /// Between words; the last line ends where there is no more room.
  case byClipping = 2
  /// Between words; the last line shows its end, after an ellipsis.
  case byTruncatingHead = 3
  /// Between words; the last line shows its beginning, before an ellipsis.
  case byTruncatingTail = 4
  /// Between words; the last line shows its beginning and its end about an ellipsis.
  case byTruncatingMiddle = 5
}

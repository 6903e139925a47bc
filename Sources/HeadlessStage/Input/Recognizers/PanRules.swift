package import Foundation

/// The rules by which a pan of a view of the library recognizes a drag.
@MainActor
package protocol PanRules: AnyObject {
  /// The distance from one point of the screen to another that counts toward a drag, in points.
  func travel(from start: CGPoint, to end: CGPoint) -> CGFloat

  /// True if a drag from one point of the screen to another may be recognized.
  func accepts(from start: CGPoint, to end: CGPoint) -> Bool
}

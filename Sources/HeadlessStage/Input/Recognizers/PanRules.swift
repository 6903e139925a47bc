package import Foundation

/// What counts as a drag for a pan of the library's own.
@MainActor
package protocol PanRules: AnyObject {
  /// How far of a drag from one point of the screen to another there is to be recognized, in points.
  func travel(from start: CGPoint, to end: CGPoint) -> CGFloat

  /// True when a drag from one point of the screen to another is one that counts.
  func accepts(from start: CGPoint, to end: CGPoint) -> Bool
}

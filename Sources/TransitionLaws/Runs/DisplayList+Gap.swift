import Foundation
import TransitionRecording
import Transitioning

extension DisplayList {
  /// The first item that is further from the same item of another stage's picture than the tolerance
  /// and than that item moves in the pictures around it, and how far; nil if there is none.
  ///
  /// - Parameter near: The pictures around the other one.
  func gap(
    to other: DisplayList, near: [DisplayList] = [], _ tolerance: AuditTolerance
  ) -> (subject: String, amount: String)? {
    guard hasNames(of: other) else {
      // A view may come or go a frame later.
      let pixels = ([other] + near).map { pixelDifference(from: $0) }.min() ?? 0
      return pixels > AuditTolerance.pixels ? ("the picture", CGFloat(pixels).inHundredths) : nil
    }
    let near = near.filter { $0.hasNames(of: other) }
    let alphas = ([self, other] + near).map(\.groupOpacities)
    for index in items.indices {
      let opacity = abs(
        self.opacity(ofItem: index, alphas[0]) - other.opacity(ofItem: index, alphas[1]))
      if opacity > Double(tolerance.opacity) {
        let usual = zip(near, alphas.dropFirst(2)).map {
          abs($0.opacity(ofItem: index, $1) - other.opacity(ofItem: index, alphas[1]))
        }
        if opacity > Double(tolerance.opacity) + (usual.max() ?? 0) {
          return (items[index].name, CGFloat(opacity).inHundredths)
        }
      }
      let distance = items[index].distance(to: other.items[index])
      guard distance > tolerance.points else { continue }
      let usual = near.map { $0.items[index].distance(to: other.items[index]) }
      if distance > tolerance.points + (usual.max() ?? 0) {
        return (items[index].name, "\(distance.inTenths) pt")
      }
    }
    return nil
  }

  /// True if another list has items of the same names in the same order.
  private func hasNames(of other: DisplayList) -> Bool {
    guard items.count == other.items.count else { return false }
    for index in items.indices where items[index].name != other.items[index].name { return false }
    return true
  }
}

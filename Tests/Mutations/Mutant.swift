import Foundation
import HeadlessStage
import Transitioning

/// The mutant that runs, by the environment.
enum Mutant {
  private static let number = Int(ProcessInfo.processInfo.environment["MUTANT"] ?? "") ?? 0
  private static let log = ProcessInfo.processInfo.environment["MUTANTS_MET"]
  nonisolated(unsafe) private static var met: Set<Int> = []
  @MainActor static var kept: [AnyObject] = []

  static func isOn(_ mutant: Int) -> Bool {
    if log != nil, met.insert(mutant).inserted {
      if met.count == 1 { atexit { Mutant.writeLog() } }
    }
    return mutant == number
  }

  static func writeLog() {
    let text = met.sorted().map { "\($0)" }.joined(separator: "\n")
    if let log { try? text.write(toFile: log, atomically: true, encoding: .utf8) }
  }

  static func shifted<Value>(_ mutant: Int, _ value: Value) -> Value {
    guard isOn(mutant) else { return value }
    let other: Any =
      switch value {
      case let point as CGPoint: CGPoint(x: point.x + 3, y: point.y + 3)
      case let size as CGSize: CGSize(width: size.width + 3, height: size.height + 3)
      case let number as CGFloat: number + 3
      case let transform as CATransform3D:
        transform.concatenating(CATransform3D(translationX: 3, y: 3))
      default: value
      }
    return other as? Value ?? value
  }

  static func leftToRight(
    _ mutant: Int, _ direction: UITraitEnvironmentLayoutDirection
  ) -> UITraitEnvironmentLayoutDirection { isOn(mutant) ? .leftToRight : direction }

  static func longer(_ mutant: Int, _ duration: TimeInterval) -> TimeInterval {
    isOn(mutant) ? duration * 1.5 : duration
  }

  @MainActor
  static func later(_ view: UIView, _ delay: TimeInterval, _ work: @escaping () -> Void) {
    view.window?.stage?.perform(afterDelay: delay, work)
  }
}

import Foundation
import Transitioning

extension SceneSession {
  /// The screen as text: the time, what runs, and a line for each view that can be seen.
  package func look() -> [String] {
    let stage = play.stage
    let size = "\(stage.size.width.short)x\(stage.size.height.short)"
    return ["\(size) after \(stage.now.inSeconds)"] + running + play.window.outline()
  }

  /// The transition that runs, in a line.
  private var running: [String] {
    guard let opened = play.opened, let coordinator = opened.transitionCoordinator else {
      return []
    }
    let context = opened.transitionController.activeContext
    let name = context.map { "\(type(of: $0.transition)) \($0.direction.rawValue)" }
    let (length, part) = (coordinator.transitionDuration, coordinator.percentComplete)
    return [
      "\(name ?? "a transition of the system"): \((part * 100).short) % of \(length.inSeconds)"
        + (coordinator.isInteractive ? ", under a finger" : "")
        + (coordinator.isCancelled ? ", cancelled" : "")
    ]
  }
}

extension UIView {
  /// The place on the screen as it is shown, in points.
  var placeOnScreen: CGRect {
    let shown = layer.presentation() ?? layer
    let root = window?.layer.presentation() ?? window?.layer
    return shown.convert(shown.bounds, to: root)
  }

  /// The class and the name.
  var nameInSession: String {
    "\(type(of: self))" + (accessibilityIdentifier.map { " '\($0)'" } ?? "")
  }

  /// The view and the views in it as lines, without those that are hidden or clear and stay so.
  fileprivate func outline(_ depth: Int = 0) -> [String] {
    let shown = layer.presentation() ?? layer
    let changes = layer.changes(from: shown)
    guard !isHidden, shown.opacity >= 0.005 || !changes.isEmpty else { return [] }
    var line = String(repeating: "  ", count: min(depth, 50)) + nameInSession
    line += " \(placeOnScreen.inWords)"
    if shown.opacity < 0.995 { line += " opacity \(CGFloat(shown.opacity).inHundredths)" }
    if let text = (self as? UILabel)?.text, !text.isEmpty { line += " “\(text.prefix(80))”" }
    if !changes.isEmpty { line += " → \(changes.joined(separator: ", "))" }
    return [line] + subviews.flatMap { $0.outline(depth + 1) }
  }
}

extension CALayer {
  /// What moves, with its value at the end; the place is that on the screen.
  fileprivate func changes(from shown: CALayer) -> [String] {
    var changes: [String] = []
    if abs(opacity - shown.opacity) > 1e-4 {
      changes.append("opacity \(CGFloat(opacity).inHundredths)")
    }
    let isMoved =
      abs(position.x - shown.position.x) > 0.05 || abs(position.y - shown.position.y) > 0.05
      || abs(bounds.width - shown.bounds.width) > 0.05
      || abs(bounds.height - shown.bounds.height) > 0.05
      || !CATransform3DEqualToTransform(transform, shown.transform)
    if isMoved { changes.append(convert(bounds, to: nil).inWords) }
    if abs(cornerRadius - shown.cornerRadius) > 0.05 {
      changes.append("cornerRadius \(cornerRadius.short)")
    }
    return changes.isEmpty ? animationKeys() ?? [] : changes
  }
}

extension CGRect {
  /// The corner and the size, in points.
  fileprivate var inWords: String {
    "at \(minX.short),\(minY.short) \(width.short)x\(height.short)"
  }
}

extension CGFloat {
  /// The number with at most one decimal place.
  fileprivate var short: String {
    let text = String(format: "%.1f", Double(self))
    let whole = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    return whole == "-0" ? "0" : whole
  }
}

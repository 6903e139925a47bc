import Foundation
import HeadlessViews

/// A view that logs each callback, and then runs the test's closure for it.
@MainActor
final class LoggingView: UIView {
  /// The callbacks for which a test can set a closure.
  enum Moment: String, CaseIterable {
    case willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow
    case didAddSubview, willRemoveSubview, layoutSubviews
  }

  let name: String
  let log: Log
  var answers: [Moment: () -> Void] = [:]

  init(_ name: String, log: Log) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  private func hear(_ moment: Moment, _ detail: String = "") {
    log.note("\(name).\(moment.rawValue)\(detail)")
    // The closure runs once, because a view that moves itself on every move would never stop.
    answers.removeValue(forKey: moment)?()
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    hear(.willMoveToSuperview, newSuperview == nil ? " nil" : "")
  }

  override func didMoveToSuperview() {
    hear(.didMoveToSuperview, superview == nil ? " nil" : "")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    hear(.willMoveToWindow, newWindow == nil ? " nil" : "")
  }

  override func didMoveToWindow() { hear(.didMoveToWindow, window == nil ? " nil" : "") }

  override func didAddSubview(_ subview: UIView) { hear(.didAddSubview) }

  override func willRemoveSubview(_ subview: UIView) { hear(.willRemoveSubview) }

  override func layoutSubviews() { hear(.layoutSubviews) }
}

extension UIView {
  /// Asks the first responder to give up, if it is this view or is below it.
  ///
  /// - Parameter force: True to end even if the responder does not want to.
  /// - Returns: True if no responder in this view is the first one now.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let window, let first = window.firstResponder,
      sequence(first: first, next: \.next).contains(where: { $0 === self })
    else { return true }
    if first.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}

/// The first responder of a view that leaves its window.
extension UIView {
  /// Takes the first responder's part from a responder in this view, which is about to leave.
  ///
  /// The window keeps it in mind if the view of a controller leaves with it.
  func resignBeforeMove() {
    guard let window, let first = window.firstResponder else { return }
    let chain = Array(sequence(first: first, next: \.next))
    guard let place = chain.firstIndex(where: { $0 === self || $0 === owner }) else { return }
    first.resignFirstResponder()
    if window.firstResponder === first { window.firstResponder = nil }
    let leavesWithController =
      owner != nil || chain[..<place].contains { ($0 as? UIView)?.owner != nil }
    guard leavesWithController else { return }
    window.waitingFirstResponders.removeAll { $0.responder == nil || $0.responder === first }
    window.waitingFirstResponders.append(WaitingResponder(responder: first))
  }
}

extension UIWindow {
  /// Makes a responder that has left with a controller's view the first one again, if it is back and
  /// there is none.
  final func restoreFirstResponder() {
    guard !waitingFirstResponders.isEmpty, firstResponder == nil,
      let place = waitingFirstResponders.lastIndex(where: {
        $0.responder?.nearestWindow === self
      })
    else { return }
    waitingFirstResponders.remove(at: place).responder?.becomeFirstResponder()
  }
}

/// A responder that a window keeps in mind without retaining it.
struct WaitingResponder {
  weak var responder: UIResponder?
}

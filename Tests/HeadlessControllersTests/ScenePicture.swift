import ControllerSupport
import StageSupport
import Transitioning

extension UIWindow {
  /// The controllers and the views in words, for a comparison of the whole state.
  ///
  /// In `P > B+: P [B]`, the root P presents B, which is being presented; the window has P's view,
  /// and a container with B's view in it. A minus marks a controller that is being dismissed, and a
  /// question mark one whose presenter does not present it. An empty pair of brackets is a view
  /// without a controller, such as the one that keeps the place of a presenter's view. The number
  /// of refusals comes last, and the mistakes of transitions in words.
  var picture: String {
    var (links, controller) = ([String](), rootViewController)
    while let each = controller, links.count < 20 {
      let isLinked = each === rootViewController || each.presentingViewController != nil
      links.append(
        name(of: each) + (isLinked ? "" : "?") + (each.isBeingPresented ? "+" : "")
          + (each.isBeingDismissed ? "-" : ""))
      controller = each.presentedViewController
    }
    let views = subviews.map { view in
      view.next is UIViewController
        ? name(of: view.next) : "[\(shown(in: view).joined(separator: " "))]"
    }
    let issues = stage?.diagnostics.issues ?? []
    let refusals = issues.count { $0 is ControllerIssue }
    // Another test that runs between this one's beginning and its body may report an issue of
    // another kind for a view in no window, which belongs to the newest stage.
    let others = issues.filter { $0 is TransitionIssue }
    return (links.isEmpty ? "nothing" : links.joined(separator: " > ")) + ": "
      + (views.isEmpty ? "nothing" : views.joined(separator: " "))
      + (refusals == 0 ? "" : "; issues: \(refusals)") + others.map { "; \($0)" }.joined()
  }

  /// The names of the controllers whose views are the topmost ones in a view.
  private func shown(in view: UIView) -> [String] {
    view.subviews.flatMap { $0.next is UIViewController ? [name(of: $0.next)] : shown(in: $0) }
  }

  private func name(of controller: UIResponder?) -> String {
    (controller as? UIViewController)?.title ?? "?"
  }
}

extension ControllerScene {
  /// The state of the window in words.
  var picture: String { window.picture }
}

extension NavigationScene {
  /// The names of the controllers on the stack, root first; a question mark follows them if the
  /// last one's view has sibling views, and the number of refusals if there are some.
  var picture: String {
    let top = navigation.topViewController?.view
    let isAlone = top.map { $0.superview?.subviews == [$0] } ?? true
    return order + (isAlone ? "" : "?") + (issues.isEmpty ? "" : "; issues: \(issues.count)")
  }
}

extension Log {
  /// The notes since the last `take()` without the loading of views and without arguments.
  func calls() -> [String] {
    take().filter { !$0.contains("oad") }.map { String($0.prefix { $0 != "(" }) }
  }
}

extension Witness {
  /// The faults in the appearance callbacks of a log, and the controllers that rest in transition.
  static func faults(of names: [String], in lines: [String]) -> [String] {
    names.flatMap { name in
      let witness = Witness(name)
      witness.read(lines)
      return witness.faults
    }
  }

  /// The complaints, and one more if the controller is in transition.
  var faults: [String] { complaints + (isInTransition ? ["\(name) rests in transition"] : []) }
}

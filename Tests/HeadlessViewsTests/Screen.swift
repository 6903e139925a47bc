import Foundation
import HeadlessViews

/// A screen that stores its settings and draws nothing.
@MainActor
final class Screen {
  private final class Host: LayerTreeHost {
    let diagnostics = Diagnostics()
    var traits = UITraitCollection()
    var layoutRequests = 0
    var screenBounds = CGRect.zero
    var screenInsets = UIEdgeInsets.zero

    func layoutDidBecomeDue() {
      layoutRequests += 1
    }
  }

  private let host = Host()
  let window: UIWindow

  init(size: CGSize = CGSize(width: 400, height: 800)) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    diagnostics.handler = { _ in }
    window.isHidden = false
    window.tree.host = host
    host.screenBounds = window.frame
  }

  var diagnostics: Diagnostics { host.diagnostics }

  var traits: UITraitCollection {
    get { host.traits }
    set { host.traits = newValue }
  }

  /// The insets that the screen reserves; views are notified at the next layout.
  var insets: UIEdgeInsets {
    get { host.screenInsets }
    set {
      host.screenInsets = newValue
      window.tree.useAreas()
      window.setNeedsSafeArea()
    }
  }

  var layoutRequests: Int {
    get { host.layoutRequests }
    set { host.layoutRequests = newValue }
  }

  /// The issues that were reported so far.
  var issues: [ViewIssue] { diagnostics.issues.compactMap { $0 as? ViewIssue } }
}

/// The issues that are reported while `body` runs on views that are in no window.
@MainActor
@discardableResult
func refusals(_ body: () throws -> Void) rethrows -> [ViewIssue] {
  let usual = Diagnostics.fallback
  defer { Diagnostics.fallback = usual }
  Diagnostics.fallback = Diagnostics()
  // A stage of the same task, if one is left, has its own log.
  let log = Diagnostics.fallback
  let known = log.issues.count
  if log !== usual { log.handler = { _ in } }
  try body()
  return log.issues.dropFirst(known).compactMap { $0 as? ViewIssue }
}

/// All state of a tree that a refusal must not change.
struct TreeSnapshot: Equatable {
  struct Node: Equatable {
    var view: ObjectIdentifier
    var superview: ObjectIdentifier?
    var window: ObjectIdentifier?
    var subviews: [ObjectIdentifier]
    var superlayer: ObjectIdentifier?
    var sublayers: [ObjectIdentifier]?
    var properties: LayerProperties
    var needsLayout: Bool
  }

  var nodes: [Node]

  @MainActor
  init(_ roots: UIView...) {
    var pending: [UIView] = roots.reversed()
    nodes = []
    while let view = pending.popLast() {
      nodes.append(
        Node(
          view: ObjectIdentifier(view), superview: view.superview.map(ObjectIdentifier.init),
          window: view.window.map(ObjectIdentifier.init),
          subviews: view.subviews.map(ObjectIdentifier.init),
          superlayer: view.layer.superlayer.map(ObjectIdentifier.init),
          sublayers: view.layer.sublayers?.map(ObjectIdentifier.init),
          properties: view.layer.properties, needsLayout: view.layer.needsLayout))
      pending += view.subviews.reversed()
    }
  }
}

import ControllerSupport
import StageSupport
import Transitioning

/// A phone with a list of pictures, and a page that zooms out of one of them.
@MainActor
final class ZoomScene {
  /// The ways in which the page is shown.
  enum Way: CaseIterable {
    /// The page is pushed onto a stack.
    case push

    /// The page is presented.
    case presentation
  }

  let way: Way
  let stage = Stage()
  let window: UIWindow
  let log = Log()
  let navigation = UINavigationController()
  let back: LoggingViewController
  let fore: LoggingViewController
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let source = UIView(frame: CGRect(x: 20, y: 400, width: 130, height: 211))
  let options = SystemTransition.ZoomOptions()

  /// The view that the provider returns.
  var found: UIView?

  /// The number of times that the provider was asked.
  private(set) var questions = 0

  init(_ way: Way = .push) throws {
    self.way = way
    window = UIWindow(stage: stage)
    (back, fore) = (LoggingViewController("A", log), LoggingViewController("B", log))
    stage.diagnostics.handler = { _ in }
    switch way {
    case .push:
      navigation.viewControllers = [back]
      navigation.isNavigationBarHidden = true
      window.rootViewController = navigation
    case .presentation:
      window.rootViewController = back
      fore.modalPresentationStyle = .fullScreen
    }
    window.makeKeyAndVisible()
    list.contentSize = CGSize(width: 390, height: 3000)
    back.view.addSubview(list)
    source.layer.cornerRadius = 8
    source.backgroundColor = .red
    list.addSubview(source)
    found = source
    fore.view.backgroundColor = .white
    fore.preferredTransition = .zoom(options: options) { [weak self] _ in
      self?.questions += 1
      return self?.found
    }
    try stage.settle()
    _ = log.take()
  }

  /// Shows the page, animated, without waiting.
  func open(animated: Bool = true) {
    switch way {
    case .push: navigation.pushViewController(fore, animated: animated)
    case .presentation: back.present(fore, animated: animated)
    }
  }

  /// Takes the page away, animated, without waiting.
  func close() {
    switch way {
    case .push: navigation.popViewController(animated: true)
    case .presentation: fore.dismiss(animated: true)
    }
  }

  /// Shows the page, waits until it is at rest and for the next frame, and empties the log.
  @discardableResult
  func opened() throws -> Self {
    open()
    try stage.settle()
    stage.advance(to: (stage.now * 60).rounded(.up) / 60)
    _ = log.take()
    return self
  }

  /// True if the page is shown.
  var isOpen: Bool {
    way == .push ? navigation.topViewController === fore : back.presentedViewController === fore
  }

  /// True while a transition runs.
  var isMoving: Bool { fore.transitionCoordinator != nil || back.transitionCoordinator != nil }

  /// What a view shows now.
  func shown(_ view: UIView) -> LayerProperties { view.layer.presentationProperties }

  /// The rectangle in which a view is shown, with its transform.
  func place(_ view: UIView? = nil) -> CGRect {
    let shown = shown(view ?? fore.view)
    let (width, height) = (
      shown.bounds.width * shown.transform.m11, shown.bounds.height * shown.transform.m22
    )
    return CGRect(
      x: shown.position.x - width / 2, y: shown.position.y - height / 2, width: width,
      height: height)
  }

  /// The scale of the page.
  var scale: CGFloat { shown(fore.view).transform.m11 }

  /// The picture of the source over the page.
  var likeness: UIView? { sibling("picture of the source") }

  /// The views between the page and the view behind.
  var dimmings: [UIView] {
    let all = fore.view.superview?.subviews ?? []
    guard let top = all.firstIndex(where: { $0 === fore.view }) else { return [] }
    return all[..<top].filter { $0.owner == nil && $0.backgroundColor != nil }
  }

  private func sibling(_ identifier: String) -> UIView? {
    fore.view.superview?.subviews.first { $0.accessibilityIdentifier == identifier }
  }

  /// The greatest distance between two places, along an edge, in points.
  static func gap(_ one: CGRect, _ other: CGRect) -> CGFloat {
    max(
      abs(one.minX - other.minX), abs(one.minY - other.minY), abs(one.maxX - other.maxX),
      abs(one.maxY - other.maxY))
  }

  /// True if nothing of a zoom is left.
  var isClean: Bool {
    let views: [UIView] = [fore.view, back.view, source]
    let isStill = views.allSatisfy { $0.layer.animationKeys() == nil }
    let container = (isOpen ? fore : back).view.superview
    return isStill && !fore.view.clipsToBounds && shown(source).opacity == 1 && likeness == nil
      && (way == .presentation || container?.subviews.count == 1)
  }

  /// True if the appearance callbacks of both controllers are balanced.
  func isBalanced() -> Bool {
    let calls = log.take()
    return ["A", "B"].allSatisfy { name in
      var state: String?
      for call in calls where call.hasPrefix("\(name).view") {
        for (will, did) in [
          ("viewWillAppear", "viewDidAppear"), ("viewWillDisappear", "viewDidDisappear"),
        ] {
          if call.hasPrefix("\(name).\(will)") { state = did }
          if call.hasPrefix("\(name).\(did)") {
            if state != did { return false }
            state = nil
          }
        }
      }
      return state == nil
    }
  }
}

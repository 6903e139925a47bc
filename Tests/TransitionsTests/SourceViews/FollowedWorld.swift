import Expectations
import Transitioning
import Transitions

/// A tile in a list, and its page, which a transition shows.
@MainActor
final class FollowedWorld {
  /// A controller with one element.
  private final class Provider: UIViewController, SharedElementProvider {
    var find: () -> UIView? = { nil }
    var sharedElements: [SharedElement] { find().map { [SharedElement("tile", $0)] } ?? [] }
  }

  let stage = Stage(size: CGSize(width: 400, height: 800))
  let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 600))
  private(set) var tile = UIView()

  /// Where what moves was seen last, on the screen, and its opacity.
  private(set) var landing = CGRect.zero
  private(set) var opacity = 1.0

  private let wall = Provider()
  private let fore = Provider()
  private let window: UIWindow
  private let navigation: UINavigationController?
  private let kind: SourceViewFollowerTests.Kind
  private let back = PredictiveBackController {}

  init(_ kind: SourceViewFollowerTests.Kind, isPushed: Bool) {
    self.kind = kind
    window = UIWindow(stage: stage)
    navigation = isPushed ? UINavigationController(rootViewController: wall) : nil
    navigation?.delegate = TransitionNavigationControllerDelegate.shared
    navigation?.setNavigationBarHidden(true, animated: false)
    window.rootViewController = navigation ?? wall
    window.makeKeyAndVisible()
    wall.view.addSubview(list)
    list.contentSize = CGSize(width: 400, height: 3_000)
    list.contentOffset.y = 200
    tile = makeTile(at: CGRect(x: 20, y: 600, width: 100, height: 100))
    wall.find = { [unowned self] in tile }
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    fore.view.addSubview(picture)
    fore.find = { picture }
    fore.transitionController.transition = transition
    stage.advance(by: 0)
  }

  private var transition: any Transition {
    let find = { @MainActor [unowned self] (_: TransitionContext) -> UIView? in tile }
    switch kind {
    case .container: return .containerTransform(sourceView: find)
    case .flutter: return .containerTransform(style: .init(source: .flutter), sourceView: find)
    case .zoom: return .zoom(sourceView: find)
    case .spring:
      return .zoom(
        timing: .spring(SpringCurve(response: 0.3, dampingRatio: 1)), sourceView: find)
    case .shared: return .sharedElement()
    case .predictive:
      fore.view.addGestureRecognizer(back.recognizer)
      return .predictiveBack(.sharedElement { [unowned self] in tile }, by: back)
    }
  }

  func makeTile(at frame: CGRect) -> UIView {
    let tile = UIView(frame: frame)
    tile.backgroundColor = .green
    list.addSubview(tile)
    return tile
  }

  /// The tile's item is in another view now.
  func show(in other: UIView) { tile = other }

  func meet(_ fate: SourceViewFollowerTests.Fate) {
    switch fate {
    case .removed: tile.removeFromSuperview()
    case .listRemoved: list.removeFromSuperview()
    case .listHidden: list.isHidden = true
    case .clippedAway: list.contentOffset.y = 2_000
    case .resized: tile.bounds.size.height = 160
    case .transparent: tile.alpha = 0
    }
  }
}

// MARK: - Runs

extension FollowedWorld {
  func present() {
    if let navigation {
      navigation.pushViewController(fore, animated: true)
    } else {
      wall.present(fore, animated: true)
    }
  }

  func goThere() throws {
    present()
    try stage.settle()
  }

  func goBack() {
    if let navigation {
      navigation.popViewController(animated: true)
    } else {
      fore.transitionController.dismiss()
    }
  }

  /// Runs frame by frame to the last frame of the transition.
  func run(_ change: (Int) -> Void) throws {
    stage.advance(by: 0)
    for frame in 1...200 {
      change(frame)
      stage.advance(by: 1.0 / 60)
      guard look() else { return }
    }
    Issue.record("The transition does not end")
  }

  /// Expects that nothing is left of the transition.
  func rest() throws {
    try stage.settle()
    expectTrue(!tile.isHidden)
    expectEqual(tile.alpha, 1)
    expectEqual(fore.view.alpha, 1)
    expectTrue(!fore.view.isHidden)
    expectTrue(fore.view.transform3D.isIdentity && fore.view.mask == nil)
    expectTrue(stage.diagnostics.issues.isEmpty)
    let tiles = list.subviews.filter { $0.backgroundColor == .green }
    let seen = stage.displayList().items.filter { $0.fill == .green }
    expectEqual(seen.count, tiles.count)
  }
}

// MARK: - What is seen

extension FollowedWorld {
  /// The place of the tile on the screen.
  var place: CGRect { window.convert(tile.bounds, from: tile) }

  /// Looks at what moves; returns false at rest.
  @discardableResult
  func look() -> Bool {
    guard let mover, let layer = mover.layer.presentation() else { return false }
    landing = layer.convert(layer.bounds, to: nil)
    let isZoom = kind == .zoom || kind == .spring
    opacity = isZoom ? fore.view.layer.presentationProperties.opacity : Double(layer.opacity)
    if isZoom { expectNear(mover.mask?.alpha ?? 1, opacity, within: 1e-6) }
    return true
  }

  /// What moves now; nil at rest.
  private var mover: UIView? {
    guard let container = fore.view.superview, fore.transitionCoordinator != nil else { return nil }
    let views = container.subviews
    switch kind {
    case .container, .flutter:
      return views.first { $0.accessibilityIdentifier == "container" }
    case .zoom, .spring: return views.last
    case .shared: return views.last?.subviews.first { $0.accessibilityIdentifier == "tile" }
    case .predictive: return views.last?.subviews.first
    }
  }
}

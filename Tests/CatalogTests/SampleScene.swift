import Foundation
import Expectations
import TransitionLaws
import Transitioning

@testable import CatalogSamples
@testable import TransitioningCatalog

/// A phone that shows a sample, at rest.
@MainActor
final class SampleScene {
  let stage: Stage
  let window: UIWindow
  let sample: any InteractiveSample

  /// The appearance callbacks since the last `take()`, oldest first.
  private var calls: [String] = []

  init(
    _ name: String, size: CGSize = .phone, prefersReducedMotion: Bool = false,
    isDark: Bool = false,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
  ) throws {
    let type = try #require(Samples.named(name) as? any InteractiveSample.Type)
    sample = type.init()
    stage = Stage(
      .with(
        size: size, layoutDirection: layoutDirection, prefersReducedMotion: prefersReducedMotion,
        isDark: isDark
      ))
    window = UIWindow(stage: stage)
    stage.diagnostics.handler = { _ in }
    stage.observer = { [weak self] event in
      guard event.category == .lifecycle, event.message.contains("ppear(") else { return }
      self?.calls.append("\(event.subject).\(event.message)")
    }
    window.rootViewController = sample.root
    window.makeKeyAndVisible()
    stage.advance(by: 0)
    calls = []
  }

  /// The display list of the stage, with its time set to 0.
  var picture: DisplayList {
    var list = stage.displayList()
    list.time = 0
    return list
  }

  /// The items that show a view with a name.
  func items(_ name: String) -> [DisplayItem] {
    stage.displayList().items.filter { $0.name.contains("'\(name)'") }
  }

  /// The frame on the screen of a view with a name, as it is presented.
  func frame(_ name: String) throws -> CGRect {
    let item = try #require(items(name).last, "nothing is called '\(name)'")
    return CGRect(
      x: item.transform.m41, y: item.transform.m42, width: item.size.width,
      height: item.size.height)
  }

  /// Opens the sample and settles the stage.
  @discardableResult
  func open() throws -> UIViewController {
    let controller = sample.open()
    try stage.settle()
    return controller
  }

  /// Drags a finger over a fraction of the dismissal, and settles the stage.
  func drag(over fraction: CGFloat) throws {
    sample.drag(on: stage, over: fraction)
    try stage.settle()
  }

  /// Taps the centre of a view with a name, and settles the stage.
  func tap(_ name: String) throws {
    let place = try frame(name)
    stage.tap(at: CGPoint(x: place.midX, y: place.midY))
    try stage.settle()
  }

  /// The callbacks since the last call.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// Expects that no call was refused, that nothing is presented, and that the stage has settled.
  func expectNothingLeft(sourceLocation: SourceLocation = #_sourceLocation) {
    expectTrue(sample.root.presentedViewController == nil, sourceLocation: sourceLocation)
    expectEqual(window.subviews, [sample.root.view], sourceLocation: sourceLocation)
    expectTrue(stage.diagnostics.issues.isEmpty, sourceLocation: sourceLocation)
    expectTrue(stage.isSettled, sourceLocation: sourceLocation)
  }
}

extension InteractiveSample {
  /// Drags a finger over a fraction of the dismissal, and lifts it at rest.
  func drag(on stage: Stage, over fraction: CGFloat) {
    if let finger = wayBack(on: stage, over: fraction) { stage.touch(along: finger) }
  }
}

extension StageScreen {
  /// A phone with settings, or a tablet if that is its size.
  static func with(
    size: CGSize = .phone, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    prefersReducedMotion: Bool = false, isDark: Bool = false
  ) -> StageScreen {
    var screen = size == .tablet ? StageScreen.tablet : .phone
    screen.traits.layoutDirection = layoutDirection
    screen.traits.prefersReducedMotion = prefersReducedMotion
    if isDark { screen.traits.userInterfaceStyle = .dark }
    return screen
  }
}

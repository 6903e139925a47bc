import Foundation
import Testing
import Transitioning

@testable import Catalog

/// A phone that shows a sample, at rest.
@MainActor
final class SampleScene {
  let stage: Stage
  let window: Window
  let sample: any InteractiveSample

  /// What controllers were told of coming and going since the last `take()`, oldest first.
  private var calls: [String] = []

  init(
    _ name: String, size: CGSize = Stage.phone, prefersReducedMotion: Bool = false,
    layoutDirection: UserInterfaceLayoutDirection = .leftToRight
  ) throws {
    let type = try #require(Samples.named(name) as? any InteractiveSample.Type)
    sample = type.init()
    stage =
      Setting(
        size: size, layoutDirection: layoutDirection, prefersReducedMotion: prefersReducedMotion
      ).makeStage()
    window = Window(stage: stage)
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

  /// What is to be seen, whenever that is.
  var picture: DisplayList {
    var list = stage.displayList()
    list.time = 0
    return list
  }

  /// The items that show a view, or an image, of a name.
  func items(_ name: String) -> [DisplayItem] {
    stage.displayList().items.filter { item in
      if case .image(let image) = item.contents, image.name == name { return true }
      return item.name.contains("'\(name)'")
    }
  }

  /// Where a view of a name is on the screen, as it shows.
  func frame(_ name: String) throws -> CGRect {
    let item = try #require(items(name).last, "nothing is called '\(name)'")
    return CGRect(
      x: item.transform.m41, y: item.transform.m42, width: item.size.width,
      height: item.size.height)
  }

  /// Opens the sample and lets it come to rest.
  @discardableResult
  func open() throws -> ViewController {
    let controller = sample.open()
    try stage.settle()
    return controller
  }

  /// Lets a finger drag over a part of the way back, and everything come to rest.
  func drag(over fraction: CGFloat) throws {
    sample.drag(on: stage, over: fraction)
    try stage.settle()
  }

  /// Taps the middle of a view of a name, and lets everything come to rest.
  func tap(_ name: String) throws {
    let place = try frame(name)
    stage.tap(at: CGPoint(x: place.midX, y: place.midY))
    try stage.settle()
  }

  /// What was called since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// Expects that nothing was refused, and nothing is presented.
  func expectNothingLeft(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(sample.root.presentedViewController == nil, sourceLocation: sourceLocation)
    #expect(window.subviews == [sample.root.view], sourceLocation: sourceLocation)
    #expect(stage.diagnostics.issues.isEmpty, sourceLocation: sourceLocation)
    #expect(stage.isSettled, sourceLocation: sourceLocation)
  }
}

extension InteractiveSample {
  /// Lets a finger drag over a part of the way back, and lifts it at rest.
  func drag(on stage: Stage, over fraction: CGFloat) {
    if let finger = wayBack(on: stage, over: fraction) { stage.touch(along: finger) }
  }
}

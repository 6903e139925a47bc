import ControllerSupport
import Foundation
import Transitioning

/// The words on a screen whose only text is a bar's, as they are shown.
@MainActor
struct BarReading: Equatable {
  /// A text, the x position of its middle, and its opacity.
  struct Words: Equatable {
    let text: String
    let x: CGFloat
    let opacity: Double
  }

  /// The texts from left to right.
  let all: [Words]

  init(_ stage: Stage) {
    let list = stage.displayList()
    all = list.items.compactMap { item -> Words? in
      guard case .text(let content) = item.contents, !content.string.isEmpty else { return nil }
      let opacity = list.groups(of: item).reduce(item.opacity) { $0 * $1.opacity }
      return Words(
        text: content.string, x: item.transform.m41 + item.size.width / 2, opacity: opacity)
    }.sorted { $0.x < $1.x }
  }

  /// The strings from left to right.
  var texts: [String] { all.map(\.text) }

  /// Sorted by string, then by opacity, the faintest first: texts may overlap.
  var byOpacity: [Words] { all.sorted { ($0.text, $0.opacity) < ($1.text, $1.opacity) } }

  /// True if every text is fully opaque.
  var isOpaque: Bool { all.allSatisfy { $0.opacity == 1 } }

  func words(_ text: String) -> [Words] { all.filter { $0.text == text } }
}

extension NavigationScene {
  /// The names of the controllers on the stack, root first, independent of their titles.
  var order: String {
    navigation.viewControllers.map { controller in
      controllers.first { $0.value === controller }?.key ?? "?"
    }.joined()
  }

  /// Taps with a finger, and waits until everything is at rest.
  func tap(x: CGFloat, y: CGFloat = 22) throws {
    stage.tap(at: CGPoint(x: x, y: y))
    try stage.settle()
  }

  /// The reading of the bar.
  var bar: BarReading { BarReading(stage) }

  /// Gives controllers titles that differ from each other.
  func call(_ titles: [String: String]) {
    for (name, title) in titles { self[name].title = title }
  }

  /// Drags the top controller away over a fraction of the width, and holds the finger there.
  func swipe(over part: CGFloat) {
    stage.drag(
      from: CGPoint(x: 5, y: 400), to: CGPoint(x: 5 + part * window.bounds.width, y: 400),
      duration: 0.5, holdingFor: 0.3)
  }
}

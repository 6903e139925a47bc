import Foundation
import Transitioning

/// The words on a screen on which only a bar has any, as they show.
@MainActor
struct BarReading: Equatable {
  /// Some words, where their middle is, and how opaque they are.
  struct Words: Equatable {
    let text: String
    let x: CGFloat
    let opacity: Double
  }

  /// From left to right.
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

  /// What is said, from left to right.
  var texts: [String] { all.map(\.text) }

  /// By what they say, the faintest first: words may lie on each other.
  var byOpacity: [Words] { all.sorted { ($0.text, $0.opacity) < ($1.text, $1.opacity) } }

  /// True when nothing is in between.
  var isOpaque: Bool { all.allSatisfy { $0.opacity == 1 } }

  func words(_ text: String) -> [Words] { all.filter { $0.text == text } }
}

extension NavigationScene {
  /// The names of the controllers on the stack, root first, whatever their titles are.
  var order: String {
    navigation.viewControllers.map { controller in
      controllers.first { $0.value === controller }?.key ?? "?"
    }.joined()
  }

  /// Lets a finger tap, and everything come to rest.
  func tap(x: CGFloat, y: CGFloat = 22) throws {
    stage.tap(at: CGPoint(x: x, y: y))
    try stage.settle()
  }

  /// What the bar says.
  var bar: BarReading { BarReading(stage) }

  /// Gives controllers titles that can be told apart from others.
  func call(_ titles: [String: String]) {
    for (name, title) in titles { self[name].title = title }
  }

  /// Lets a finger pull the top away, over a part of the width, and hold there.
  func swipe(over part: CGFloat) {
    stage.drag(
      from: CGPoint(x: 5, y: 400), to: CGPoint(x: 5 + part * window.bounds.width, y: 400),
      duration: 0.5, holdingFor: 0.3)
  }
}

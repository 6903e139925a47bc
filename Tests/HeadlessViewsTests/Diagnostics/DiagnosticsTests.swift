import Expectations

@testable import HeadlessViews

@MainActor
@Suite("Diagnostics")
struct DiagnosticsTests {
  @Test("keep issues in order, call the observer before the handler, and can be cleared")
  func order() {
    let diagnostics = Diagnostics()
    var told: [String] = []
    diagnostics.observer = { _ in told.append("observer \(diagnostics.issues.count)") }
    diagnostics.handler = { _ in told.append("handler \(diagnostics.issues.count)") }
    func issue(_ index: Int) -> ViewIssue {
      .indexOutOfRange(index: index, count: 0, owner: "UIView")
    }
    for index in 0..<2 { diagnostics.report(issue(index)) }
    expectEqual(told, ["observer 1", "handler 1", "observer 2", "handler 2"])
    expectEqual(diagnostics.issues as? [ViewIssue], [issue(0), issue(1)])
    // Of a program that fails in every frame, they keep the first, and count and pass on all.
    for index in 2..<1000 { diagnostics.report(issue(index)) }
    let kept = (0..<Diagnostics.capacity).map(issue)
    expectEqual(diagnostics.issues as? [ViewIssue], kept)
    expectEqual(diagnostics.issueCount, 1000)
    expectEqual(told.count, 2000)
    diagnostics.removeAll()
    expectTrue(diagnostics.issues.isEmpty)
    expectEqual(diagnostics.issueCount, 0)
  }

  @Test("of a window's host receive the issues of its views; the fallback receives all others")
  func destination() {
    let (screen, view) = (Screen(), UIView())
    expectEqual(refusals { view.alpha = .nan }.count, 1)
    screen.window.addSubview(view)
    expectEqual(refusals { view.alpha = .nan }, [])
    expectEqual(screen.issues.count, 1)
    view.removeFromSuperview()
    expectEqual(refusals { view.alpha = .nan }.count, 1)
  }

  @Test("name a layer by its view, its name or its class")
  func labels() {
    final class Card: UIView {}
    let (card, layer) = (Card(), CALayer())
    var labels = [card.layer.label, layer.label]
    card.layer.name = "hero"
    layer.name = "shadow"
    labels += [card.label, layer.label]
    card.accessibilityIdentifier = "first"
    labels.append(card.label)
    expectEqual(labels, ["Card", "CALayer", "Card 'hero'", "layer 'shadow'", "Card 'first'"])
  }
}

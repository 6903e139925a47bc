import Foundation
import HeadlessViews
import Expectations

@MainActor
@Suite("Diagnostics")
struct DiagnosticsTests {
  @Test("keep issues in order, call the observer before the handler, and can be cleared")
  func order() {
    let diagnostics = Diagnostics()
    var told: [String] = []
    diagnostics.observer = { _ in told.append("observer \(diagnostics.issues.count)") }
    diagnostics.handler = { _ in told.append("handler \(diagnostics.issues.count)") }
    let issue = ViewIssue.indexOutOfRange(index: 1, count: 0, owner: "UIView")
    diagnostics.report(issue)
    diagnostics.report(issue)
    expectEqual(told, ["observer 1", "handler 1", "observer 2", "handler 2"])
    expectEqual(diagnostics.issues.compactMap { $0 as? ViewIssue }, [issue, issue])
    diagnostics.removeAll()
    expectTrue(diagnostics.issues.isEmpty)
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
    expectEqual(card.layer.label, "Card")
    card.layer.name = "hero"
    expectEqual(card.label, "Card 'hero'")
    card.accessibilityIdentifier = "first"
    expectEqual(card.label, "Card 'first'")
    expectEqual(layer.label, "CALayer")
    layer.name = "shadow"
    expectEqual(layer.label, "layer 'shadow'")
  }
}

import Testing
import Transitioning

/// Two changes at a time: a child's own presentation, and a change of its container
/// (ViewControllers 14, 15, 31; PresentationControllers 16).
@MainActor
@Suite("A child's presentation during a change of its container")
struct OverlappingChangesTests {
  enum Container: String, CaseIterable, Sendable {
    case plain, tabs, navigation, nested
  }

  enum Outer: String, CaseIterable, Sendable {
    case cover, uncover, leave, comeBack
  }

  /// The change of the child's presentation; a dismissal of two has a controller in front.
  enum Inner: String, CaseIterable {
    case present, dismiss, dismissTwo
  }

  /// How a change ends.
  enum Ending: String, CaseIterable {
    case atOnce, finished, cancelled
  }

  /// Two changes that overlap, and their order.
  struct Plan: CustomStringConvertible {
    let container: Container
    let outer: Outer
    let style: UIModalPresentationStyle
    let inner: Inner
    let innerEnding: Ending
    let outerEnding: Ending
    let innerBeginsFirst: Bool
    let innerEndsFirst: Bool

    var description: String {
      "\(container), \(inner) \(style) \(innerEnding) and "
        + "\(outer) \(outerEnding): begins \(innerBeginsFirst ? "first" : "second")"
        + ", ends \(innerEndsFirst ? "first" : "second")"
    }
  }

  private static func plans(_ container: Container, _ outer: Outer) -> [Plan] {
    let both = [true, false]
    var plans: [Plan] = []
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
      for (inner, innerEnding) in pairs(Inner.allCases, Ending.allCases) {
        for (outerEnding, beginsFirst) in pairs(Ending.allCases, both) {
          let endsByItself = innerEnding == .atOnce || outerEnding == .atOnce
          for endsFirst in endsByItself ? [false] : both {
            plans.append(
              Plan(
                container: container, outer: outer, style: style, inner: inner,
                innerEnding: innerEnding, outerEnding: outerEnding,
                innerBeginsFirst: beginsFirst, innerEndsFirst: endsFirst))
          }
        }
      }
    }
    return plans
  }

  private static func pairs<First, Second>(
    _ first: [First], _ second: [Second]
  ) -> [(First, Second)] {
    first.flatMap { one in second.map { (one, $0) } }
  }

  /// One of this many plans is played; no divisor of the number of plans.
  private static let share = 5

  @Test(
    "every controller hears its callbacks in order, and has appeared if its view is in the window",
    arguments: Container.allCases, Outer.allCases)
  func overlapping(_ container: Container, _ outer: Outer) throws {
    let plans = Self.plans(container, outer)
    let first = try #require(Outer.allCases.firstIndex(of: outer))
    for plan in stride(from: first, to: plans.count, by: Self.share).map({ plans[$0] }) {
      let complaints = try OverlappingScene(plan).play()
      #expect(complaints == [], "\(plan)")
    }
  }
}

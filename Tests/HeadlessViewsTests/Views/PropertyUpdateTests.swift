import Expectations
import HeadlessViews
import Observation

@MainActor
@Suite("An update of properties")
struct PropertyUpdateTests {
  private let log = Log()

  /// A view that logs its updates and layouts, and reacts to its updates.
  private final class Card: UIView {
    let name: String
    let log: Log
    var whenUpdated: () -> Void = {}

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    override func updateProperties() {
      super.updateProperties()
      log.note("\(name) properties")
      whenUpdated()
    }

    override func layoutSubviews() { log.note("\(name) layout") }
  }

  /// Three nested views, at rest; `c` is in `b`, which is in `a`.
  private func nested() -> (a: Card, b: Card, c: Card) {
    let cards = (a: Card("a", log), b: Card("b", log), c: Card("c", log))
    cards.a.addSubview(cards.b)
    cards.b.addSubview(cards.c)
    cards.a.layoutIfNeeded()
    return cards
  }

  @Test("comes before a view's first layout, once, superviews first (Geometry 44)")
  func first() {
    let cards = nested()
    expectEqual(
      log.take(),
      ["a properties", "a layout", "b properties", "b layout", "c properties", "c layout"])
    cards.a.setNeedsLayout()
    cards.a.layoutIfNeeded()
    cards.a.updatePropertiesIfNeeded()
    expectEqual(log.take(), ["a layout"])
  }

  @Test("is requested any number of times, runs once, and needs no layout (Geometry 45)")
  func request() {
    let window = Screen().window
    let cards = nested()
    window.addSubview(cards.a)
    window.layer.layoutTree()
    _ = log.take()
    for _ in 0..<5 { for card in [cards.c, cards.a] { card.setNeedsUpdateProperties() } }
    cards.b.setNeedsLayout()
    expectTrue(!cards.a.layer.needsLayout)
    window.layer.layoutTree()
    expectEqual(log.take(), ["a properties", "c properties", "b layout"])
    window.layer.layoutTree()
    expectEqual(log.take(), [])
  }

  @Test("runs at once for a view and all below, in no window too (Geometry 46)")
  func now() {
    let cards = nested()
    _ = log.take()
    for card in [cards.c, cards.b, cards.a] {
      card.setNeedsUpdateProperties()
      card.setNeedsLayout()
    }
    cards.b.updatePropertiesIfNeeded()
    expectEqual(log.take(), ["b properties", "c properties"])
    cards.b.updatePropertiesIfNeeded()
    expectEqual(log.take(), [])
    cards.b.layoutIfNeeded()
    expectEqual(log.take(), ["a properties", "a layout", "b layout", "c layout"])
    // A view that was added later, too.
    let late = Card("d", log)
    cards.c.addSubview(late)
    cards.a.updatePropertiesIfNeeded()
    expectEqual(log.take(), ["d properties"])
    cards.a.layoutIfNeeded()
    expectEqual(log.take(), ["c layout", "d layout"])
  }

  @Test("may request layout and other updates, which follow in the same pass (Geometry 45)")
  func within() {
    let cards = nested()
    _ = log.take()
    var times = 0
    cards.a.whenUpdated = {
      cards.b.setNeedsUpdateProperties()
      cards.c.setNeedsLayout()
      times += 1
      if times < 3 { cards.a.setNeedsUpdateProperties() }
    }
    cards.a.setNeedsUpdateProperties()
    cards.a.layoutIfNeeded()
    let pass = ["a properties", "b properties", "c layout"]
    expectEqual(log.take(), pass + pass + pass)
    expectTrue(!cards.a.layer.needsLayout && !cards.c.layer.needsLayout)
    cards.a.layoutIfNeeded()
    expectEqual(log.take(), [])
  }

  @Test("that requests itself without an end is stopped and reported (Geometry 47)")
  func endless() {
    let screen = Screen()
    let window = screen.window
    let cards = nested()
    window.addSubview(cards.a)
    window.layer.layoutTree()
    var count = 0
    cards.b.whenUpdated = {
      count += 1
      cards.b.setNeedsUpdateProperties()
    }
    cards.b.setNeedsUpdateProperties()
    expectTrue(!window.layer.layoutTree())
    expectEqual(screen.issues, [.endlessUpdates(owner: "UIWindow", passes: 100)])
    expectAtMost(100, count)
    expectAtMost(count, 200)
    count = 0
    cards.b.updatePropertiesIfNeeded()
    expectEqual(count, 100)
    expectEqual(screen.issues.last, .endlessUpdates(owner: "Card", passes: 100))
    cards.b.whenUpdated = {}
    expectTrue(window.layer.layoutTree())
    expectEqual(screen.issues.count, 2)
  }

  @Test("removed, moved or released on the way leaves nothing due")
  func gone() {
    let screen = Screen()
    let window = screen.window
    let cards = nested()
    window.addSubview(cards.a)
    window.layer.layoutTree()
    _ = log.take()
    cards.a.whenUpdated = { cards.b.removeFromSuperview() }
    for card in [cards.a, cards.b, cards.c] { card.setNeedsUpdateProperties() }
    window.layer.layoutTree()
    expectTrue(log.take().contains("a properties") && window.layer.layoutTree())
    cards.b.setNeedsUpdateProperties()
    cards.c.setNeedsUpdateProperties()
    window.layer.layoutTree()
    expectEqual(log.take(), [])
    // Off the window it waits, and back in it runs before its layout.
    window.addSubview(cards.b)
    window.layer.layoutTree()
    expectEqual(log.take(), ["b properties", "c properties"])
    weak var released: Card?
    do {
      let other = Card("o", log)
      released = other
      window.addSubview(other)
      window.layer.layoutTree()
      other.setNeedsUpdateProperties()
      other.removeFromSuperview()
    }
    window.layer.layoutTree()
    expectTrue(released == nil && screen.issues.isEmpty)
  }

  @Test("in a row of 5,000 views comes to rest")
  func deep() {
    let root = Card("r", log)
    var inner: UIView = root
    for _ in 0..<5_000 {
      let view = UIView()
      inner.addSubview(view)
      inner = view
    }
    root.layoutIfNeeded()
    _ = log.take()
    for view in sequence(first: inner, next: \.superview) { view.setNeedsUpdateProperties() }
    root.updatePropertiesIfNeeded()
    expectEqual(log.take(), ["r properties"])
  }

  @available(macOS 14.0, iOS 17.0, *)
  @Observable
  final class Count {
    var value = 0
    var other = 0
  }

  @Test("follows what it has read of an observable object, and nothing else (Geometry 48)")
  func observes() {
    guard #available(macOS 14.0, iOS 17.0, *) else { return }
    let model = Count()
    let cards = nested()
    var seen: [Int] = []
    cards.b.whenUpdated = { seen.append(model.value) }
    cards.b.setNeedsUpdateProperties()
    cards.a.updatePropertiesIfNeeded()
    model.other = 7
    cards.a.updatePropertiesIfNeeded()
    model.value = 1
    model.value = 2
    cards.a.updatePropertiesIfNeeded()
    model.value = 3
    cards.a.layoutIfNeeded()
    expectEqual(seen, [0, 2, 3])
  }
}

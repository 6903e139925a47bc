import Foundation
import HeadlessViews
import Expectations

@MainActor
@Suite("A view that is made without arguments")
struct PlainlyMadeTests {
  private class Card: UIView {
    var corner: CGFloat = 4
    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.cornerRadius = corner
    }
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      layer.cornerRadius = corner + 1
    }
  }

  private final class Stamp: Card {}

  private final class Titled: UIView {
    let title: String
    init(title: String = "none") {
      self.title = title
      super.init(frame: .zero)
    }
  }

  private final class Own: UIView {
    let title: String
    init() {
      title = "own"
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("is made by the frame initializer")
  func card() {
    let (card, stamp) = (Card(), Stamp())
    expectEqual([card, stamp].map(\.layer.cornerRadius), [4, 4])
    expectTrue(card.frame == .zero && type(of: stamp) == Stamp.self)
    // An initializer of its class comes first.
    expectEqual([Titled().title, Own().title], ["none", "own"])
  }

  @Test("is made from a coder, of which nothing is read")
  func coder() throws {
    let card = try #require(Card(coder: NSCoder()))
    expectEqual(card.layer.cornerRadius, 5)
    expectEqual(card.frame, .zero)
    card.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(card.layer.position, CGPoint(x: 2.5, y: 4))
    let label = try #require(UILabel(coder: nil))
    expectTrue(!label.isUserInteractionEnabled)
    let window = try #require(UIWindow(coder: nil))
    expectTrue(window.isHidden && window.window === window)
  }

  @Test("ends the program when its class does not inherit the frame initializer")
  nonisolated func neither() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Untold: UIView {
          let title: String
          init(title: String) {
            self.title = title
            super.init(frame: .zero)
          }
        }
        _ = Untold()
      }
    }
  }
}

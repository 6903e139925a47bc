import TestFormulas
import Foundation
import TestWorlds
import Expectations

@testable import HeadlessControllers

@Suite("The room in a navigation bar")
struct NavigationBarLayoutTests {
  private typealias PreferredWidths = NavigationBarLayout.PreferredWidths

  @Test("keeps its parts apart and within the bar, as long as the buttons have room")
  func noOverlap() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      var widths = PreferredWidths()
      widths.title = .random(in: 0...600, using: &generator)
      if Bool.random(using: &generator) {
        let words = CGFloat.random(in: 18...300, using: &generator)
        widths.back = [words, min(words, 60), 18]
      }
      widths.left = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
        .random(in: 0...60, using: &generator)
      }
      widths.right = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
        .random(in: 0...60, using: &generator)
      }
      let layout = NavigationBarLayout(width: 390, leading: 10, trailing: 5, widths)
      let spans =
        [layout.back].compactMap { $0 } + layout.left + [layout.title]
        + layout.right.reversed()
      let isApart = zip(spans, spans.dropFirst()).allSatisfy { $0.end <= $1.start + 1e-9 }
      let isInside = spans.allSatisfy { $0.start >= 10 && $0.end <= 385 + 1e-9 }
      // A shortened title fills all the room there is.
      let isShort = layout.title.width < widths.title && !widths.back.isEmpty
      expectEqual([isApart, isInside, !isShort || layout.backChoice == 2], [true, true, true])
    }
  }

  @Test("centres the title if it fits there, and moves it aside if not")
  func middle() {
    let titles = [
      PreferredWidths(title: 90), PreferredWidths(title: 200, back: [150]),
      PreferredWidths(title: 200, right: [150]),
    ].map { NavigationBarLayout(width: 390, $0).title }
    expectEqual(titles.map(\.start), [150, 8 + 150 + 12, 16])
    expectEqual(titles.map { $0.end.rounded() }, [240, 370, 390 - 16 - 150 - 12])
  }

  @Test("gives the back button the longest text that leaves the title whole")
  func backChoice() {
    func choice(_ title: CGFloat) -> Int {
      NavigationBarLayout(width: 390, PreferredWidths(title: title, back: [120, 60, 18])).backChoice
    }
    // Beside the button are its margin of 8, a gap of 12, and the other side's margin of 16.
    expectEqual([234, 235, 294, 295, 336, 999].map(choice), [0, 1, 1, 2, 2, 2])
  }
}

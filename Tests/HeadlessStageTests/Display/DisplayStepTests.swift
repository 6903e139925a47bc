import Foundation
import HeadlessStage
import HeadlessViews
import Expectations

@Suite("The steps of a display list")
struct DisplayStepTests {
  /// Items in groups with the given parents; the layer of a group is its index.
  private func list(parents: [Int?], items: [Int?]) -> DisplayList {
    DisplayList(
      time: 0, size: CGSize(width: 10, height: 10),
      groups: parents.enumerated().map { DisplayGroup(layer: $0, opacity: 0.5, parent: $1) },
      items: items.enumerated().map {
        DisplayItem(layer: $0, name: "item", size: CGSize(width: 1, height: 1), group: $1)
      })
  }

  /// The steps as a line: brackets with the number of the group, and the numbers of items.
  private func line(parents: [Int?] = [], items: [Int?]) -> String {
    list(parents: parents, items: items).steps().map { step in
      switch step {
      case .begin(let group): "(\(group.layer)"
      case .paint(let item): "\(item.layer)"
      case .end(let group): "\(group.layer))"
      }
    }.joined(separator: " ")
  }

  @Test("begin a group before its first item and end it after the last, outer groups around inner")
  func groups() {
    let cases: [(parents: [Int?], items: [Int?], steps: String)] = [
      ([], [], ""), ([], [nil, nil], "0 1"), ([nil, 0], [nil], "0"),
      ([nil], [nil, 0, 0, nil], "0 (0 1 2 0) 3"), ([nil, nil], [0, 1], "(0 0 0) (1 1 1)"),
      ([nil, 0, 1], [2, nil], "(0 (1 (2 0 2) 1) 0) 1"),
      ([nil, 0, 1], [0, 2, 1], "(0 0 (1 (2 1 2) 2 1) 0)"),
      ([nil, 0, 0, nil], [1, 2, 3], "(0 (1 0 1) (2 1 2) 0) (3 2 3)"),
      ([nil, nil, 0], [2, 1], "(0 (2 0 2) 0) (1 1 1)"),
      // Items that are apart begin a group again.
      ([nil], [0, nil, 0], "(0 0 0) 1 (0 2 0)"),
      ([nil, nil], [1, 0, 1], "(1 0 1) (0 1 0) (1 2 1)"),
    ]
    expectEqual(cases.map { line(parents: $0.parents, items: $0.items) }, cases.map(\.steps))
  }

  @Test("end each group that they begin, in any forest, and paint each item in its own groups")
  func balance() {
    var generator = Dice(state: 7)
    for _ in 0..<200 {
      let parents = (0..<8).map { index -> Int? in
        let parent = generator.next(below: index + 1)
        return parent == index ? nil : parent
      }
      let items = (0..<12).map { _ -> Int? in
        let group = generator.next(below: 9)
        return group == 8 ? nil : group
      }
      let list = list(parents: parents, items: items)
      var open: [DisplayGroup] = []
      var painted: [DisplayItem] = []
      for step in list.steps() {
        switch step {
        case .begin(let group): open.append(group)
        case .paint(let item):
          expectEqual(open, list.groups(of: item))
          painted.append(item)
        case .end(let group): expectEqual(open.popLast(), group)
        }
      }
      expectTrue(open.isEmpty)
      expectEqual(painted, list.items)
    }
  }
}

/// A generator with the same numbers on every run: the linear congruential one of Numerical
/// Recipes.
private struct Dice {
  var state: UInt32

  mutating func next(below limit: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 16) % limit
  }
}

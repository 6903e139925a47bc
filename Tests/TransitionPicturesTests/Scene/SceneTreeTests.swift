import HeadlessStage
import HeadlessViews
import Expectations

@testable import TransitionPictures

@Suite("The tree of a recording")
struct SceneTreeTests {
  private func item(_ layer: Int, group: Int? = nil, clip: Int? = nil) -> DisplayItem {
    DisplayItem(
      layer: layer, name: "\(layer)", size: CGSize(width: 1, height: 1), group: group, clip: clip)
  }

  private func tree(_ lists: [([DisplayItem], [DisplayGroup], [DisplayClip])]) -> SceneTree {
    let frames = lists.enumerated().map { index, list in
      DisplayList(
        time: Double(index), size: CGSize(width: 9, height: 9), groups: list.1, clips: list.2,
        items: list.0)
    }
    return SceneTree(
      .of(frames, to: Double(lists.count)))
  }

  /// The items that are present at an instant, in the order of the tree.
  private func items(of tree: SceneTree, at instant: Int) -> [Int] {
    var items: [Int] = []
    var pending = [0]
    while let place = pending.popLast() {
      if case .item(let item) = tree.nodes[place].looks[instant] { items.append(item.layer) }
      pending += tree.nodes[place].children.reversed()
    }
    return items
  }

  @Test(
    "keeps the order of each instant, even where items change places",
    arguments: [
      [[1, 2, 3], [3, 1, 2], [2, 1], [], [1, 2, 3]], [[1], [2, 1], [2, 3, 1], [3, 2]],
    ])
  func order(layers: [[Int]]) {
    let tree = tree(layers.map { ($0.map { item($0) }, [], []) })
    expectEqual(layers.indices.map { items(of: tree, at: $0) }, layers)
  }

  @Test("is no larger than needed while no item changes its place")
  func size() {
    let lists = [[1, 3], [1, 2, 3], [1, 2], [2, 3]].map {
      ($0.map { item($0) }, [DisplayGroup](), [DisplayClip]())
    }
    expectEqual(tree(lists).nodes.count, 4)
  }

  @Test("keeps items in a former group that has become opaque")
  func opaque() throws {
    let tree = tree([
      (
        [item(1), item(2, group: 0), item(3, group: 0)], [DisplayGroup(layer: 9, opacity: 0.5)], []
      ),
      ([item(1), item(2), item(3)], [], []),
    ])
    let group = try #require(tree.nodes.first { $0.kind == .group(layer: 9, blend: .over) })
    expectEqual(
      group.looks,
      [
        .group(DisplayGroup(layer: 9, opacity: 0.5)), .group(DisplayGroup(layer: 9, opacity: 1)),
      ])
    expectTrue(tree.nodes.count == 5 && items(of: tree, at: 1) == [1, 2, 3])
  }

  @Test("puts clips around the items that they cut, within the groups of the items")
  func clips() {
    let tree = tree([
      (
        [item(1, clip: 0), item(2, group: 0, clip: 1)], [DisplayGroup(layer: 9, opacity: 0.5)],
        [
          DisplayClip(layer: 7, size: CGSize(width: 2, height: 2)),
          DisplayClip(layer: 8, size: CGSize(width: 2, height: 2), parent: 0),
        ]
      )
    ])
    expectEqual(
      tree.nodes.map(\.kind),
      [
        .group(layer: 0, blend: .over), .clip(layer: 7), .item(.init(layer: 1, part: .body)),
        .group(layer: 9, blend: .over), .clip(layer: 7), .clip(layer: 8),
        .item(.init(layer: 2, part: .body)),
      ])
  }
}

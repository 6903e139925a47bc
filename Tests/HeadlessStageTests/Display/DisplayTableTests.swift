import Foundation
import HeadlessStage
import HeadlessViews
import Expectations

@Suite("The tables of a display list")
struct DisplayTableTests {
  @Test("lead from an item to its groups and clips, outermost first")
  func paths() {
    let list = Tables.list(
      groupParents: [nil, 0, 0, 2], clipParents: [nil, nil, 1], group: 3, clip: 2)
    let item = list.items[0]
    expectEqual(list.groups(of: item).map(\.layer), [0, 2, 3])
    expectEqual(list.clips(of: item).map(\.layer), [1, 2])
    let free = Tables.list(groupParents: [nil], clipParents: [nil])
    expectTrue(free.groups(of: free.items[0]).isEmpty && free.clips(of: free.items[0]).isEmpty)
  }

  @Test("have parents before their children, and all indices that items use: others are refused")
  func refusals() async {
    await #expect(processExitsWith: .failure) { _ = Tables.list(groupParents: [1, nil]) }
    await #expect(processExitsWith: .failure) { _ = Tables.list(groupParents: [0]) }
    await #expect(processExitsWith: .failure) { _ = Tables.list(clipParents: [nil, -1]) }
    await #expect(processExitsWith: .failure) { _ = Tables.list(clipParents: [nil, 2, 1]) }
    await #expect(processExitsWith: .failure) { _ = Tables.list(group: 0) }
    await #expect(processExitsWith: .failure) { _ = Tables.list(groupParents: [nil], group: -1) }
    await #expect(processExitsWith: .failure) { _ = Tables.list(clipParents: [nil], clip: 1) }
  }
}

/// Lists of one item, with possible and impossible tables.
private enum Tables {
  static func list(
    groupParents: [Int?] = [], clipParents: [Int?] = [], group: Int? = nil, clip: Int? = nil
  ) -> DisplayList {
    let size = CGSize(width: 1, height: 1)
    return DisplayList(
      time: 0, size: size,
      groups: groupParents.enumerated().map { DisplayGroup(layer: $0, opacity: 0.5, parent: $1) },
      clips: clipParents.enumerated().map { DisplayClip(layer: $0, size: size, parent: $1) },
      items: [DisplayItem(layer: 1, name: "item", size: size, group: group, clip: clip)])
  }
}

import Foundation
import HeadlessStage
import HeadlessViews

/// All items of a run as one tree, for formats in which every element exists from the start.
///
/// The leaves are items. Clips surround the items that they clip, and groups surround the clips.
/// Siblings stand back to front, as at every instant. An item that moves from in front of another
/// to behind it has two nodes, one in each place; at any time one of the two is missing.
struct SceneTree {
  /// The identity of a node, the same at every instant.
  enum Kind: Hashable {
    case group(layer: Int, blend: DisplayBlend)
    case clip(layer: Int)
    case item(DisplayItem.ID)
  }

  /// The state of a node at an instant.
  enum Look: Hashable {
    case group(DisplayGroup)
    case clip(DisplayClip)
    case item(DisplayItem)
  }

  /// A group, a clip or an item.
  struct Node {
    let kind: Kind

    /// The index of the enclosing node; nil for the root.
    let parent: Int?

    /// The indices of the enclosed nodes, back to front.
    fileprivate(set) var children: [Int] = []

    /// The states, one an instant; nil while the node is missing.
    fileprivate(set) var looks: [Look?]
  }

  /// The frames and midframes, and intermediate lists if `steps` is more than one.
  let lists: [DisplayList]

  /// The nodes; the first is the root and stands for the screen.
  private(set) var nodes: [Node]

  /// The longest chain of groups that each item is in at any instant.
  private let chains: [DisplayItem.ID: [Kind]]

  /// Creates the tree of a run.
  ///
  /// - Parameter steps: The number of steps in each half of a frame, for runs in which linear
  ///   interpolation from one half to the next is too coarse.
  init(_ recording: Recording, steps: Int = 1) {
    var seen: [DisplayList] = []
    for (index, frame) in recording.frames.enumerated() {
      seen.append(frame)
      if index < recording.midframes.count { seen.append(recording.midframes[index]) }
    }
    let times = zip(seen, seen.dropFirst()).flatMap { list, next in
      (0..<steps).map { list.time + (next.time - list.time) * Double($0) / Double(steps) }
    }
    let lists =
      steps == 1 ? seen : times.compactMap { recording.displayList(at: $0) } + seen.suffix(1)
    self.lists = lists
    chains = Self.chains(in: lists)
    nodes = [
      Node(
        kind: .group(layer: 0, blend: .over), parent: nil,
        looks: Array(repeating: nil, count: lists.count))
    ]
    for (instant, list) in lists.enumerated() { add(list, at: instant) }
  }

  /// The instants, in seconds of the stage's clock.
  var times: [TimeInterval] { lists.map(\.time) }

  private static func chains(in lists: [DisplayList]) -> [DisplayItem.ID: [Kind]] {
    var chains: [DisplayItem.ID: [Kind]] = [:]
    for list in lists where !list.groups.isEmpty {
      for item in list.items where item.group != nil {
        let chain = list.groups(of: item).map(Kind.init)
        if chain.count > chains[item.id]?.count ?? 0 { chains[item.id] = chain }
      }
    }
    return chains
  }

  /// Finds the node of every item, and adds the missing nodes.
  private mutating func add(_ list: DisplayList, at instant: Int) {
    // The open nodes around the last item, each with the index of the child that was reached.
    var open: [(node: Int, child: Int)] = [(0, -1)]
    for item in list.items {
      let path = path(of: item, in: list)
      let common = zip(open.dropFirst(), path.dropLast()).prefix { open, step in
        nodes[open.node].kind == step.kind
      }.count
      open.removeSubrange((common + 1)...)
      for step in path[common...] {
        let place = open.count - 1
        let child = child(step.kind, of: open[place].node, after: open[place].child)
        open[place].child = child
        let node = nodes[open[place].node].children[child]
        nodes[node].looks[instant] = step.look
        open.append((node, -1))
      }
    }
  }

  /// The index of a child of a kind behind `last`; a new child is inserted if there is none.
  private mutating func child(_ kind: Kind, of node: Int, after last: Int) -> Int {
    let children = nodes[node].children
    if let child = children.indices.dropFirst(last + 1).first(where: {
      nodes[children[$0]].kind == kind
    }) {
      return child
    }
    nodes.append(
      Node(kind: kind, parent: node, looks: Array(repeating: nil, count: lists.count)))
    nodes[node].children.insert(nodes.count - 1, at: last + 1)
    return last + 1
  }

  /// The groups and clips around an item, outermost first, and the item itself.
  private func path(of item: DisplayItem, in list: DisplayList) -> [(kind: Kind, look: Look)] {
    var groups = list.groups(of: item)[...]
    var path: [(kind: Kind, look: Look)] = []
    if let chain = chains[item.id] {
      for kind in chain {
        if let group = groups.first, Kind(group) == kind {
          path.append((kind, .group(group)))
          groups.removeFirst()
        } else if case .group(let layer, .over) = kind {
          // The list omits a group that is opaque at this instant.
          path.append((kind, .group(DisplayGroup(layer: layer, opacity: 1))))
        }
      }
      if !groups.isEmpty { path = [] }
    }
    if path.isEmpty { path = list.groups(of: item).map { (Kind($0), .group($0)) } }
    path += list.clips(of: item).map { (.clip(layer: $0.layer), .clip($0)) }
    return path + [(.item(item.id), .item(item))]
  }
}

extension SceneTree.Kind {
  fileprivate init(_ group: DisplayGroup) {
    self = .group(layer: group.layer, blend: group.blend)
  }
}

extension DisplayItem {
  /// The item's text, if it has one.
  var words: TextContent? {
    if case .text(let text) = contents { text } else { nil }
  }
}

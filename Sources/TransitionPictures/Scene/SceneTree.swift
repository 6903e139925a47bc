import Foundation
import HeadlessStage

/// All that was seen in a run as one tree, for formats in which things have to be there from the start.
///
/// Its leaves are items; around them are the clips that cut them off, and around these the groups that
/// they fade in. Siblings stand back to front, as they did at every instant: what went from before another
/// to behind it is there twice, once in each place, and one of the two is missing at any time.
struct SceneTree {
  /// What a node is: the same thing at every instant.
  enum Kind: Hashable {
    case group(layer: Int, blend: DisplayBlend)
    case clip(layer: Int)
    case item(DisplayItem.ID)
  }

  /// What a node is like at an instant.
  enum Look: Hashable {
    case group(DisplayGroup)
    case clip(DisplayClip)
    case item(DisplayItem)
  }

  /// A group, a clip or an item.
  struct Node {
    let kind: Kind

    /// What it is in, as a place among the nodes; nil for the one around all others.
    let parent: Int?

    /// What is in it, back to front, as places among the nodes.
    fileprivate(set) var children: [Int] = []

    /// What it is like, one an instant; nil where it is missing.
    fileprivate(set) var looks: [Look?]
  }

  /// The frames, what was half-way between them, and more if that was asked for.
  let lists: [DisplayList]

  /// The nodes; the first is around all others, and stands for the screen.
  private(set) var nodes: [Node]

  /// The groups that each item is in when it is in most.
  private let chains: [DisplayItem.ID: [Kind]]

  /// The tree of a run.
  ///
  /// - Parameter steps: How many steps each half of a frame is divided into, where a straight line from one
  ///   half to the next is too rough.
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

  /// Finds every item's place, and makes those that there are not.
  private mutating func add(_ list: DisplayList, at instant: Int) {
    // The nodes that the last item is in, and which of its children each has come to.
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

  /// Where among a node's children one of a kind is, behind those that were passed.
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

  /// What an item is in, outermost first, and the item itself.
  private func path(of item: DisplayItem, in list: DisplayList) -> [(kind: Kind, look: Look)] {
    var groups = list.groups(of: item)[...]
    var path: [(kind: Kind, look: Look)] = []
    if let chain = chains[item.id] {
      for kind in chain {
        if let group = groups.first, Kind(group) == kind {
          path.append((kind, .group(group)))
          groups.removeFirst()
        } else if case .group(let layer, .over) = kind {
          // A group that is opaque at this instant is not in the list.
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

extension DisplayList {
  /// What a masking group paints, by itself.
  func mask(ofLayer layer: Int) -> DisplayList? {
    guard let mask = groups.firstIndex(where: { $0.layer == layer && $0.blend == .mask }) else {
      return nil
    }
    var isInside = Array(repeating: false, count: groups.count)
    var inside = groups
    for (index, group) in groups.enumerated() {
      isInside[index] = index == mask || group.parent.map { isInside[$0] } ?? false
      guard !isInside[index] || index == mask else { continue }
      inside[index].blend = .over
      if index != mask { inside[index].opacity = 1 }
    }
    return DisplayList(
      time: time, size: size, groups: inside, clips: clips,
      items: items.filter { $0.group.map { isInside[$0] } ?? false })
  }
}

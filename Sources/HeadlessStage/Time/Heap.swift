/// Elements of which the least is known: a binary heap, no element being less than the one at half its
/// place.
struct Heap<Element: Comparable> {
  private var elements: [Element] = []

  /// How many elements there are.
  var count: Int { elements.count }

  /// The least; nil when there is none.
  var first: Element? { elements.first }

  /// A heap of none.
  init() {}

  /// A heap of some elements.
  init(_ elements: some Sequence<Element>) {
    // What is in order is a heap.
    self.elements = elements.sorted()
  }

  /// Adds an element.
  mutating func insert(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0, elements[index] < elements[(index - 1) / 2] {
      elements.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Takes out the least, and returns it; nil when there is none.
  @discardableResult
  mutating func removeFirst() -> Element? {
    guard let first = elements.first, let last = elements.popLast() else { return nil }
    guard !elements.isEmpty else { return first }
    elements[0] = last
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < elements.count && elements[child] < elements[least] {
        least = child
      }
      guard least != index else { return first }
      elements.swapAt(index, least)
      index = least
    }
  }
}

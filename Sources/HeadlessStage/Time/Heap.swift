/// A binary heap that gives its least element first: no element is less than its parent, which is
/// the element at half its index.
struct Heap<Element: Comparable> {
  private var elements: [Element] = []

  /// The number of elements.
  var count: Int { elements.count }

  /// The least element; nil when the heap is empty.
  var first: Element? { elements.first }

  /// Creates an empty heap.
  init() {}

  /// Creates a heap of some elements.
  init(_ elements: some Sequence<Element>) {
    // A sorted array is a heap.
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

  /// Removes and returns the least element; nil when the heap is empty.
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

import TestSupport
import Testing

@testable import HeadlessViews

/// The list in which layers and views are ordered, compared with an array after each edit.
@MainActor
@Suite("A list of siblings")
struct SiblingsTests {
  private final class Item: Sibling {
    var siblingPiece: UInt32 = 0
  }

  /// A list, and the array that the list must equal.
  @MainActor
  private struct Pair {
    var list = Siblings<Item>()
    var array: [Item] = []
    var generator: SeededGenerator

    /// A random index, often near an end.
    mutating func index(_ count: Int) -> Int {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: 0
      case 1: count - 1
      default: Int.random(in: 0..<count, using: &generator)
      }
    }

    mutating func insert() {
      let item = Item()
      guard !array.isEmpty else {
        list.insert(item, at: .back)
        return array.append(item)
      }
      let index = index(array.count)
      switch Int.random(in: 0..<7, using: &generator) {
      case 0:
        list.insert(item, at: .front)
        array.append(item)
      case 1:
        list.insert(item, at: .back)
        array.insert(item, at: 0)
      case 2:
        list.insert(item, at: .at(index))
        array.insert(item, at: index)
      case 3, 4:
        list.insert(item, at: .above(array[index]))
        array.insert(item, at: index + 1)
      case 5:
        list.insert(item, at: .below(array[index]))
        array.insert(item, at: index)
      default:
        list.insert(item, at: Bool.random(using: &generator) ? .above(Item()) : .at(.max))
        array.append(item)
      }
    }

    mutating func remove() {
      guard !array.isEmpty else { return }
      let item = array.remove(at: index(array.count))
      let (isDone, isDoneAgain) = (list.remove(item), list.remove(item))
      #expect(isDone)
      #expect(!isDoneAgain)
    }

    mutating func exchange() {
      guard !array.isEmpty else { return }
      let (one, other) = (index(array.count), index(array.count))
      if Bool.random(using: &generator) {
        list.exchange(one, other)
      } else {
        let isDone = list.exchange(array[one], array[other])
        let isDoneWithAnother = list.exchange(array[one], Item())
        #expect(isDone)
        #expect(!isDoneWithAnother)
      }
      array.swapAt(one, other)
    }

    func isEqual() -> Bool {
      list.count == array.count && list.isEmpty == array.isEmpty
        && list.elements.elementsEqual(array) { $0 === $1 }
    }
  }

  @Test(
    "equals an array after each of thousands of edits", arguments: [(4, 1), (300, 2), (2_000, 3)])
  func randomEdits(_ size: Int, _ seed: UInt64) {
    var pair = Pair(generator: SeededGenerator(seed: seed))
    // The list grows to its size, is edited there, shrinks to zero, and grows again.
    let phases = [(size, 9), (size, 5), (2 * size, 1), (size, 9)]
    for (edits, insertions) in phases {
      for edit in 0..<edits {
        switch Int.random(in: 0..<11, using: &pair.generator) {
        case 10: pair.exchange()
        case ..<insertions: pair.insert()
        default: pair.remove()
        }
        guard pair.isEqual() else {
          Issue.record("another order after edit \(edit) at \(pair.array.count)")
          return
        }
        if edit % 401 == 400 {
          let all = pair.list.joined()
          #expect(areSame(all, pair.array))
        }
        if !pair.array.isEmpty, edit % 10 == 0 {
          let index = pair.index(pair.array.count)
          #expect(pair.list[index] === pair.array[index])
        }
      }
    }
    let all = pair.list.removeAll()
    #expect(areSame(all, pair.array))
    #expect(pair.list.isEmpty)
  }

  @Test("retains its elements only, in chunks or not")
  func retains() throws {
    var list = Siblings<Item>()
    for _ in 0..<1_000 { list.insert(Item(), at: .front) }
    for _ in 0..<1_000 { list.insert(Item(), at: .back) }
    for _ in 0..<200 {
      weak let removed = list[900]
      let isDone = list.remove(try #require(removed))
      #expect(isDone)
      #expect(removed == nil)
    }
    weak let first = list[0]
    weak let last = list[list.count - 1]
    #expect(first != nil)
    #expect(last != nil)
    list = Siblings()
    #expect(first == nil)
    #expect(last == nil)
  }

  private func areSame(_ some: [Item], _ others: [Item]) -> Bool {
    some.elementsEqual(others) { $0 === $1 }
  }
}

import TestSupport
import TestWorlds
import Testing

@testable import HeadlessControllers

@MainActor
@Suite("A list of tabs")
struct TabListTests {
  @Test("equals an array, at any size", arguments: [0, 1, 16, 17, 100, 400])
  func law(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    var array = (0..<count).map { _ in ViewController() }
    var list = TabList(array)
    let stranger = ViewController()
    while !array.isEmpty {
      #expect(list.count == array.count)
      #expect(list.first === array.first)
      #expect(!list.contains(stranger))
      #expect(list.index(of: stranger) == nil)
      #expect(list[-1] == nil)
      #expect(list[array.count] == nil)
      #expect(list[.max] == nil)
      // The array is read only from time to time, since every reading makes it again.
      if Int.random(in: 0..<100, using: &random) == 0 { #expect(list.controllers == array) }
      for _ in 0..<3 {
        let index = Int.random(in: 0..<array.count, using: &random)
        #expect(list[index] === array[index])
        #expect(list.index(of: array[index]) == index)
        #expect(list.contains(array[index]))
      }
      let places = [0, array.count - 1, Int.random(in: 0..<array.count, using: &random)]
      let index = places[Int.random(in: 0..<3, using: &random)]
      let gone = array.remove(at: index)
      list.remove(at: index)
      #expect(!list.contains(gone))
      #expect(list.index(of: gone) == nil)
    }
    #expect(list.count == 0)
    #expect(list.first == nil)
    #expect(list.controllers == [])
  }
}

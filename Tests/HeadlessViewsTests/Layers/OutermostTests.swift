import TestFormulas
import Expectations

@testable import HeadlessViews

@MainActor
@Suite("The outermost of some layers")
struct OutermostTests {
  /// Layers, each in an earlier one, often in the previous one.
  private func tree(_ count: Int, _ random: inout SeededGenerator) -> [CALayer] {
    var layers = [CALayer()]
    for _ in 1..<count {
      let isDeep = Int.random(in: 0..<4, using: &random) > 0
      let outer = isDeep ? layers[layers.count - 1] : layers.randomElement(using: &random)
      let layer = CALayer()
      outer?.addSublayer(layer)
      layers.append(layer)
    }
    return layers
  }

  @Test("are filtered: layers within no other layer of a list, each once", arguments: 0..<10)
  func outermost(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let layers = tree(100, &random)
    let count = Int.random(in: 0...40, using: &random)
    let list = (0..<count).compactMap { _ in layers.randomElement(using: &random) }
    var expected: [CALayer] = []
    for layer in list
    where !expected.contains(where: { $0 === layer })
      && !list.contains(where: { $0 !== layer && layer.isDescendant(of: $0) })
    {
      expected.append(layer)
    }
    let found = CALayer.outermost(of: list)
    expectEqual(found.map(ObjectIdentifier.init), expected.map(ObjectIdentifier.init))
  }
}

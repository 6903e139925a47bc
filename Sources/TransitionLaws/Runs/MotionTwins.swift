import Foundation

/// The indices of a picture's items or clips in three earlier pictures that may have others too.
struct MotionTwins<Key: Hashable> {
  /// The index of an element that a picture lacks.
  static var none: Int { -1 }

  private let keys: [Key]
  private let places: [[Key: Int]]

  /// - Parameters:
  ///   - keys: The keys of the elements of the later picture.
  ///   - olds: The keys of the elements of each earlier one.
  init(of keys: [Key], in olds: [[Key]]) {
    self.keys = keys
    places = olds.map { old in
      Dictionary(zip(old, old.indices)) { first, _ in first }
    }
  }

  /// The indices of an element in the three pictures.
  subscript(index: Int) -> SIMD3<Int> {
    let key = keys[index]
    return SIMD3(
      places[0][key] ?? Self.none, places[1][key] ?? Self.none, places[2][key] ?? Self.none)
  }

  /// True if the later picture has all elements that both the second and the third have.
  var areAllThere: Bool {
    let keys = Set(keys)
    return places[1].keys.allSatisfy { places[2][$0] == nil || keys.contains($0) }
  }
}

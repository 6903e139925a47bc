import Foundation

/// Where three earlier pictures have the same things as a later one, items or clips, if they have
/// others too.
struct MotionTwins<Key: Hashable> {
  /// The number that stands for a thing that a picture does not have.
  static var none: Int { -1 }

  private let keys: [Key]
  private let places: [[Key: Int]]

  /// - Parameters:
  ///   - keys: The keys of the things in the later picture.
  ///   - olds: The keys of the things in each earlier one.
  init(of keys: [Key], in olds: [[Key]]) {
    self.keys = keys
    places = olds.map { old in
      Dictionary(zip(old, old.indices)) { first, _ in first }
    }
  }

  /// The numbers of a thing in the three pictures.
  subscript(index: Int) -> SIMD3<Int> {
    let key = keys[index]
    return SIMD3(
      places[0][key] ?? Self.none, places[1][key] ?? Self.none, places[2][key] ?? Self.none)
  }

  /// True if the later picture has all that both the second and the third have.
  var areAllThere: Bool {
    let keys = Set(keys)
    return places[1].keys.allSatisfy { places[2][$0] == nil || keys.contains($0) }
  }
}

/// A picture of a film of the size 6 by 6.
struct Negative: Hashable {
  let title: String
  let exposure: String
  let picture: Artwork

  private init(_ number: Int, _ title: String, _ exposure: String, _ make: (String) -> Artwork) {
    self.title = title
    self.exposure = exposure
    picture = make("negative \(number)")
  }

  /// The best nine pictures of a film, in their order.
  static let all = [
    Negative(1, "Before the ferry", "1/125 s  ·  ƒ 8") { .landscape(.dawn, seed: 42, named: $0) },
    Negative(2, "Ines", "1/60 s  ·  ƒ 4") { .portrait(seed: 1, named: $0) },
    Negative(3, "Lofotodden", "1/250 s  ·  ƒ 8") { .landscape(.noon, seed: 33, named: $0) },
    Negative(4, "Kitchen, half past four", "1/30 s  ·  ƒ 2.8") {
      .stillLife(.teapot, .blue, seed: 4, named: $0)
    },
    Negative(5, "The bay at Å", "1/125 s  ·  ƒ 11") { .landscape(.evening, seed: 46, named: $0) },
    Negative(6, "Håkon", "1/60 s  ·  ƒ 4") { .portrait(seed: 5, named: $0) },
    Negative(7, "Reine", "1/250 s  ·  ƒ 5.6") { .landscape(.autumn, seed: 41, named: $0) },
    Negative(8, "Two bowls", "1/30 s  ·  ƒ 2.8") {
      .stillLife(.bowl, .chalk, seed: 3, named: $0)
    },
    Negative(9, "Moon over Hamnøy", "4 s  ·  ƒ 8") { .landscape(.night, seed: 37, named: $0) },
  ]
}

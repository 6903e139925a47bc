import Foundation

/// A piece of a pottery's shop.
struct Pot: Hashable {
  let name: String
  let maker: String
  let price: String
  let picture: Artwork

  private init(_ number: Int, _ name: String, _ maker: String, _ price: String) {
    self.name = name
    self.maker = maker
    self.price = price
    picture = .stillLife(seed: number, named: "picture of \(name)")
  }

  /// The pieces on the shelf.
  static let all = [
    Pot(14, "Tall jug", "Ines Moreau", "48"), Pot(4, "Moon vase", "Hana Ito", "64"),
    Pot(9, "Branch holder", "Kofi Lind", "39"),
    Pot(20, "Vase with a wide green shoulder", "Ragnhild Aðalsteinsdóttir", "72"),
    Pot(16, "Harbour blue", "Ines Moreau", "55"), Pot(11, "Orchard vase", "Paulo Reis", "44"),
  ]
}

import Foundation

/// A piece of a pottery's shop.
struct Pot: Hashable {
  let name: String
  let maker: String
  let price: String
  let picture: Artwork

  private init(
    _ number: Int, _ name: String, _ maker: String, _ price: String,
    _ subject: StillLifeSubject, _ glaze: StillLifeSubject.Glaze
  ) {
    self.name = name
    self.maker = maker
    self.price = price
    picture = .stillLife(subject, glaze, seed: number, named: "picture of \(name)")
  }

  /// The pieces on the shelf.
  static let all = [
    Pot(14, "Tall jug", "Ines Moreau", "48", .jug, .rust),
    Pot(11, "Moon vase", "Hana Ito", "64", .moonVase, .chalk),
    Pot(9, "Branch holder", "Kofi Lind", "39", .branchHolder, .ink),
    Pot(20, "Vase with a wide green shoulder", "Ragnhild Aðalsteinsdóttir", "72", .wideVase, .moss),
    Pot(22, "Harbour blue", "Ines Moreau", "55", .bottle, .blue),
    Pot(13, "Orchard vase", "Paulo Reis", "44", .vase, .ochre),
  ]
}

/// A thing that a shop sells.
struct Product: Hashable {
  let title: String
  let maker: String
  let price: String
  let text: String
  let picture: Artwork

  private init(
    _ seed: Int, _ title: String, _ maker: String, _ price: String, _ text: String,
    _ subject: StillLifeSubject, _ glaze: StillLifeSubject.Glaze
  ) {
    self.title = title
    self.maker = maker
    self.price = price
    self.text = text
    picture = .stillLife(subject, glaze, seed: seed, named: "picture of \(title)")
  }

  /// All products, in the order of the shelf.
  static let all = [
    Product(
      21, "Tall vase", "Marguerite Lefebvre-Okonkwo", "48 €",
      "Thrown in one piece, glazed twice. No two have the same blue.", .bottle, .blue),
    Product(
      22, "Orange bowl", "Tomasz", "26 €", "Holds six oranges, or one argument. Oven-safe.",
      .bowl, .chalk),
    Product(
      24, "Ash vase", "Ines Duarte", "39 €",
      "The glaze is ash from the orchard, sieved and melted. Each firing turns out another.",
      .wideVase, .moss),
    Product(
      26, "Branch holder", "Kofi", "31 €", "Heavy enough for a branch of any length.",
      .branchHolder, .ink),
    Product(
      27, "Table still", "Hana Kim", "64 €", "A vase and two fruits of clay, ready to be drawn.",
      .vase, .rust),
    Product(
      30, "Winter vase", "Ragnhild", "42 €", "White inside, so that the water seems to be snow.",
      .moonVase, .chalk),
  ]
}

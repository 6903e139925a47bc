import Transitioning

/// A card or a pass in the purse.
@MainActor
struct Pass {
  let name: String
  let number: String
  let icon: Icon
  let accent: KeyPath<Palette, Palette.Accent>

  /// The lines of the pass, each with a name and a value.
  let facts: [Fact]

  /// A line of a pass or of a receipt.
  struct Fact: Hashable, Sendable {
    let name: String
    let value: String
  }

  /// All cards, the front one last.
  static let all = [
    Pass(
      name: "City library", number: "2140 773 918", icon: .book, accent: \.violet,
      facts: [
        Fact(name: "Reader", value: "Wilhelmina Oyelaran-Castellanos"),
        Fact(name: "Borrowed", value: "4 books"), Fact(name: "Back by", value: "12 March"),
      ]),
    Pass(
      name: "Swimming hall", number: "Ten visits", icon: .water, accent: \.ocean,
      facts: [
        Fact(name: "Left", value: "7 visits"), Fact(name: "Hall", value: "Östermalm"),
        Fact(name: "Good until", value: "June"),
      ]),
    Pass(
      name: "Tram and bus", number: "Zone A and B", icon: .bus, accent: \.pine,
      facts: [
        Fact(name: "Ticket", value: "30 days"), Fact(name: "From", value: "1 March"),
        Fact(name: "Next tram", value: "4 min"),
      ]),
    Pass(
      name: "Café Lumière", number: "8 of 10 cups", icon: .cup, accent: \.coral,
      facts: [
        Fact(name: "Last cup", value: "Today, 8:12"), Fact(name: "Free cup", value: "In 2 cups"),
        Fact(name: "Place", value: "Rue Oberkampf"),
      ]),
  ]
}

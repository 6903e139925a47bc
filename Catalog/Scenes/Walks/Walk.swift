import Transitioning

/// A walk with a photograph.
struct Walk: Hashable {
  let title: String
  let place: String

  /// The length, in kilometres, as text.
  let length: String
  let time: String
  let text: String
  let picture: Artwork

  private init(
    _ seed: Int, _ light: Artwork.Light, _ title: String, _ place: String, _ length: String,
    _ time: String, _ text: String
  ) {
    self.title = title
    self.place = place
    self.length = length
    self.time = time
    self.text = text
    picture = .landscape(light, seed: seed, named: "photograph of \(title)")
  }

  /// All walks, in the order of the list.
  static let all = [
    Walk(
      2, .evening, "Low tide", "Morecambe Bay", "8.4 km", "2 h 20",
      "Over the sand to the island and back. Leave with the tide, and never alone."),
    Walk(
      7, .noon, "Mill round", "Vallée de la Clarée", "6.1 km", "1 h 50",
      "Along the mill stream and up through the larches. The bakery opens at seven."),
    Walk(
      9, .autumn, "Larch gold", "Val Roseg", "11.2 km", "3 h 30",
      "Best in the second week of October, when the needles turn. Horses share the road."),
    Walk(
      4, .mist, "First frost", "Glen Affric", "14.0 km", "4 h 15",
      "A long morning between two lochs. The bridge at the end may be slippery."),
    Walk(
      12, .dawn, "Heron path", "Þingvallavatn", "5.3 km", "1 h 30",
      "Flat and quiet. Be early, and the herons still stand in the reeds."),
    Walk(
      15, .night, "Full moon", "Lago di Braies", "3.6 km", "1 h 10",
      "Once a month, with lanterns. The boathouse keeps tea warm until midnight."),
  ]
}

import Transitioning

/// A picture of the gallery: a plain colour with a name.
struct Photo {
  let name: String
  let color: UIColor

  static let samples = [
    Photo(name: "Harbour", color: .systemBlue), Photo(name: "Dunes", color: .systemYellow),
    Photo(name: "Forest", color: .systemGreen), Photo(name: "Brick", color: .systemRed),
    Photo(name: "Heather", color: .systemPurple), Photo(name: "Lagoon", color: .systemTeal),
    Photo(name: "Pumpkin", color: .systemOrange), Photo(name: "Night", color: .systemIndigo),
    Photo(name: "Rose", color: .systemPink), Photo(name: "Slate", color: .systemGray),
    Photo(name: "Earth", color: .systemBrown), Photo(name: "Ice", color: .systemCyan),
  ]
}

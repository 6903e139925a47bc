import Transitioning

/// A day of the almanac, with its picture and its entries.
struct AlmanacDay: Hashable {
  /// An entry of the day.
  struct Entry: Hashable {
    let time: String
    let text: String
  }

  let weekday: String
  let date: String
  let sunrise: String
  let highWater: String
  let wind: String
  let entries: [Entry]
  let picture: Artwork

  private init(
    _ weekday: String, _ date: String, sunrise: String, highWater: String, wind: String,
    _ light: Artwork.Light, seed: Int, _ entries: [(String, String)]
  ) {
    self.weekday = weekday
    self.date = date
    self.sunrise = sunrise
    self.highWater = highWater
    self.wind = wind
    self.entries = entries.map { Entry(time: $0, text: $1) }
    picture = .landscape(light, seed: seed, named: "picture of \(weekday)")
  }

  /// Four days in a row.
  static let all = [
    AlmanacDay(
      "Tuesday", "10 March", sunrise: "6:41", highWater: "11:08", wind: "Fresh", .mist, seed: 41,
      [
        ("7:30", "Tar the keel of the Sigrid"), ("12:00", "Pilot’s exam, Ebbe and Noor"),
        ("16:20", "Nets to the drying loft"),
      ]),
    AlmanacDay(
      "Wednesday", "11 March", sunrise: "6:38", highWater: "11:52", wind: "Light", .dawn, seed: 47,
      [
        ("6:00", "Ice for the crates"), ("10:15", "Surveyor from Port-la-Nouvelle"),
        ("18:00", "Choir in the boathouse"),
      ]),
    AlmanacDay(
      "Thursday", "12 March", sunrise: "6:36", highWater: "12:31", wind: "Calm", .evening, seed: 52,
      [
        ("8:40", "Moor the Halcyon at berth 4"), ("13:00", "Low bridge closed for an hour"),
        ("17:45", "Supper for the lifeboat crew"),
      ]),
    AlmanacDay(
      "Friday", "13 March", sunrise: "6:33", highWater: "13:07", wind: "Strong", .night, seed: 58,
      [
        ("5:10", "Gale warning, boats stay in"), ("11:30", "Radio class in the school"),
        ("20:00", "Full moon over the bar"),
      ]),
  ]
}

import Transitioning

/// A record with its songs.
struct RecordPage: Hashable {
  /// A song with its length, in minutes and seconds.
  struct Song: Hashable {
    let title: String
    let length: String
  }

  let record: Record
  let year: String
  let songs: [Song]

  private init(_ record: Record, _ year: String, _ songs: [(String, String)]) {
    self.record = record
    self.year = year
    self.songs = songs.map { Song(title: $0, length: $1) }
  }

  /// The pages, as they lie side by side.
  static let all = [
    RecordPage(
      Record.all[2], "2019",
      [
        ("Glass Morning", "3:12"), ("Wintergreen", "4:05"), ("Tendril", "2:48"),
        ("What the Gardener Hummed", "5:31"), ("Cold Frame", "3:40"),
      ]),
    RecordPage(
      Record.all[3], "2022",
      [
        ("Slack Water", "4:44"), ("An Trá Mhór", "3:57"), ("Weed and Rope", "3:03"),
        ("Neap", "6:20"), ("The Heron Counts to Three", "4:11"),
      ]),
    RecordPage(
      Record.all[4], "2017",
      [
        ("Ground Floor", "2:59"), ("Banister", "3:33"), ("Someone Else’s Key", "4:26"),
        ("Quarta-feira", "3:18"), ("Skylight", "5:02"),
      ]),
  ]
}

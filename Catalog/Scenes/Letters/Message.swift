import Transitioning

/// A letter in the inbox.
struct Message: Hashable {
  let sender: String

  /// The time or the day on which it came.
  let time: String

  let subject: String
  let text: String
  var isUnread = false
  var hasStar = false

  /// The sender's portrait.
  let portrait: Artwork

  /// The attached picture, if any.
  var picture: Artwork?

  private init(
    _ number: Int, _ sender: String, _ time: String, _ subject: String, _ text: String,
    isUnread: Bool = false, hasStar: Bool = false, picture: Artwork? = nil
  ) {
    self.sender = sender
    self.time = time
    self.subject = subject
    self.text = text
    self.isUnread = isUnread
    self.hasStar = hasStar
    self.picture = picture
    portrait = .portrait(seed: number, named: "portrait of \(sender)")
  }

  /// The letters of the inbox, newest first.
  static let inbox = [
    Message(
      5, "Tomasz", "9:20", "The ladder", "Thank you for lending it. All the gutters are clear now.",
      isUnread: true),
    Message(
      0, "Aiko Tanaka", "8:05", "A walk on Sunday?",
      """
      The tide will be out at nine, so we could go as far as the lighthouse and have coffee there. \
      I took this from the path last week.

      Shall I bring the dog?
      """, isUnread: true, hasStar: true, picture: .landscape(.dawn, seed: 11, named: "the bay")),
    Message(
      3, "Chidi", "Yesterday", "Saturday’s run", "Twice round the loop this time, in the sun!"),
    Message(
      2, "Marguerite Lefebvre-Okonkwo", "Yesterday", "Choir: new evening",
      "From May we meet on Thursdays at seven, in the small hall."),
    Message(
      1, "Samuel", "Tue", "One red glove", "Is it yours? It waits for you at the station.",
      hasStar: true),
    Message(4, "Ragnhild", "Mon", "Bread", "The starter is in the blue jar. Feed it twice a day."),
    Message(
      9, "Paulo Reis", "Sun", "Photographs", "Forty from the island, the good ones first.",
      picture: .landscape(.evening, seed: 4, named: "the island")),
  ]
}

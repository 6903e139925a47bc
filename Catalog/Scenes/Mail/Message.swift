/// An email.
struct Message: Hashable {
  let sender: String
  let subject: String
  let text: String

  /// The number of the attached photo.
  let photo: Int
}

extension Message {
  /// The messages of the inbox, newest first.
  static let inbox = [
    Message(
      sender: "Grace", subject: "The ladder",
      text: "Thank you for lending it.\nAll gutters are clear.",
      photo: 1),
    Message(
      sender: "Ada", subject: "A walk on Sunday?",
      text: "The tide will be out at nine.\nShall we go as far as the light?", photo: 0),
    Message(
      sender: "Edsger", subject: "One red glove", text: "Is it yours?\nIt waits at the station.",
      photo: 4),
    Message(
      sender: "Alan", subject: "Saturday's run",
      text: "Twice round the loop this time.\nIn the sun!",
      photo: 6),
    Message(
      sender: "Barbara", subject: "The heron", text: "It is back at the mill.\nCome and see.",
      photo: 3),
  ]
}

/// What somebody had to say on the wall.
struct Post: Hashable {
  let author: String
  let text: String

  /// The number of the photo that goes with it, if one does.
  var photo: Int?
}

extension Post {
  /// What the neighbours wrote these days, newest first.
  static let recent = [
    Post(author: "Ada", text: "The tide was out this morning,\nso we walked.", photo: 0),
    Post(author: "Grace", text: "Has anybody got a ladder\nthat I could borrow?"),
    Post(author: "Alan", text: "Ran the whole loop today,\nin the rain.", photo: 1),
    Post(author: "Edsger", text: "Found: one red glove,\nby the station."),
  ]

  /// What is being written at the moment.
  static let draft = Post(
    author: "Barbara", text: "Has anybody seen the heron\nby the old mill this week?")
}

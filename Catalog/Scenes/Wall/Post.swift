/// A post on the wall.
struct Post: Hashable {
  let author: String
  let text: String

  /// The number of the attached photo, if any.
  var photo: Int?
}

extension Post {
  /// The latest posts, newest first.
  static let recent = [
    Post(author: "Ada", text: "The tide was out this morning,\nso we walked.", photo: 0),
    Post(author: "Grace", text: "Has anybody got a ladder\nthat I could borrow?"),
    Post(author: "Alan", text: "Ran the whole loop today,\nin the rain.", photo: 1),
    Post(author: "Edsger", text: "Found: one red glove,\nby the station."),
  ]

  /// The post that is being written.
  static let draft = Post(
    author: "Barbara", text: "Has anybody seen the heron\nby the old mill this week?")
}

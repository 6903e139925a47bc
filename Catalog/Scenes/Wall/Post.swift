/// A post on the wall.
struct Post: Hashable {
  let author: String
  let time: String
  let text: String

  /// The author's portrait.
  let portrait: Artwork

  /// The attached picture, if any.
  var picture: Artwork?

  /// The number of people who like the post.
  let likes: Int

  private init(
    _ number: Int, _ author: String, _ time: String, _ text: String, likes: Int,
    picture: Artwork? = nil
  ) {
    self.author = author
    self.time = time
    self.text = text
    self.picture = picture
    self.likes = likes
    portrait = .portrait(seed: number, named: "portrait of \(author)")
  }
}

extension Post {
  /// The latest posts, newest first.
  static let recent = [
    Post(
      0, "Aiko Tanaka", "20 min", "The tide was out this morning, so we walked to the island.",
      likes: 24, picture: .landscape(.dawn, seed: 41, named: "the island")),
    Post(
      1, "Samuel", "2 h", "Who has a ladder that I could borrow until Sunday?", likes: 3),
    Post(
      3, "Chidi", "5 h", "The whole loop today, and the city lit up for the last mile.",
      likes: 41, picture: .city(seed: 5, named: "the city")),
    Post(4, "Ragnhild", "Yesterday", "Bread at the gate from eight.", likes: 12),
  ]

  /// The post that is being written.
  static let draft = Post(
    2, "Marguerite", "Now",
    "The heron is back at the old mill. I saw it twice this week, early, by the sluice.", likes: 0)
}

import Transitioning

/// A novel in the library.
struct Novel: Hashable {
  /// A page of the novel.
  struct Page: Hashable {
    /// The title of the chapter that begins on the page; nil within a chapter.
    let chapter: String?
    let number: Int
    let paragraphs: [String]
  }

  let title: String
  let author: String

  /// The reading progress, as text.
  let progress: String

  /// The picture on the cover.
  let cover: Artwork

  /// All novels, the one read last first.
  static let all = [
    Novel(
      title: "The Weir Keeper", author: "Ottoline Brandt", progress: "Page 112 of 340",
      cover: .landscape(.mist, seed: 61, named: "cover of The Weir Keeper")),
    Novel(
      title: "Lamps of Ferrol", author: "Xoán Castiñeira", progress: "New",
      cover: .city(seed: 23, named: "cover of Lamps of Ferrol")),
    Novel(
      title: "A Jar of Quinces", author: "Nino Abashidze", progress: "Page 8 of 214",
      cover: .stillLife(.jar, .rust, seed: 9, named: "cover of A Jar of Quinces")),
    Novel(
      title: "Under the Far Ridge", author: "Halldór Eiríksson Vestmann", progress: "Finished",
      cover: .landscape(.autumn, seed: 66, named: "cover of Under the Far Ridge")),
  ]

  /// Two pages of the first novel.
  static let pages = [
    Page(
      chapter: "The gauge", number: 112,
      paragraphs: [
        """
        In the ninth week of rain the river stopped being a sound and became a floor. Ilse read \
        the gauge by touch, four fingers below the iron ring, and wrote the figure on her sleeve.
        """,
        """
        Nobody in the village asked for it. They looked at the sleeve as she passed, and went in \
        to move the flour upstairs.
        """,
        "At the mill the dog had already chosen the third step.",
      ]),
    Page(
      chapter: nil, number: 113,
      paragraphs: [
        """
        It was the dog she believed. A gauge can be bent, and her father had bent it once, in the \
        year of the tax, so that the water stood where the bailiff wished it.
        """,
        """
        She opened the two gates nearest the bank and left the middle one shut. The noise came \
        back at once, like a guest who had only stepped out to see to the horses.
        """,
        """
        By dusk there were five fingers below the ring. Ilse washed her sleeve and hung it by the \
        stove, where anyone could see that it was clean.
        """,
      ]),
  ]
}

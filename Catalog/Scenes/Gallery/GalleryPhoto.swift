/// A photo of the gallery, and what there is to say of it.
struct GalleryPhoto: Hashable {
  /// Which of the pictures it is.
  let number: Int

  let title: String
  let place: String
}

extension GalleryPhoto {
  /// What hangs in the gallery, in the order of the walls.
  static let all = [
    GalleryPhoto(number: 0, title: "Low tide", place: "Morecambe Bay"),
    GalleryPhoto(number: 1, title: "The old mill", place: "Long Eaton"),
    GalleryPhoto(number: 2, title: "Harvest", place: "Vale of Evesham"),
    GalleryPhoto(number: 3, title: "First frost", place: "Glen Affric"),
    GalleryPhoto(number: 4, title: "Heron", place: "Rutland Water"),
    GalleryPhoto(number: 5, title: "Heather", place: "Exmoor"),
  ]
}

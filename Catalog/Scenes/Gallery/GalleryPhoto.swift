/// A photo of the gallery, with its title and place.
struct GalleryPhoto: Hashable {
  /// The number of the picture.
  let number: Int

  let title: String
  let place: String
}

extension GalleryPhoto {
  /// All photos of the gallery, in display order.
  static let all = [
    GalleryPhoto(number: 0, title: "Low tide", place: "Morecambe Bay"),
    GalleryPhoto(number: 1, title: "The old mill", place: "Long Eaton"),
    GalleryPhoto(number: 2, title: "Harvest", place: "Vale of Evesham"),
    GalleryPhoto(number: 3, title: "First frost", place: "Glen Affric"),
    GalleryPhoto(number: 4, title: "Heron", place: "Rutland Water"),
    GalleryPhoto(number: 5, title: "Heather", place: "Exmoor"),
  ]
}

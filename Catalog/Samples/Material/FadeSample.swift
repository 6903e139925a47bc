import Transitioning

/// A presentation of a lake by night over the lake by day, by a fade.
struct FadeSample: Sample {
  static let name = "fade"
  static let adoption = Adoption(".fade()")
  static let group = SampleGroup.material
  static let purpose = "another mood of the same place"
  static let summary = "A lake by day; the same lake by night fades in over it."

  private let lake = LakeViewController(.day)

  var root: UIViewController { lake }

  func open() -> UIViewController { lake.toggle() ?? lake }
}

import Foundation
import TransitionRecording
import Transitioning

/// The contrast of the furniture of a screen with what is below it, in one picture.
struct Legibility {
  /// A thing that is drawn above all screens.
  enum Part: Int, CaseIterable { case time, battery, indicator }

  /// What is below each part that shows.
  private var grounds: [Part: UIColor] = [:]

  /// The colour of each part as it shows; mixed while it changes.
  private var inks: [Part: UIColor] = [:]

  init(_ picture: DisplayList) {
    // The furniture is above everything else.
    let first = picture.items.firstIndex(where: Self.isFurniture) ?? picture.items.endIndex
    for part in Part.allCases {
      let items = picture.items[first...].filter { Self.part(of: $0) == part }
      guard let place = items.first?.frame else { continue }
      let ground = Self.color(of: picture, before: first, in: place)
      var ink = ground
      for item in items {
        let opacity = picture.groups(of: item).reduce(item.opacity) { $0 * $1.opacity }
        ink = Self.mix(ink, Self.color(of: item), opacity)
      }
      (grounds[part], inks[part]) = (ground, ink)
    }
  }

  /// The mean colour of a place below the furniture, which begins at an index.
  private static func color(
    of picture: DisplayList, before end: Int, in place: CGRect
  ) -> UIColor {
    let shift = CATransform3DMakeTranslation(-place.minX, -place.minY, 0)
    var (clips, items) = (picture.clips, Array(picture.items[..<end]))
    for index in clips.indices {
      clips[index].transform = CATransform3DConcat(clips[index].transform, shift)
    }
    for index in items.indices {
      items[index].transform = CATransform3DConcat(items[index].transform, shift)
    }
    let list = DisplayList(
      time: picture.time, size: place.size, groups: picture.groups, clips: clips, items: items)
    return Raster(list, width: 1, height: 1).pixels[0]
  }

  /// The contrast of a part, in `1...21`, as WCAG 2.2 defines it; nil if the part is hidden.
  func contrast(_ part: Part) -> Double? {
    guard let ink = inks[part], let ground = grounds[part] else { return nil }
    return Self.contrast(ink, ground)
  }

  static func contrast(_ one: UIColor, _ other: UIColor) -> Double {
    let values = [luminance(one), luminance(other)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  /// The relative luminance of an opaque colour, as WCAG 2.2 defines it.
  private static func luminance(_ color: UIColor) -> Double {
    let parts = [color.red, color.green, color.blue].map {
      $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private static func isFurniture(_ item: DisplayItem) -> Bool {
    if case .text(let text) = item.contents { return text.string == "9:41" }
    return isIndicator(item)
  }

  private static func isIndicator(_ item: DisplayItem) -> Bool {
    item.name.hasSuffix("'home indicator'")
  }

  private static func part(of item: DisplayItem) -> Part? {
    switch item.contents {
    case .text: .time
    case .shape: item.size.width == 25 ? .battery : nil
    default: isIndicator(item) ? .indicator : nil
    }
  }

  private static func color(of item: DisplayItem) -> UIColor {
    switch item.contents {
    case .text(let text): text.color
    case .shape(let shape): shape.fillColor ?? .gray
    default: item.fill ?? .gray
    }
  }

  private static func mix(_ one: UIColor, _ two: UIColor, _ part: Double) -> UIColor {
    UIColor(
      red: one.red + (two.red - one.red) * part, green: one.green + (two.green - one.green) * part,
      blue: one.blue + (two.blue - one.blue) * part, alpha: 1)
  }
}

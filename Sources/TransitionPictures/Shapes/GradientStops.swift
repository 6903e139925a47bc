import Foundation
import HeadlessViews

/// A colour stop of a gradient, at a location from 0 (start) to 1 (end).
struct GradientStop: Hashable {
  var color: UIColor
  var location: Double
}

/// Gradient stops for formats that blend straight colours; the stage blends premultiplied colours.
enum GradientStops {
  /// The stops of a gradient, with seven more between two stops of different alpha.
  static func of(_ gradient: GradientContent) -> [GradientStop] {
    straightened(gradient.stops.map { GradientStop(color: $0.color, location: $0.location) })
  }

  /// An image's two colours as stops.
  static func of(_ image: UIImage) -> [GradientStop] {
    straightened([
      GradientStop(color: image.topLeft, location: 0),
      GradientStop(color: image.bottomRight, location: 1),
    ])
  }

  /// The end point of an image's blend in a layer of a size; the start point is the top-left
  /// corner.
  ///
  /// Lines of one colour are parallel to the diagonal between the two other corners.
  static func end(in size: CGSize) -> CGPoint {
    let (width, height) = (size.width, size.height)
    let reach = 2 * width * height / (width * width + height * height)
    return CGPoint(x: reach * height, y: reach * width)
  }

  private static func straightened(_ stops: [GradientStop]) -> [GradientStop] {
    guard var last = stops.first else { return [] }
    var straight = [last]
    for stop in stops.dropFirst() {
      if last.color.alpha != stop.color.alpha {
        let (from, to) = (last.color.premultiplied, stop.color.premultiplied)
        for step in 1..<8 {
          let part = Double(step) / 8
          straight.append(
            GradientStop(
              color: UIColor(premultiplied: from + (to - from) * part),
              location: last.location + (stop.location - last.location) * part))
        }
      }
      straight.append(stop)
      last = stop
    }
    return straight
  }
}

import Foundation
import HeadlessViews

/// A colour of a gradient, and where between its start at 0 and its end at 1 it is.
struct GradientStop: Hashable {
  var color: Color
  var location: Double
}

/// The colours of gradients for formats that blend straight colours, where ours blends what is
/// multiplied by alpha.
enum GradientStops {
  /// The stops of a gradient, with more between any two of different alpha.
  static func of(_ gradient: GradientContent) -> [GradientStop] {
    straightened(gradient.stops.map { GradientStop(color: $0.color, location: $0.location) })
  }

  /// A picture's two colours as stops.
  static func of(_ image: Image) -> [GradientStop] {
    straightened([
      GradientStop(color: image.topLeft, location: 0),
      GradientStop(color: image.bottomRight, location: 1),
    ])
  }

  /// Where a picture's blend ends in a layer of a size, if it starts in the top-left corner: lines of
  /// one colour are parallel to the diagonal between the two other corners.
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
              color: Color(premultiplied: from + (to - from) * part),
              location: last.location + (stop.location - last.location) * part))
        }
      }
      straight.append(stop)
      last = stop
    }
    return straight
  }
}

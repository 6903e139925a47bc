import Foundation
import Transitioning

extension Artwork {
  /// The style of text and icons that are legible on the picture.
  ///
  /// - Parameter height: The height of the text, as a fraction of the picture from the top.
  func contentStyle(at height: CGFloat) -> UIStatusBarStyle {
    contentStyle(at: CGPoint(x: Self.side / 2, y: height * Self.side))
  }

  /// The style of text and icons that are legible at a point of the picture's square.
  func contentStyle(at point: CGPoint) -> UIStatusBarStyle {
    let color = parts.reversed().lazy.compactMap { $0.color(at: point) }.first ?? .gray
    // At this luminance, black and white have the same contrast.
    return color.luminance > 0.18 ? .darkContent : .lightContent
  }
}

extension UIView {
  /// The style that is legible on the picture at a point; nil if no picture is there.
  func styleOfPicture(at point: CGPoint) -> UIStatusBarStyle? {
    guard !isHidden, bounds.contains(point) || !clipsToBounds else { return nil }
    if let view = self as? PictureView, bounds.contains(point) {
      view.layoutIfNeeded()
      return view.picture.contentStyle(at: view.canvas.convert(point, from: view))
    }
    return subviews.reversed().lazy.compactMap {
      $0.styleOfPicture(at: $0.convert(point, from: self))
    }
    .first
  }
}

extension Artwork.Part {
  /// The colour at a point; nil if the part is elsewhere, or only a light.
  fileprivate func color(at point: CGPoint) -> UIColor? {
    switch self {
    case .shape(let path, let color): path.contains(point) ? color : nil
    case .gradient(let frame, let colors):
      frame.contains(point)
        ? Self.color(in: colors, at: (point.y - frame.minY) / max(frame.height, 1)) : nil
    case .glow: nil
    }
  }

  private static func color(in colors: [UIColor], at part: CGFloat) -> UIColor? {
    guard let last = colors.indices.last else { return nil }
    let place = min(max(part, 0), 1) * CGFloat(last)
    let index = min(Int(place), max(last - 1, 0))
    return index == last
      ? colors[last] : colors[index].mixed(with: colors[index + 1], by: place - CGFloat(index))
  }
}

extension UIColor {
  fileprivate func mixed(with other: UIColor, by part: CGFloat) -> UIColor {
    func mix(_ one: Double, _ two: Double) -> CGFloat { CGFloat(one + (two - one) * Double(part)) }
    return UIColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: 1)
  }

  /// The relative luminance of WCAG 2, in `0...1`.
  fileprivate var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

import Foundation
import Transitioning

/// The page of a photo: the view that shows the photo, what is behind it, and what is over it.
@MainActor
final class PhotoPage {
  /// The whole page.
  let view: UIView

  /// The view that shows the photo; the page itself if it has no photo.
  let photo: UIView

  /// The part of that view in which the photo shows, in points of the view.
  let part: CGRect

  /// The views over and beside the photo.
  let chrome: [UIView]

  /// The views behind the photo that cover the page.
  let grounds: [UIView]

  /// The colour behind the photo; nil for none.
  let color: UIColor?

  /// The views around the photo whose background is transparent while the photo flies.
  private let coloured: [(view: UIView, color: UIColor?)]

  /// - Parameter photo: The view that shows the photo; nil for the largest image view.
  init(_ page: UIView, showing photo: UIView?) {
    var found = photo.flatMap { $0.isDescendant(of: page) ? $0 : nil }
    found = found ?? page.largestImageView
    let shown = found?.pictureFrame.intersection(found?.convert(page.bounds, from: page) ?? .zero)
    if let shown, shown.width <= 0 || shown.height <= 0 { found = nil }
    let photo = found ?? page
    view = page
    self.photo = photo
    part = found == nil ? page.bounds : shown ?? page.bounds
    var (chrome, grounds, around) = ([UIView](), [UIView](), [UIView]())
    var inner = photo
    while inner !== page, let outer = inner.superview {
      around.append(outer)
      let place = outer.subviews.firstIndex(of: inner) ?? 0
      for (index, each) in outer.subviews.enumerated() where each !== inner && !each.isHidden {
        let covers = index < place && each.frame.contains(outer.convert(page.bounds, from: page))
        if covers { grounds.append(each) } else { chrome.append(each) }
      }
      inner = outer
    }
    (self.chrome, self.grounds) = (chrome, grounds)
    coloured = (around + (photo is UIImageView ? [photo] : [])).map { ($0, $0.backgroundColor) }
    color = around.reversed().lazy.compactMap(\.backgroundColor).first
  }

  /// True if the page has a photo of its own; false if the page itself flies.
  var hasPhoto: Bool { photo !== view }

  /// Makes everything around the photo transparent, or shows it again.
  func clear(_ isClear: Bool) {
    UIView.performWithoutAnimation {
      for (view, color) in coloured { view.backgroundColor = isClear ? .clear : color }
    }
  }
}

extension UIView {
  /// The largest visible image view in the view that shows a picture.
  fileprivate var largestImageView: UIView? {
    var (found, area): (UIView?, CGFloat) = (nil, 0)
    var rest = [self]
    while let next = rest.popLast() {
      guard !next.isHidden, next === self || next.alpha > 0 else { continue }
      rest += next.subviews.reversed()
      guard next !== self, let image = next as? UIImageView, image.image != nil else { continue }
      let shown = convert(image.pictureFrame, from: image).intersection(bounds)
      let size = max(shown.width, 0) * max(shown.height, 0)
      if size > area { (found, area) = (image, size) }
    }
    return found
  }

  /// The part of the view in which its picture shows, in points of the view: all of it, except for
  /// an image view that fits the picture into its bounds.
  fileprivate var pictureFrame: CGRect {
    guard let view = self as? UIImageView, view.contentMode == .scaleAspectFit,
      let size = view.image?.size, size.width > 0, size.height > 0
    else { return bounds }
    let scale = min(bounds.width / size.width, bounds.height / size.height)
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }
}

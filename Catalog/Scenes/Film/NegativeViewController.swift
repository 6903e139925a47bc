import Foundation
import Transitioning

/// One picture of a film, whole, on black.
final class NegativeViewController: FurnishedScreenController {
  /// The view that shows the picture.
  let picture: PictureView

  private let number: TextLabel
  private let (heading, exposure): (TextLabel, TextLabel)
  private lazy var close = IconButton(.close, "Close", tint: \.white) { [unowned self] in
    dismiss(animated: true)
  }
  private let (heart, share) = (
    IconButton(.heart, "Like", tint: \.white), IconButton(.share, "Share", tint: \.white)
  )

  init(_ number: Int) {
    let negative = Negative.all[number]
    picture = PictureView(negative.picture)
    self.number = TextLabel("\(number + 1) of \(Negative.all.count)", .small, \.white)
    heading = TextLabel(negative.title, .title, \.white)
    exposure = TextLabel(negative.exposure, .small, \.white)
    super.init()
    statusBarChange = StyleChange(in: 0.25...0.35, andBackIn: 0.4...0.5)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override var preferredHomeIndicatorStyle: UIStatusBarStyle { .lightContent }

  override var ground: Palette.Role? { \.ink }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "negative"
    exposure.alpha = 0.7
    for part in [picture, close, number, heart, share, heading, exposure] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let (size, insets) = (root.bounds.size, root.safeAreaInsets)
    let top = insets.top + 4
    close.frame = root.frame(leading: 4, top: top, width: 48, height: 48)
    root.put(number, middle: top + 14, margin: 64)
    let foot = size.height - insets.bottom - 72
    root.put(heading, leading: 20, top: foot, trailing: 120)
    root.put(exposure, leading: 20, top: heading.frame.maxY + 2, trailing: 120)
    for (index, button) in [heart, share].enumerated() {
      button.frame = root.frame(
        leading: size.width - 104 + CGFloat(index) * 48, top: foot + 2, width: 48, height: 48)
    }
    let room = CGSize(width: size.width, height: foot - top - 48 - 24)
    let side = min(room.width, room.height)
    picture.frame = CGRect(
      x: (size.width - side) / 2, y: top + 48 + (room.height - side) / 2, width: side,
      height: side)
  }
}

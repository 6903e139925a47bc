import Foundation
import HeadlessControllers
import HeadlessStage
import HeadlessViews
import Expectations

/// The sizes are UIKit's: an empty `UIButton` fits 30 × 34, and adds 12 points to a title's height.
@MainActor
@Suite("Button")
struct ButtonTests {
  private let picture = UIImage(
    named: "send", size: CGSize(width: 24, height: 16), topLeft: .blue, bottomRight: .white)
  private let other = UIImage(
    named: "sent", size: CGSize(width: 24, height: 16), topLeft: .green, bottomRight: .white)

  @Test("is 30 × 34 at least, and 12 points higher than its title, unless it has content insets")
  func titled() {
    let button = UIButton(type: .system)
    var sizes = [UIButton().sizeThatFits(.zero), UIButton().intrinsicContentSize]
    for title in ["", "i", "Send all of it"] {
      button.setTitle(title, for: .normal)
      sizes.append(button.sizeThatFits(.zero))
    }
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    sizes.append(button.sizeThatFits(.zero))
    let (text, words) = (TextContent("i").size, TextContent("Send all of it").size)
    let least = CGSize(width: 30, height: 34)
    expectEqual(
      sizes,
      [
        least, least, least, CGSize(width: 30, height: text.height + 12),
        CGSize(width: words.width, height: words.height + 12),
        CGSize(width: words.width + 6, height: words.height + 4),
      ])
  }

  @Test("moves its title and its image by half of their insets, without another size")
  func insets() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    button.semanticContentAttribute = .forceLeftToRight
    button.setImage(picture, for: .normal)
    button.setTitle("Send", for: .normal)
    button.layoutIfNeeded()
    let (title, image) = (try #require(button.titleLabel), try #require(button.imageView))
    let former = (title.frame, image.frame)
    button.titleEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: 0, right: -8)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 6, right: 20)
    let size = button.sizeThatFits(.zero)
    button.layoutIfNeeded()
    expectEqual(title.frame, former.0.offsetBy(dx: 8, dy: 2))
    expectEqual(image.frame, former.1.offsetBy(dx: -10, dy: -3))
    expectEqual(button.sizeThatFits(.zero), size)
  }

  @Test("is as large as its image, and has the image beside the title")
  func image() throws {
    let button = UIButton()
    // On no stage, a view has the traits of the stage that ran last, which may be one of another
    // test.
    button.semanticContentAttribute = .forceLeftToRight
    button.setImage(picture, for: .normal)
    expectEqual(button.sizeThatFits(.zero), picture.size)
    button.setTitle("Send", for: .normal)
    let words = TextContent("Send").size
    button.sizeToFit()
    expectEqual(button.bounds.size, CGSize(width: 24 + words.width, height: words.height + 12))
    button.layoutIfNeeded()
    let view = try #require(button.imageView)
    expectEqual(view.frame, CGRect(x: 0, y: button.bounds.midY - 8, width: 24, height: 16))
    expectEqual(button.titleLabel?.frame.minX, 24)
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    expectNear(view.frame.maxX, button.bounds.maxX, within: 1e-9)
    expectEqual(button.titleLabel?.frame.minX, 0)
    // The image shrinks to the available size.
    let small = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 12))
    small.setImage(picture, for: .normal)
    small.layoutIfNeeded()
    expectEqual(small.imageView?.frame, CGRect(x: 0, y: 0, width: 10, height: 12))
  }

  @Test("shows the image of its state, and none when that image is removed")
  func states() throws {
    let button = UIButton()
    let view = try #require(button.imageView)
    expectTrue(view.superview == nil)
    var images = [view.image, button.currentImage]
    button.setImage(picture, for: .normal)
    button.setImage(other, for: .selected)
    images += [view.image, button.image(for: .highlighted)]
    button.isSelected = true
    images += [view.image, button.currentImage]
    button.isSelected = false
    button.setImage(nil, for: .normal)
    images += [view.image, button.currentImage]
    expectEqual(images, [nil, nil, picture, picture, other, other, nil, nil])
  }
}

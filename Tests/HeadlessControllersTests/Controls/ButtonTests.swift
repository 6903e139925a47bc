import Foundation
import HeadlessControllers
import HeadlessStage
import HeadlessViews
import Testing

/// The sizes are UIKit's: an empty `UIButton` fits 30 × 34, and adds 12 points to a title's height.
@MainActor
@Suite("Button")
struct ButtonTests {
  private let picture = UIImage(
    named: "send", size: CGSize(width: 24, height: 16), topLeft: .blue, bottomRight: .white)
  private let other = UIImage(
    named: "sent", size: CGSize(width: 24, height: 16), topLeft: .green, bottomRight: .white)

  @Test("is 30 × 34 without a title and an image")
  func empty() {
    let button = UIButton()
    #expect(button.sizeThatFits(.zero) == CGSize(width: 30, height: 34))
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
    button.setTitle("", for: .normal)
    #expect(button.sizeThatFits(.zero) == CGSize(width: 30, height: 34))
  }

  @Test(
    "is 12 points higher than its title and at least 30 wide, unless it has content insets")
  func titled() {
    let button = UIButton(type: .system)
    button.setTitle("i", for: .normal)
    let text = TextContent("i").size
    #expect(button.sizeThatFits(.zero) == CGSize(width: 30, height: text.height + 12))
    button.setTitle("Send all of it", for: .normal)
    let words = TextContent("Send all of it").size
    #expect(button.sizeThatFits(.zero) == CGSize(width: words.width, height: words.height + 12))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      button.sizeThatFits(.zero) == CGSize(width: words.width + 6, height: words.height + 4))
  }

  @Test("is as large as its image, and has the image beside the title")
  func image() throws {
    let button = UIButton()
    // On no stage, a view has the traits of the stage that ran last, which may be one of another
    // test.
    button.semanticContentAttribute = .forceLeftToRight
    button.setImage(picture, for: .normal)
    #expect(button.sizeThatFits(.zero) == picture.size)
    button.setTitle("Send", for: .normal)
    let words = TextContent("Send").size
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 24 + words.width, height: words.height + 12))
    button.layoutIfNeeded()
    let view = try #require(button.imageView)
    #expect(view.frame == CGRect(x: 0, y: button.bounds.midY - 8, width: 24, height: 16))
    #expect(button.titleLabel?.frame.minX == 24)
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(abs(view.frame.maxX - button.bounds.maxX) < 1e-9)
    #expect(button.titleLabel?.frame.minX == 0)
  }

  @Test("shows the image of its state, and none when that image is removed")
  func states() throws {
    let button = UIButton()
    let view = try #require(button.imageView)
    #expect(view.superview == nil)
    #expect(button.currentImage == nil)
    button.setImage(picture, for: .normal)
    button.setImage(other, for: .selected)
    #expect(view.image == picture)
    #expect(button.image(for: .highlighted) == picture)
    button.isSelected = true
    #expect(view.image == other)
    #expect(button.currentImage == other)
    button.isSelected = false
    button.setImage(nil, for: .normal)
    #expect(view.image == nil)
    #expect(button.currentImage == nil)
  }

  @Test("shrinks its image to the available size")
  func small() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 12))
    button.setImage(picture, for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 10, height: 12))
  }
}

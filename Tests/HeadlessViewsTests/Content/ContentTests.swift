import Foundation
import HeadlessViews
import Expectations

@MainActor
@Suite("The contents of a view")
struct ContentTests {
  @Test("has the size of its characters and lines when it is text")
  func text() {
    // Widths in 2048ths of an em, from the advance widths of Liberation Sans.
    let sizes = [
      TextContent("Hello", fontSize: 10), TextContent("a\nbcd\n", fontSize: 10),
      TextContent("Hello", fontSize: 10, isBold: true), TextContent("", fontSize: 10),
    ].map(\.size)
    expectEqual(sizes.map { $0.width * 2048 }, [46670, 33020, 50070, 0])
    expectEqual(sizes.map(\.height), [12, 36, 12, 12])
    expectEqual(TextContent("👩‍👩‍👧‍👦é", fontSize: 2048).size.width, 3187)
  }

  @Test("fits a label to its text, and an image view to its picture")
  func label() {
    let label = UILabel(text: "Hello", fontSize: 10)
    expectEqual(label.frame, CGRect(x: 0, y: 0, width: 46670.0 / 2048, height: 12))
    expectEqual(label.layer.contents, .text(TextContent("Hello", fontSize: 10)))
    expectTrue(!label.isUserInteractionEnabled)
    expectEqual(UILabel(frame: .zero).text, "")
    label.text = nil
    label.textColor = .red
    label.textAlignment = .right
    expectEqual(label.content, TextContent("", fontSize: 10, color: .red, alignment: .right))
    let image = UIImage(
      named: "beach", size: CGSize(width: 30, height: 20), topLeft: .blue, bottomRight: .yellow)
    let view = UIImageView(image: image)
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 30, height: 20))
    expectEqual(view.image, image)
    expectEqual(view.layer.contents, .image(image))
    expectTrue(!view.isUserInteractionEnabled)
    expectEqual(UIImageView(image: nil).frame, .zero)
    view.image = nil
    expectTrue(view.layer.contents == nil)
    expectEqual(view.sizeThatFits(.zero), .zero)
  }

  @Test("is in sRGB when it is a colour")
  func color() {
    expectEqual(
      [0xFF8000, 0xFFFFFF, 0, 0x12FF0000].map { UIColor(hex: $0) },
      [
        UIColor(red: 1, green: 128 / 255, blue: 0), .white, .black, .red,
      ])
    expectEqual(UIColor.white.withAlphaComponent(0.5), UIColor(white: 1, alpha: 0.5))
    expectEqual(UIColor.clear.alpha, 0)
    expectEqual(UIColor(cgColor: UIColor.red.cgColor), .red)
  }

  @Test("has a layer of the class that the view names")
  func layerClass() {
    final class Special: CALayer {}
    final class Showing: UIView {
      override class var layerClass: AnyClass { Special.self }
    }
    expectTrue(Showing().layer is Special && type(of: UIView().layer) == CALayer.self)
  }

  @Test("is as wide as its longest line, and as high as all lines, in any text")
  func textSize() {
    for text in ["", "plain", "Grüße", "e\u{301}", "👩‍👩‍👧", "two\nlines", "\n", "a\r\nb", "a\tb", "…"] {
      let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
      let widths = lines.map { line in
        line.map { TextContent(String($0), fontSize: 2048).size.width }.reduce(0, +)
      }
      let size = TextContent(text, fontSize: 2048).size
      expectEqual(size.width, widths.max())
      expectEqual(size.height, CGFloat(lines.count) * 1.2 * 2048)
    }
  }

  @Test(
    "has a size without an error for any font size",
    arguments: [0, -3, .nan, .infinity, 1e308] as [CGFloat])
  func fontSizes(size: CGFloat) {
    for text in ["plain", "Grüße\n", ""] {
      let height = TextContent(text, fontSize: size).size.height
      let lines: CGFloat = text.hasSuffix("\n") ? 2 : 1
      expectTrue(height == lines * 1.2 * size || !(size.isFinite && size < 1e300))
    }
  }
}

import Foundation
import HeadlessViews
import Testing

@MainActor
@Suite("The contents of a view")
struct ContentTests {
  @Test("has the size of its characters and lines when it is text")
  func text() {
    let one = TextContent("Hello", fontSize: 10)
    #expect(one.size == CGSize(width: 27.5, height: 12))
    #expect(TextContent("a\nbcd\n", fontSize: 10).size == CGSize(width: 16.5, height: 36))
    #expect(TextContent("", fontSize: 10).size == CGSize(width: 0, height: 12))
    #expect(TextContent("👩‍👩‍👧‍👦é", fontSize: 10).size.width == 11)
  }

  @Test("fits a label to its text")
  func label() {
    let label = Label(text: "Hello", fontSize: 10)
    #expect(label.frame == CGRect(x: 0, y: 0, width: 27.5, height: 12))
    #expect(label.layer.contents == .text(TextContent("Hello", fontSize: 10)))
    #expect(!label.isUserInteractionEnabled)
    label.text = nil
    label.textColor = .red
    label.textAlignment = .right
    #expect(label.content == TextContent("", fontSize: 10, color: .red, alignment: .right))
    #expect(Label(frame: .zero).text == "")
  }

  @Test("fits an image view to its picture")
  func image() {
    let image = Image(
      named: "beach", size: CGSize(width: 30, height: 20), topLeft: .blue, bottomRight: .yellow)
    let view = ImageView(image: image)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(view.image == image)
    #expect(view.layer.contents == .image(image))
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(view.layer.contents == nil)
    #expect(view.sizeThatFits(.zero) == .zero)
    #expect(ImageView(image: nil).frame == .zero)
  }

  @Test("is in sRGB when it is a colour")
  func color() {
    #expect(Color(hex: 0xFF8000) == Color(red: 1, green: 128 / 255, blue: 0))
    #expect(Color(hex: 0xFFFFFF) == .white)
    #expect(Color(hex: 0) == .black)
    #expect(Color(hex: 0x12FF0000) == .red)
    #expect(Color.white.withAlphaComponent(0.5) == Color(white: 1, alpha: 0.5))
    #expect(Color.clear.alpha == 0)
  }

  @Test("has a layer of the class that the view names")
  func layerClass() {
    final class Special: Layer {}
    final class Showing: View {
      override class var layerClass: AnyClass { Special.self }
    }
    #expect(Showing().layer is Special)
    #expect(type(of: View().layer) == Layer.self)
  }

  @Test("counts characters and lines, not bytes, in any text")
  func textSize() {
    for text in ["", "plain", "Grüße", "e\u{301}", "👩‍👩‍👧", "two\nlines", "\n", "a\r\nb", "a\tb", "…"] {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let size = TextContent(text, fontSize: 20).size
      #expect(size.width == CGFloat(lines.map(\.count).max() ?? 0) * 0.55 * 20)
      #expect(size.height == CGFloat(lines.count) * 1.2 * 20)
    }
  }
}

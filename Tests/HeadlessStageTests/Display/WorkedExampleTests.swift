import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor
@Suite("The worked example of a renderer")
struct WorkedExampleTests {
  @Test("draws groups and clips")
  func draws() throws {
    let scene = Scene()
    scene.window.backgroundColor = .white
    let card = scene.view
    (card.backgroundColor, card.alpha, card.clipsToBounds) = (.red, 0.5, true)
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    inner.backgroundColor = .blue
    card.addSubview(inner)
    let list = scene.stage.displayList()
    let svg = SVGRenderer().draw(list)
    // There is one group for the card and its contents, and one element for each of three
    // rectangles.
    let parts = [
      "<g opacity='0.5'>", "fill='rgb(", "fill='rgb(0.0% 0.0% 100.0%)'", "<clipPath id='clip0'>",
    ]
    expectEqual(parts.map { svg.components(separatedBy: $0).count - 1 }, [1, 3, 1, 1])
    expectContains(svg, " clip-path='url(#clip0)'")
    expectTrue(XMLParser(data: Data(svg.utf8)).parse())
  }

  @Test("is on its page unchanged, and is no longer than the page says")
  func page() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let source = try String(
      contentsOf: here.appending(path: "WorkedExample.swift"), encoding: .utf8)
    let page = try String(
      contentsOf: here.appending(
        path: "../../../Sources/HeadlessStage/HeadlessStage.docc/DrawingADisplayList.md"),
      encoding: .utf8)
    expectContains(page, "```swift\n\(source)```")
    expectAtMost(source.split(separator: "\n", omittingEmptySubsequences: false).count, 41)
  }
}

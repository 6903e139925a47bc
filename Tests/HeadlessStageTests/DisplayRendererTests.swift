import Foundation
import HeadlessStage
import HeadlessViews
import Testing

/// A renderer as someone might write one: plane layers as SVG, with what fades and what cuts.
private struct SketchRenderer {
  func lines(_ list: DisplayList) -> [String] {
    var lines = ["<svg viewBox='0 0 \(list.size.width) \(list.size.height)'>"]
    for (index, clip) in list.clips.enumerated() {
      let shape = rect(clip.transform, clip.size, clip.cornerRadius)
      lines.append("<clipPath id='c\(index)'\(cut(clip.parent))>\(shape)</clipPath>")
    }
    for step in list.steps() {
      switch step {
      case .begin(let group): lines.append("<g opacity='\(group.opacity)'>")
      case .paint(let item):
        let shape = rect(item.transform, item.size, item.cornerRadius, paint(item))
        lines.append("<g\(cut(item.clip)) opacity='\(item.opacity)'>\(shape)</g>")
      case .end: lines.append("</g>")
      }
    }
    return lines + ["</svg>"]
  }

  private func cut(_ clip: Int?) -> String { clip.map { " clip-path='url(#c\($0))'" } ?? "" }

  private func paint(_ item: DisplayItem) -> String {
    let fill = item.fill.map { " fill='\(hex($0))'" } ?? " fill='none'"
    guard let border = item.border else { return fill }
    return fill + " stroke='\(hex(border.color))' stroke-width='\(border.width)'"
  }

  private func rect(
    _ map: Transform3D, _ size: CGSize, _ radius: CGFloat, _ paint: String = ""
  ) -> String {
    let matrix = [map.m11, map.m12, map.m21, map.m22, map.m41, map.m42].map { "\($0)" }
    return "<rect width='\(size.width)' height='\(size.height)' rx='\(radius)'\(paint)"
      + " transform='matrix(\(matrix.joined(separator: " ")))'/>"
  }

  private func hex(_ color: Color) -> String {
    let channels = [color.red, color.green, color.blue].map { Int($0 * 255) }
    return "#" + channels.map { String(format: "%02X", $0) }.joined()
  }
}

@MainActor
@Suite("A renderer in forty lines")
struct DisplayRendererTests {
  @Test("draws what fades as one, what cuts, and borders, from a display list alone")
  func sketch() {
    let scene = Scene()
    let page = View(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    page.backgroundColor = .red
    page.alpha = 0.5
    page.clipsToBounds = true
    page.layer.cornerRadius = 8
    page.layer.borderWidth = 2
    let card = View(frame: CGRect(x: 5, y: 5, width: 200, height: 10))
    card.backgroundColor = .blue
    page.addSubview(card)
    scene.window.addSubview(page)
    #expect(
      SketchRenderer().lines(scene.stage.displayList()) == [
        "<svg viewBox='0 0 400.0 800.0'>",
        "<clipPath id='c0'><rect width='100.0' height='50.0' rx='8.0'"
          + " transform='matrix(1.0 0.0 0.0 1.0 10.0 20.0)'/></clipPath>",
        "<g opacity='0.5'>",
        "<g opacity='1.0'><rect width='100.0' height='50.0' rx='8.0' fill='#FF0000'"
          + " transform='matrix(1.0 0.0 0.0 1.0 10.0 20.0)'/></g>",
        "<g clip-path='url(#c0)' opacity='1.0'><rect width='200.0' height='10.0' rx='0.0'"
          + " fill='#0000FF' transform='matrix(1.0 0.0 0.0 1.0 15.0 25.0)'/></g>",
        "<g opacity='1.0'><rect width='100.0' height='50.0' rx='8.0' fill='none'"
          + " stroke='#000000' stroke-width='2.0'"
          + " transform='matrix(1.0 0.0 0.0 1.0 10.0 20.0)'/></g>",
        "</g>",
        "</svg>",
      ])
  }
}

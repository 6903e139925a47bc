import Foundation
import HeadlessStage
import HeadlessViews

struct SVGRenderer {
  func draw(_ list: DisplayList) -> String {
    var svg = "<svg xmlns='http://www.w3.org/2000/svg'"
    svg += " width='\(list.size.width)' height='\(list.size.height)'>\n"
    // A parent stands before what is in it, so one pass prepares the clips.
    for (index, clip) in list.clips.enumerated() {
      let shape = rectangle(clip.transform, clip.size, clip.cornerRadius, "")
      svg += "<clipPath id='clip\(index)'\(cut(clip.parent))>\(shape)</clipPath>\n"
    }
    // The steps say when a sheet is begun, painted on, and laid on what is behind it.
    for step in list.steps() {
      switch step {
      case .begin(let group):
        svg += "<g opacity='\(group.opacity)'>\n"
      case .paint(let item):
        guard let fill = item.fill else { continue }
        let channels = [fill.red, fill.green, fill.blue].map { "\($0 * 100)%" }
        let paint = "fill='rgb(\(channels.joined(separator: " ")))' fill-opacity='\(fill.alpha)'"
        let shape = rectangle(item.transform, item.size, item.cornerRadius, paint)
        svg += "<g opacity='\(item.opacity)'\(cut(item.clip))>\(shape)</g>\n"
      case .end:
        svg += "</g>\n"
      }
    }
    return svg + "</svg>\n"
  }

  /// A rounded rectangle from its own space to the screen; for a perspective, project its outline.
  func rectangle(_ m: CATransform3D, _ size: CGSize, _ radius: CGFloat, _ paint: String) -> String {
    "<rect width='\(size.width)' height='\(size.height)' rx='\(radius)' \(paint) transform="
      + "'matrix(\(m.m11) \(m.m12) \(m.m21) \(m.m22) \(m.m41) \(m.m42))'/>"
  }

  func cut(_ clip: Int?) -> String { clip.map { " clip-path='url(#clip\($0))'" } ?? "" }
}

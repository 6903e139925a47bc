import Foundation
import HeadlessStage
import HeadlessViews

/// A short renderer: plane layers as SVG, with groups, masks and clips, but without shadows.
struct SketchRenderer {
  func lines(_ list: DisplayList) -> [String] {
    var lines = ["<svg viewBox='0 0 \(list.size.width) \(list.size.height)'>"]
    for (index, clip) in list.clips.enumerated() {
      let shape = rect(clip.transform, clip.size, clip.cornerRadius)
      lines.append("<clipPath id='c\(index)'\(cut(clip.parent))>\(shape)</clipPath>")
    }
    // A mask is written before the group that it masks, although it is last in that group.
    var open: [Int] = []
    var masks = 0
    for step in list.steps() {
      switch step {
      case .begin(let group):
        open.append(lines.count)
        lines.append("<g opacity='\(group.opacity)'>")
      case .paint(let item):
        lines.append(
          "<g\(cut(item.clip)) opacity='\(item.opacity)'>\(paint(item, lines.count))</g>")
      case .end(let group):
        lines.append("</g>")
        let start = open.removeLast()
        guard group.blend == .mask, let masked = open.popLast() else { continue }
        let mask = ["<mask id='m\(masks)' mask-type='alpha'>"] + lines[start...] + ["</mask>"]
        lines.removeSubrange(start...)
        lines[masked] = "<g mask='url(#m\(masks))'" + lines[masked].dropFirst(2)
        lines.insert(contentsOf: mask, at: masked)
        open.append(masked + mask.count)
        masks += 1
      }
    }
    return lines + ["</svg>"]
  }

  private func cut(_ clip: Int?) -> String { clip.map { " clip-path='url(#c\($0))'" } ?? "" }

  private func paint(_ item: DisplayItem, _ number: Int) -> String {
    var fill = item.fill.map { " fill='\(hex($0))'" } ?? " fill='none'"
    if let border = item.border {
      fill += " stroke='\(hex(border.color))' stroke-width='\(border.width)'"
    }
    let background = rect(item.transform, item.size, item.cornerRadius, fill)
    switch item.contents {
    case .shape(let shape):
      return (item.fill == nil ? "" : background) + self.shape(shape, item.transform)
    case .gradient(let gradient):
      let id = "g\(number)"
      let paint = " fill='url(#\(id))'"
      return self.gradient(gradient, id)
        + rect(item.transform, item.size, item.cornerRadius, paint)
    case .image, .text, nil:
      return background
    }
  }

  private func shape(_ shape: ShapeContent, _ map: CATransform3D) -> String {
    var parts: [String] = []
    if let color = shape.fillColor, let path = shape.path {
      let rule = shape.fillRule == .evenOdd ? " fill-rule='evenodd'" : ""
      parts.append("<path fill='\(hex(color))'\(rule) d='\(data(path))'\(matrix(map))/>")
    }
    if let color = shape.strokeColor {
      parts.append(
        "<path fill='none' stroke='\(hex(color))' stroke-width='\(shape.lineWidth)'"
          + " stroke-linecap='\(shape.lineCap.rawValue)'"
          + " d='\(data(shape.strokedPath))'\(matrix(map))/>")
    }
    return parts.joined()
  }

  private func gradient(_ gradient: GradientContent, _ id: String) -> String {
    let stops = gradient.stops.map {
      "<stop offset='\($0.location)' stop-color='\(hex($0.color))'"
        + " stop-opacity='\($0.color.alpha)'/>"
    }
    let (start, end) = (gradient.startPoint, gradient.endPoint)
    return "<linearGradient id='\(id)' x1='\(start.x)' y1='\(start.y)' x2='\(end.x)'"
      + " y2='\(end.y)'>"
      + stops.joined() + "</linearGradient>"
  }

  private func data(_ path: CGPath) -> String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(rounded($0.x)) \(rounded($0.y))" }.joined(separator: " ")
    }
    var data: [String] = []
    for part in path.parts {
      if let first = part.first { data.append("M\(text(first.point(at: 0)))") }
      for segment in part {
        switch segment {
        case .line(_, let to): data.append("L\(text(to))")
        case .quadCurve(_, let to, let control): data.append("Q\(text(control, to))")
        case .curve(_, let to, let control1, let control2):
          data.append("C\(text(control1, control2, to))")
        case .arc(_, let radii, _, let delta):
          // The arc has two halves, because SVG has no arc that ends where it began.
          data += [0.5, 1].map {
            "A\(radii.width) \(radii.height) 0 0 \(delta > 0 ? 1 : 0) "
              + text(segment.point(at: $0))
          }
        }
      }
    }
    return data.joined(separator: " ")
  }

  private func rounded(_ number: CGFloat) -> CGFloat { (number * 1000).rounded() / 1000 + 0 }

  private func rect(
    _ map: CATransform3D, _ size: CGSize, _ radius: CGFloat, _ paint: String = ""
  ) -> String {
    "<rect width='\(size.width)' height='\(size.height)' rx='\(radius)'\(paint)\(matrix(map))/>"
  }

  private func matrix(_ map: CATransform3D) -> String {
    let numbers = [map.m11, map.m12, map.m21, map.m22, map.m41, map.m42].map { "\($0)" }
    return " transform='matrix(\(numbers.joined(separator: " ")))'"
  }

  private func hex(_ color: UIColor) -> String {
    let channels = [color.red, color.green, color.blue].map { Int($0 * 255) }
    return "#" + channels.map { String(format: "%02X", $0) }.joined()
  }
}

import TransitionPictures
import Transitioning

/// A recording of extreme values: each would be a caller's mistake, and none may break a page.
enum OddRecording {
  private static let size = CGSize(width: 300, height: 400)
  private static let name = "</script><img src=x onerror=alert(1)> \"'&\u{2028}\u{202E}😀\\"

  /// Two frames, half a second apart, between which some items rotate in perspective.
  static var recording: Recording {
    let frames = [list(at: 0, 0), list(at: 0.5, 1)]
    return Recording(
      size: size, frameRate: 2, startTime: 0, endTime: 0.5, frames: frames, events: [],
      settled: .success(0.5))
  }

  private static func list(at time: Double, _ part: CGFloat) -> DisplayList {
    var perspective = CATransform3D.identity
    perspective.m34 = -1 / 200
    let turned = CATransform3D(rotationAngle: 1.2 * part, x: 0, y: 1, z: 0)
      .concatenating(perspective).concatenating(CATransform3D(translationX: 150, y: 100))
    let edge = CATransform3D(rotationAngle: .pi / 2, x: 0, y: 1, z: 0)
    let collapsed = CATransform3D(scaleX: 0, y: 0)
    let clips = [
      DisplayClip(
        layer: 20, transform: turned, size: CGSize(width: 120, height: 120), cornerRadius: 999,
        maskedCorners: [.topLeft]),
      DisplayClip(
        layer: 21, transform: collapsed, size: CGSize(width: 90, height: 90), parent: 0),
    ]
    let groups = [
      DisplayGroup(layer: 30, opacity: 0.5), DisplayGroup(layer: 31, opacity: 0.4, parent: 0),
    ]
    return DisplayList(
      time: time, size: size, groups: groups, clips: clips,
      items: places(turned, edge, collapsed) + contents(part))
  }

  /// Items at extreme positions.
  private static func places(
    _ turned: CATransform3D, _ edge: CATransform3D, _ collapsed: CATransform3D
  ) -> [DisplayItem] {
    let box = CGSize(width: 80.3, height: 60.7)
    var nowhere = CATransform3D.identity
    nowhere.m11 = .nan
    var behind = CATransform3D(translationX: 0, y: 0, z: 400)
    behind.m44 = -1
    return [
      DisplayItem(
        layer: 1, name: name, transform: turned, size: box, opacity: 0.5, group: 0, clip: 0,
        fill: .red, cornerRadius: 1e9, border: DisplayBorder(width: 1e9, color: .black)),
      DisplayItem(
        layer: 2, name: name, transform: edge, size: box, group: 1, clip: 0, fill: .blue),
      DisplayItem(layer: 3, name: name, transform: collapsed, size: box, fill: .blue),
      DisplayItem(layer: 4, name: name, size: box, clip: 1, fill: .blue),
      DisplayItem(layer: 5, name: name, transform: nowhere, size: box, fill: .blue),
      DisplayItem(layer: 6, name: name, transform: behind, size: box, fill: .blue),
      DisplayItem(
        layer: 7, name: name, size: .zero, fill: .blue,
        shadow: DisplayShadow(
          color: .black, radius: 500,
          path: CGPath(ellipseIn: CGRect(x: 9, y: 9, width: 9, height: 9))
        )),
    ]
  }

  /// Items with extreme contents.
  private static func contents(_ part: CGFloat) -> [DisplayItem] {
    var gradients = CAGradientLayerType.allCases.map { type in
      var gradient = GradientContent()
      gradient.type = type
      gradient.colors = [.red, UIColor(red: 2, green: -1, blue: .nan), .blue]
      gradient.locations = [0.5, 0.2, 7]
      return gradient
    }
    var flat = GradientContent()
    flat.colors = [.green]
    flat.endPoint = flat.startPoint
    gradients.append(flat)
    var shape = ShapeContent()
    shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 0))
    shape.strokeColor = .black
    shape.lineDashPattern = [0, 0]
    shape.miterLimit = -4
    let texts = ["", "  \n\n", name].map { LayerContents.text(TextContent($0)) }
    let all = texts + gradients.map(LayerContents.gradient) + [.shape(shape)]
    return all.enumerated().map { index, contents in
      let (row, column) = index.quotientAndRemainder(dividingBy: 3)
      return DisplayItem(
        layer: 40 + index, name: name,
        transform: CATransform3D(
          translationX: CGFloat(column) * 95 + 10 * part, y: 180 + CGFloat(row) * 70),
        size: CGSize(width: 90, height: 60), contents: contents)
    }
  }
}

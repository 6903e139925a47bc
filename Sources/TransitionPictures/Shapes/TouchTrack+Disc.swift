import Foundation
import HeadlessStage
import HeadlessViews

extension TouchTrack {
  /// The disc that shows the finger at an instant: grey, with a light and a dark rim, so that it is
  /// seen on any ground; no items while the finger is not down.
  func disc(at time: TimeInterval) -> [DisplayItem] {
    guard let location = location(at: time) else { return [] }
    func circle(_ radius: CGFloat, fill: UIColor?, _ border: DisplayBorder) -> DisplayItem {
      DisplayItem(
        layer: 0, name: "finger",
        transform: CATransform3D(
          translationX: location.x - radius, y: location.y - radius, z: 0),
        size: CGSize(width: 2 * radius, height: 2 * radius), fill: fill, cornerRadius: radius,
        border: border)
    }
    return [
      circle(
        24, fill: nil, DisplayBorder(width: 1, color: UIColor(white: 0, alpha: 0.4))),
      circle(
        23, fill: UIColor(red: 0.49, green: 0.49, blue: 0.53, alpha: 0.45),
        DisplayBorder(width: 2, color: UIColor(white: 1, alpha: 0.9))),
    ]
  }
}

extension DisplayList {
  /// The list with the discs of some fingers above everything else.
  func touched(by touches: [TouchTrack]) -> DisplayList {
    let discs = touches.flatMap { $0.disc(at: time) }
    guard !discs.isEmpty else { return self }
    return DisplayList(
      time: time, size: size, groups: groups, clips: clips, items: items + discs)
  }
}

import Foundation
import Transitioning

/// The departures from a stop, on a sheet: the next two in its lower half, and all of them higher
/// up.
final class TramStopViewController: SceneController {
  /// The height of the sheet that shows the next two departures, in points.
  static let height: CGFloat = 208

  /// The height of the head, which does not scroll, in points.
  private static let headHeight: CGFloat = 100

  private let grabber = Surface(\.onSurfaceVariant, corner: 2)
  private let name = TextLabel("", .title)
  private let note = TextLabel("", .small, \.onSurfaceVariant)
  private let line = Surface(\.outlineVariant)
  private let list = UIScrollView(frame: .zero)
  private var rows: [TramRow] = []
  private var stop: TramStop

  init(_ stop: TramStop) {
    self.stop = stop
    super.init()
  }

  override func loadView() {
    view = Surface(\.overlay, corner: 28, elevation: .floating)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "stop"
    list.accessibilityIdentifier = "departures"
    grabber.alpha = 0.4
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    for part in [list, grabber, name, note, line] { view.addSubview(part) }
    show(stop)
  }

  /// Shows another stop.
  func show(_ stop: TramStop) {
    self.stop = stop
    name.text = stop.name
    note.text = stop.note
    for row in rows { row.removeFromSuperview() }
    rows = stop.departures.map(TramRow.init)
    for row in rows { list.addSubview(row) }
    list.contentOffset = .zero
    view.setNeedsLayout()
  }

  override func layOut(_ root: UIView) {
    let (width, margin) = (root.bounds.width, root.margin())
    grabber.frame = CGRect(x: root.bounds.midX - 16, y: 12, width: 32, height: 4)
    let top = root.put(name, leading: margin + 4, top: 28, trailing: margin)
    root.put(note, leading: margin + 4, top: top + 2, trailing: margin)
    line.frame = CGRect(x: 0, y: Self.headHeight - 0.5, width: width, height: 0.5)
    list.frame = CGRect(
      x: 0, y: Self.headHeight, width: width, height: max(0, root.bounds.height - Self.headHeight))
    list.contentSize = CGSize(width: width, height: CGFloat(rows.count) * TramRow.height)
    list.put(rows, line: TramRow.height)
  }
}

/// A departure: the line on a badge, where it goes, and when.
final class TramRow: Surface {
  static let height: CGFloat = 64

  private let badge: Surface
  private let line: TextLabel
  private let destination: TextLabel
  private let time: TextLabel

  init(_ departure: TramStop.Departure) {
    let accent: KeyPath<Palette, Palette.Accent> =
      switch departure.line {
      case "4": \.ocean
      case "7": \.coral
      default: \.pine
      }
    badge = Surface(accent.appending(path: \.main), corner: 10)
    line = TextLabel(
      departure.line, .subtitle, accent.appending(path: \.onMain), alignment: .center)
    destination = TextLabel(departure.destination, .body)
    time = TextLabel("\(departure.minutes) min", .subtitle)
    super.init(\.overlay)
    accessibilityIdentifier = "departure to \(departure.destination)"
    for part in [badge, line, destination, time] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = margin() + 4
    badge.frame = frame(leading: margin, top: 15, width: 44, height: 34)
    let height = line.sizeThatFits(.zero).height.rounded(.up)
    line.frame = frame(leading: margin, top: 32 - height / 2, width: 44, height: height)
    let room = put(time, trailing: margin, top: 32 - height / 2)
    put(destination, leading: margin + 60, top: 32 - height / 2, trailing: room + 12)
  }
}

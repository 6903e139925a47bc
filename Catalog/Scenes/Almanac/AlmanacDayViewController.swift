import Foundation
import Transitioning
import Transitions

/// A day of a harbour almanac: a picture, the water and the wind, and the entries.
///
/// The next day is pushed from the trailing side; the day before is pulled from the leading side.
final class AlmanacDayViewController: FurnishedScreenController {
  private let number: Int
  private lazy var bar = AppBar(
    "Harbour almanac",
    leading: .init(icon: .back, name: "Day before") { [unowned self] in showDayBefore() },
    trailing: [
      .init(icon: .calendar, name: "Month"),
      .init(icon: .chevron, name: "Next day") { [unowned self] in showNextDay() },
    ])
  private let picture: PictureView
  private let weekday: TextLabel
  private let date: TextLabel
  private let facts: Facts
  private let entries: [AlmanacRow]

  /// - Parameter number: The index of a day in `AlmanacDay.all`.
  init(day number: Int) {
    let day = AlmanacDay.all[number]
    self.number = number
    picture = PictureView(day.picture, corner: 28)
    weekday = TextLabel(day.weekday, .headline)
    date = TextLabel(day.date, .body, \.ocean.main)
    facts = Facts(
      [(.sun, day.sunrise), (.water, day.highWater), (.tree, day.wind)], tint: \.ocean.main)
    entries = day.entries.map { AlmanacRow($0) }
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "day \(AlmanacDay.all[number].weekday)"
    for part in [picture, weekday, date, facts, bar] + entries as [UIView] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let (width, foot) = (root.bounds.width - 32, root.bounds.height - root.safeAreaInsets.bottom)
    bar.place(in: root)
    for (line, row) in entries.enumerated() {
      let top = foot - 16 - CGFloat(entries.count - line) * (AlmanacRow.height + 8)
      row.frame = root.frame(leading: 16, top: top, width: width, height: AlmanacRow.height)
    }
    let end = entries.first?.frame.minY ?? foot
    facts.frame = root.frame(
      leading: 16, top: end - Facts.height - 12, width: width, height: Facts.height)
    root.put(weekday, leading: 16, top: facts.frame.minY - 52)
    root.put(date, trailing: 16, top: facts.frame.minY - 42)
    let top = bar.frame.maxY + 4
    picture.frame = root.frame(
      leading: 16, top: top, width: width, height: weekday.frame.minY - 12 - top)
  }

  /// Pushes the next day, if there is one; otherwise returns this day.
  @discardableResult
  func showNextDay() -> AlmanacDayViewController {
    show(number + 1, by: .push())
  }

  /// Pulls the day before, if there is one; otherwise returns this day.
  @discardableResult
  func showDayBefore() -> AlmanacDayViewController {
    show(number - 1, by: .pull())
  }

  private func show(_ number: Int, by transition: any Transitioning.Transition)
    -> AlmanacDayViewController
  {
    guard AlmanacDay.all.indices.contains(number) else { return self }
    let day = AlmanacDayViewController(day: number)
    day.transitionController.transition = transition
    present(day, animated: true)
    return day
  }
}

/// An entry: its time and its text.
private final class AlmanacRow: Surface {
  static let height: CGFloat = 52

  private let time: TextLabel
  private let text: TextLabel

  init(_ entry: AlmanacDay.Entry) {
    time = TextLabel(entry.time, .body, \.ocean.onContainer)
    text = TextLabel(entry.text, .body, \.ocean.onContainer)
    super.init(\.ocean.container, corner: 16)
    for part in [time, text] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    put(time, leading: 16, top: 14)
    put(text, leading: 76, top: 14)
  }
}

import Foundation
import Transitioning
import Transitions

/// One step of a form: the progress, a question, its answers, and a button to the next step.
final class SetupStepViewController: SceneController {
  private let number: Int
  private lazy var bar = AppBar(
    "Set up",
    leading: .init(icon: number == 0 ? .close : .back, name: "Back") { [unowned self] in
      navigationController?.popViewController(animated: true)
    })
  private let marks: [Surface]
  private let icon: IconView
  private let question: TextLabel
  private let note: TextLabel
  private let answers: [SetupAnswer]
  private lazy var button = PushButton(
    number == SetupStep.all.count - 1 ? "Done" : "Continue", tint: \.ocean.onMain,
    fill: \.ocean.main
  ) { [unowned self] in showNext() }

  init(_ number: Int) {
    self.number = number
    let step = SetupStep.all[number]
    marks = SetupStep.all.indices.map {
      Surface($0 <= number ? \.ocean.main : \.ocean.container, corner: 2)
    }
    icon = IconView(step.icon, \.ocean.main)
    question = TextLabel(step.question, .headline, lines: 2)
    note = TextLabel(step.note, .body, \.onSurfaceVariant, lines: 2)
    answers = step.answers.enumerated().map { SetupAnswer($1, isChosen: $0 == step.chosen) }
    super.init()
    title = step.question
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "step \(number + 1)"
    let parts: [UIView] = [bar, icon, question, note, button]
    for part in parts + marks + answers { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let size = root.bounds.size
    bar.place(in: root)
    // A form stays a column on a wide screen.
    let margin = max(24, (size.width - 520) / 2)
    let width = size.width - 2 * margin
    let mark = (width - 8 * CGFloat(marks.count - 1)) / CGFloat(marks.count)
    root.put(
      marks, in: marks.count, leading: margin, top: bar.frame.maxY + 12,
      size: CGSize(width: mark, height: 4), gap: 8)
    icon.frame = root.frame(leading: margin, top: bar.frame.maxY + 48, width: 56, height: 56)
    var top = root.put(
      question, leading: margin, top: icon.frame.maxY + 20, trailing: margin)
    top = root.put(note, leading: margin, top: top + 8, trailing: margin) + 24
    for each in answers {
      each.frame = CGRect(x: margin, y: top, width: width, height: SetupAnswer.height)
      top += SetupAnswer.height + 12
    }
    button.frame = CGRect(
      x: margin, y: size.height - root.safeAreaInsets.bottom - 16 - PushButton.height, width: width,
      height: PushButton.height)
  }

  /// Pushes the next step, which belongs to this one along x.
  @discardableResult
  func showNext() -> SetupStepViewController? {
    guard number + 1 < SetupStep.all.count else { return nil }
    let next = SetupStepViewController(number + 1)
    next.transitionController.transition = .sharedAxis(.x, source: .flutter)
    navigationController?.pushViewController(next, animated: true)
    return next
  }
}

/// An answer with a round mark at its end.
private final class SetupAnswer: Surface {
  static let height: CGFloat = 56

  private let caption: TextLabel
  private let mark: IconView?
  private let ring = Surface(nil, corner: 12, outline: \.outlineVariant)

  init(_ text: String, isChosen: Bool) {
    caption = TextLabel(
      text, isChosen ? .subtitle : .body, isChosen ? \.ocean.onContainer : \.onSurface)
    mark = isChosen ? IconView(.check, \.ocean.onContainer) : nil
    super.init(isChosen ? \.ocean.container : \.container, corner: 16)
    accessibilityIdentifier = "answer \(text)"
    for part in [caption, mark ?? ring] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    put(
      caption, leading: 20, top: (Self.height - caption.sizeThatFits(.zero).height) / 2,
      trailing: 60)
    (mark ?? ring).frame = frame(leading: bounds.width - 44, top: 16, width: 24, height: 24)
  }
}

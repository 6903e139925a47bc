import Foundation
import Transitioning

/// One step of a form: a question with its answers.
final class SetupStepViewController: SceneController {
  /// Called when the step is about to appear, with the coordinator of a transition to it.
  var onAppearing: ((any UIViewControllerTransitionCoordinator)?) -> Void = { _ in }

  let number: Int
  private let icon: IconView
  private let question: TextLabel
  private let note: TextLabel
  private let answers: [SetupAnswer]

  init(_ number: Int) {
    self.number = number
    let step = SetupStep.all[number]
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
    let parts: [UIView] = [icon, question, note]
    for part in parts + answers { view.addSubview(part) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onAppearing(transitionCoordinator)
  }

  override func layOut(_ root: UIView) {
    let margin = SetupViewController.margin(in: root.bounds.width)
    let width = root.bounds.width - 2 * margin
    let head = root.safeAreaInsets.top + AppBar.height + SetupViewController.marksHeight
    icon.frame = root.frame(leading: margin, top: head + 32, width: 56, height: 56)
    var top = root.put(
      question, leading: margin, top: icon.frame.maxY + 20, trailing: margin)
    top = root.put(note, leading: margin, top: top + 8, trailing: margin) + 24
    for each in answers {
      each.frame = CGRect(x: margin, y: top, width: width, height: SetupAnswer.height)
      top += SetupAnswer.height + 12
    }
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

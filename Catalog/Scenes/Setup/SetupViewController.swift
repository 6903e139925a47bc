import Foundation
import Transitioning
import Transitions

/// A form in steps: what all steps have in common stays where it is, and the steps change behind it
/// on a stack.
final class SetupViewController: SceneController {
  /// The space below the bar that the marks of the progress take, in points.
  static let marksHeight: CGFloat = 16

  private(set) lazy var stack = SceneNavigationController(step(0))

  private let bar = AppBar("Set up", leading: .init(icon: .close, name: "Close"))

  /// The bar of all steps but the first, over the first one's.
  private lazy var backBar = AppBar(
    "Set up",
    leading: .init(icon: .back, name: "Back") { [unowned self] in
      stack.popViewController(animated: true)
    })

  private let marks = SetupStep.all.map { _ in Surface(\.ocean.container, corner: 2) }

  /// The marks of the steps that were reached, over all marks.
  private let reached = SetupStep.all.map { _ in Surface(\.ocean.main, corner: 2) }

  private lazy var button = PushButton(
    "Continue", tint: \.ocean.onMain, fill: \.ocean.main
  ) { [unowned self] in showNext() }

  /// The number of the step that is shown.
  private var number = 0

  /// The coordinator of the transition alongside which the progress changes.
  private weak var coordinator: (any UIViewControllerTransitionCoordinator)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "form"
    addChild(stack)
    let parts: [UIView] = [stack.view, bar, backBar] + marks + reached + [button]
    for part in parts { view.addSubview(part) }
    stack.didMove(toParent: self)
    show(number)
  }

  override func layOut(_ root: UIView) {
    let size = root.bounds.size
    stack.view.frame = root.bounds
    for each in [bar, backBar] { each.place(in: root) }
    let margin = Self.margin(in: size.width)
    let width = size.width - 2 * margin
    let mark = (width - 8 * CGFloat(marks.count - 1)) / CGFloat(marks.count)
    for row in [marks, reached] {
      root.put(
        row, in: marks.count, leading: margin, top: bar.frame.maxY + 12,
        size: CGSize(width: mark, height: 4), gap: 8)
    }
    button.frame = CGRect(
      x: margin, y: size.height - root.safeAreaInsets.bottom - 16 - PushButton.height, width: width,
      height: PushButton.height)
  }

  /// The margin of the form, which stays a column on a wide screen.
  static func margin(in width: CGFloat) -> CGFloat { max(24, (width - 520) / 2) }

  /// Pushes the next step, which belongs to this one along x.
  @discardableResult
  func showNext() -> SetupStepViewController? {
    guard number + 1 < SetupStep.all.count else { return nil }
    let next = step(number + 1)
    next.transitionController.transition = .sharedAxis(.x, source: .flutter)
    stack.pushViewController(next, animated: true)
    return next
  }

  private func step(_ number: Int) -> SetupStepViewController {
    let step = SetupStepViewController(number)
    step.onAppearing = { [unowned self] in change(to: number, with: $0) }
    return step
  }

  /// Shows that a step is reached, alongside the transition to it if there is one.
  private func change(
    to number: Int, with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard let coordinator else { return show(number) }
    // A transition that is cancelled or turned makes both steps appear, and runs the progress back.
    guard self.coordinator == nil else { return }
    self.coordinator = coordinator
    // The bars and marks are not in the container of the stack's transition.
    coordinator.animateAlongsideTransition(
      in: view, animation: { [unowned self] _ in show(number) },
      completion: { [unowned self] _ in
        self.coordinator = nil
        if let step = stack.topViewController as? SetupStepViewController { show(step.number) }
      })
  }

  private func show(_ number: Int) {
    self.number = number
    backBar.alpha = number == 0 ? 0 : 1
    for (index, mark) in reached.enumerated() { mark.alpha = index <= number ? 1 : 0 }
  }
}

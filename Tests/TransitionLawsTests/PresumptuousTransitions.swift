import Foundation
import Transitioning

// Each of these transitions presumes that the app changes nothing meanwhile.

/// Fades a part of the fore view when its helper view is laid out again.
final class LayoutCountingTransition: FaultyFadeTransition {
  private final class Helper: UIView {
    weak var part: UIView?

    override func layoutSubviews() {
      super.layoutSubviews()
      part?.alpha = 0.9
    }
  }

  override func fail(_ context: TransitionContext) {
    let helper = Helper(frame: .zero)
    let part = context.foreView.subviews.last
    context.foreView.addSubview(helper)
    helper.layoutIfNeeded()
    helper.part = part
    context.deferToCompletion { helper.removeFromSuperview() }
  }
}

/// Gives the opened controller the title that it had at the beginning.
final class TitleRestoringTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    let controller = context.foreViewController
    let title = controller.title
    context.deferToCompletion { controller.title = title }
  }
}

/// Takes the last view of the fore view for its own shade, and removes it.
final class LastViewRemovingTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    let view = context.foreView
    view.addSubview(UIView(frame: .zero))
    context.deferToCompletion { view.subviews.last?.removeFromSuperview() }
  }
}

/// Hides a view behind, its source, and gives it back what it had at the beginning.
final class SourceRestoringTransition: FaultyFadeTransition {
  /// What a source had at the beginning.
  struct Memory {
    let transform: CGAffineTransform
    let list: UIView
    let index: Int
  }

  private let restore: @MainActor (Memory, UIView) -> Void

  init(_ restore: @escaping @MainActor (Memory, UIView) -> Void) { self.restore = restore }

  override func fail(_ context: TransitionContext) {
    let list = context.backView
    guard let source = list.subviews.last else { return }
    let memory = Memory(transform: source.transform, list: list, index: list.subviews.count - 1)
    source.isHidden = true
    context.deferToCompletion { [restore] in
      restore(memory, source)
      source.isHidden = false
    }
  }
}

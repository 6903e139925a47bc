import Expectations
import TransitionLaws
import Transitioning
import TransitioningTesting

/// A fade that changes something as it starts, and does not change it back.
private final class MeddlingTransition: Transition {
  private let change: @MainActor (TransitionContext) -> Void

  init(_ change: @escaping @MainActor (TransitionContext) -> Void) { self.change = change }

  func start(with context: TransitionContext) {
    change(context)
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}

/// What a user notices must be as it was, although no picture shows it.
@MainActor
struct LeftoverTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @MainActor @Sendable (TransitionContext) -> Void

    init(_ words: String, _ change: @escaping @MainActor @Sendable (TransitionContext) -> Void) {
      (testDescription, self.change) = (words, change)
    }
  }

  nonisolated static let cases = [
    Case("'back' isUserInteractionEnabled is false instead of true") {
      $0.backView.isUserInteractionEnabled = false
    },
    Case("UIWindow isUserInteractionEnabled is false instead of true") {
      $0.containerView.window?.isUserInteractionEnabled = false
    },
    Case("'back' isMultipleTouchEnabled is true instead of false") {
      $0.backView.isMultipleTouchEnabled = true
    },
    Case(
      "'back' gestureRecognizers is UITapGestureRecognizer, UITapGestureRecognizer instead of none"
    ) {
      $0.backView.addGestureRecognizer(UITapGestureRecognizer())
    },
    Case("'back' accessibilityElementsHidden is true instead of false") {
      $0.backView.accessibilityElementsHidden = true
    },
    Case("'back' accessibilityViewIsModal is true instead of false") {
      $0.backView.accessibilityViewIsModal = true
    },
    Case("'back' tintColor is") { $0.backView.tintColor = .red },
    Case("'back' tintAdjustmentMode is") { $0.backView.tintAdjustmentMode = .dimmed },
    Case("'back' contentMode is") { $0.backView.contentMode = .bottom },
    Case("'back' its controller's additionalSafeAreaInsets is") {
      $0.backViewController.additionalSafeAreaInsets.top = 9
    },
    Case("'back' its controller's overrideUserInterfaceStyle is") {
      $0.backViewController.overrideUserInterfaceStyle = .dark
    },
    Case("'back' its controller's isModalInPresentation is true instead of false") {
      $0.backViewController.isModalInPresentation = true
    },
  ]

  /// A view that may be the first responder.
  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test("is named if the first responder does not come back, and not if it does")
  func responder() {
    func report(_ end: @escaping @MainActor (TransitionContext) -> Void) -> AuditReport {
      let settings = AuditSettings(placements: [.presented])
      return TransitionAudit(
        settings,
        behind: { back in
          let field = Field(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
          field.accessibilityIdentifier = "name"
          back.addSubview(field)
        }
      ) {
        MeddlingTransition { context in
          let field = context.backView.subviews.first { $0 is Field }
          if context.direction == .forward { field?.becomeFirstResponder() }
          end(context)
        }
      }.report(for: [.returns])
    }
    // The first way makes it the first responder, so that the state before has none.
    expectContains("\(report { _ in })", "firstResponder is Field 'name' instead of nil")
    let kept = report { context in
      guard context.direction == .backward else { return }
      context.deferToCompletion { context.backView.endEditing(false) }
    }
    expectTrue(kept.isPassed, "\(kept)")
  }

  @Test("is named with its view and both values if it is not changed back", arguments: cases)
  func caught(_ left: Case) throws {
    expectCaught(MeddlingTransition(left.change), by: .returns, saying: left.testDescription)
    try expectFoundAgain(.returns) { MeddlingTransition(left.change) }
  }

  @Test("is named if it is left behind on a cancelled way only")
  func cancelled() {
    let transition = MeddlingTransition { context in
      context.foreView.isUserInteractionEnabled = context.direction == .forward
      context.deferToCompletion {
        guard !context.transitionWasCancelled else { return }
        context.foreView.isUserInteractionEnabled = true
      }
    }
    expectCaught(transition, by: .cancels, saying: "isUserInteractionEnabled is false")
  }

  @Test("is named if the opened controller's view gains it at each start")
  func growing() {
    let transition = MeddlingTransition {
      $0.foreView.addGestureRecognizer(UIPanGestureRecognizer())
    }
    expectCaught(transition, by: .repeats, saying: "after it was opened twice")
  }

  @Test("may change for as long as the motion lasts")
  func restored() {
    let report = TransitionAudit {
      MeddlingTransition { context in
        context.backView.isUserInteractionEnabled = false
        context.foreView.accessibilityElementsHidden = true
        let pan = UIPanGestureRecognizer()
        context.foreView.addGestureRecognizer(pan)
        context.deferToCompletion {
          context.backView.isUserInteractionEnabled = true
          context.foreView.accessibilityElementsHidden = false
          context.foreView.removeGestureRecognizer(pan)
        }
      }
    }.report(for: [.arrives, .returns, .cancels, .survives])
    expectTrue(report.isPassed, "\(report)")
  }
}

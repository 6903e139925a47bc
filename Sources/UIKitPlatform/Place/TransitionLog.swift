#if canImport(UIKit)
  import os

  /// The log of misuse and of decisions: the unified log of the system.
  @MainActor
  enum TransitionLog {
    /// The number of earlier decisions that a controller keeps.
    private static let limit = 20

    private static let logger = Logger(subsystem: "Transitioning", category: "transitions")

    static func report(_ issue: TransitionIssue, near controller: UIViewController) {
      logger.fault("\(issue.description, privacy: .public)")
    }

    static func note(_ decision: TransitionDecision, on controller: UIViewController) {
      controller.transitionDecisions = controller.transitionDecisions.suffix(limit) + [decision]
      logger.debug("\(type(of: controller)): \(decision.description, privacy: .public)")
    }
  }

  extension TransitionControlling where Self: UIViewController {
    /// The most recent decisions about the controller's transitions, in order.
    public internal(set) var transitionDecisions: [TransitionDecision] {
      get {
        objc_getAssociatedObject(self, AssociationKey.decisions) as? [TransitionDecision] ?? []
      }
      set {
        objc_setAssociatedObject(
          self, AssociationKey.decisions, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }
  }
#else
  /// The log of misuse and of decisions: that of the stand-in for UIKit.
  @MainActor
  enum TransitionLog {
    static func report(_ issue: TransitionIssue, near controller: UIViewController) {
      (controller.stage?.diagnostics ?? Diagnostics.fallback).report(issue)
    }

    static func note(_ decision: TransitionDecision, on controller: UIViewController) {
      controller.note(decision)
    }
  }
#endif

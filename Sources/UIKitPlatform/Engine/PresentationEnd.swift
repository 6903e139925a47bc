/// An object that restores the values that a presentation has changed outside its container, when
/// the presentation ends.
///
/// UIKit does not report non-animated dismissals to a delegate. It releases the container then, and
/// with it this object.
final class PresentationEnd: NSObject {
  private let log: ModelLog

  /// Restores the values of a log at the end of a presentation whose transition has completed.
  @MainActor
  static func restore(_ log: ModelLog, in context: any UIViewControllerContextTransitioning) {
    let (container, log) = (context.containerView, log.outside(of: context.containerView.layer))
    guard context.presentationStyle != .none, !log.isEmpty else { return }
    objc_setAssociatedObject(
      container, AssociationKey.presentationEnd, PresentationEnd(log),
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// The logs of the presentations that a dismissal ends, topmost first.
  @MainActor
  static func logs(in context: any UIViewControllerContextTransitioning) -> [ModelLog] {
    guard context.presentationStyle != .none, let back = context.viewController(forKey: .to),
      let presented = context.viewController(forKey: .from)
    else { return [] }
    return sequence(first: presented, next: \.presentingViewController).prefix { $0 !== back }
      .compactMap {
        guard let container = $0.presentationController?.containerView else { return nil }
        let end = objc_getAssociatedObject(container, AssociationKey.presentationEnd)
        return (end as? PresentationEnd)?.log
      }
  }

  private init(_ log: ModelLog) { self.log = log }

  deinit {
    // UIKit releases views on the main thread.
    let log = log
    MainActor.assumeIsolated { log.restore() }
  }
}

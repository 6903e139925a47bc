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

  private init(_ log: ModelLog) { self.log = log }

  deinit {
    // UIKit releases views on the main thread.
    let log = log
    MainActor.assumeIsolated { log.restore() }
  }
}

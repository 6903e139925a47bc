/// An object that calls a closure at each frame of a screen while it is retained.
///
/// On a stage, `advance(by:)` runs the frames. A follower that is not stopped keeps its stage from
/// settling.
@preconcurrency @MainActor
public final class FrameFollower {
  private var link: CADisplayLink?

  /// Calls a closure from the next frame of the window's screen on.
  public init(of window: UIWindow, _ work: @escaping () -> Void) {
    let link = CADisplayLink(name: "frame follower") { [weak self] link in
      if self == nil { link.invalidate() } else { work() }
    }
    if let stage = window.stage { link.add(to: stage) }
    self.link = link
  }

  /// Ends the calls.
  public func stop() {
    link?.invalidate()
    link = nil
  }
}

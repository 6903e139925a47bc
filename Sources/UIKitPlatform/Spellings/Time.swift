// Clocks and frames: the stand-in for UIKit has those of each stage.
#if canImport(UIKit)
  extension CALayer {
    /// Sets the speed of the layer's time relative to its superlayer's.
    func setSpeed(_ speed: Double) { self.speed = Float(speed) }
  }

  extension UIView {
    /// The time of the view's screen, in seconds.
    var mediaTime: CFTimeInterval { CACurrentMediaTime() }
  }

  /// An object that calls a closure at each frame of a screen while it is retained.
  @MainActor
  public final class FrameFollower {
    private var link: CADisplayLink?

    /// Calls a closure from the next frame of the window's screen on, which need not be the main
    /// screen.
    public init(of window: UIWindow, _ work: @escaping @MainActor () -> Void) {
      // A link retains its target.
      let target = ActionTarget { [weak self] link in
        if self == nil { (link as? CADisplayLink)?.invalidate() } else { work() }
      }
      link = window.screen.displayLink(
        withTarget: target, selector: #selector(ActionTarget.act))
      link?.add(to: .main, forMode: .common)
    }

    /// Ends the calls.
    public func stop() {
      link?.invalidate()
      link = nil
    }
  }
#else
  extension CALayer {
    /// Sets the speed of the layer's time relative to its superlayer's.
    func setSpeed(_ speed: Double) { self.speed = speed }
  }

  extension UIView {
    /// The time of the view's screen, in seconds.
    var mediaTime: CFTimeInterval { window?.stage?.now ?? CACurrentMediaTime() }
  }

  /// An object that calls a closure at each frame of a screen while it is retained.
  @MainActor
  public final class FrameFollower {
    private var link: CADisplayLink?

    /// Calls a closure from the next frame of the window's screen on; never while the window is on
    /// none.
    public init(of window: UIWindow, _ work: @escaping @MainActor () -> Void) {
      let link = CADisplayLink { [weak self] link in
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
#endif

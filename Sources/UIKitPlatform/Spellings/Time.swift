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

  /// A closure that is called at each frame of a screen.
  @MainActor
  package final class FrameFollower: NSObject {
    private var link: CADisplayLink?
    private let work: @MainActor () -> Void

    /// Calls the closure from the next frame on.
    package init(of window: UIWindow, _ work: @escaping @MainActor () -> Void) {
      self.work = work
      super.init()
      let link = CADisplayLink(target: self, selector: #selector(step))
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    /// Ends the calls.
    package func stop() {
      link?.invalidate()
      link = nil
    }

    @objc private func step() { work() }
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

  /// A closure that is called at each frame of a screen.
  @MainActor
  package final class FrameFollower {
    private let link: CADisplayLink

    /// Calls the closure from the next frame on.
    package init(of window: UIWindow, _ work: @escaping @MainActor () -> Void) {
      link = DisplayLink { _ in work() }
      link.add(to: window.stage ?? UIScreen.main)
    }

    /// Ends the calls.
    package func stop() { link.invalidate() }
  }
#endif

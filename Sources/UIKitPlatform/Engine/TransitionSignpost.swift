#if canImport(UIKit)
  import class os.OSSignpostIntervalState
  import struct os.OSSignposter

  /// The interval of one run for Instruments and `XCTOSSignpostMetric`, which count the hitches of an
  /// animation interval.
  ///
  /// The subsystem is `Transitioning`, the category the type of the transition, and the name
  /// `Transition`; each run has an identifier of its own.
  @MainActor
  struct TransitionSignpost {
    private let signposter: OSSignposter
    private let state: OSSignpostIntervalState

    /// Begins the interval of a transition of a type.
    init(_ name: String) {
      signposter = OSSignposter(subsystem: "Transitioning", category: name)
      state = signposter.beginAnimationInterval("Transition", id: signposter.makeSignpostID())
    }

    /// Ends the interval.
    func end() { signposter.endInterval("Transition", state) }
  }
#else
  /// The interval of one run, which the stand-in for UIKit measures nothing of.
  @MainActor
  struct TransitionSignpost {
    /// Does nothing.
    init(_ name: String) {}

    /// Does nothing.
    func end() {}
  }
#endif

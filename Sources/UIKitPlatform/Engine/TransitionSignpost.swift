#if canImport(UIKit)
  import class os.OSSignpostIntervalState
  import struct os.OSSignposter

  // MetricKit counts what is written with its own function only.
  #if canImport(MetricKit)
    import class MetricKit.MXMetricManager
    import func MetricKit.mxSignpost
    import func MetricKit.mxSignpostAnimationIntervalBegin
    import class os.OSLog
    import struct os.OSSignpostID
  #endif

  /// The interval of one run for Instruments and `XCTOSSignpostMetric`, which count the hitches of an
  /// animation interval.
  ///
  /// The subsystem is `Transitioning`, the category the type of the transition, and the name
  /// `Transition`; each run has an identifier of its own. MetricKit gets the same, if the app wants
  /// it.
  @MainActor
  struct TransitionSignpost {
    private let signposter: OSSignposter
    private let state: OSSignpostIntervalState
    private let metric: TransitionMetric?

    /// Begins the interval of a transition of a type.
    ///
    /// - Parameter reportsToMetricKit: True if MetricKit counts it, too.
    init(_ name: String, reportsToMetricKit: Bool) {
      signposter = OSSignposter(subsystem: "Transitioning", category: name)
      state = signposter.beginAnimationInterval("Transition", id: signposter.makeSignpostID())
      metric = reportsToMetricKit ? TransitionMetric(name) : nil
    }

    /// Ends the interval.
    func end() {
      signposter.endInterval("Transition", state)
      metric?.end()
    }
  }

  #if canImport(MetricKit)
    /// The interval of one run for MetricKit.
    @MainActor
    private struct TransitionMetric {
      private let log: OSLog
      private let id: OSSignpostID

      init(_ name: String) {
        log = MXMetricManager.makeLogHandle(category: name)
        id = OSSignpostID(log: log)
        mxSignpostAnimationIntervalBegin(log: log, name: "Transition", signpostID: id)
      }

      func end() { mxSignpost(.end, log: log, name: "Transition", signpostID: id) }
    }
  #else
    /// The interval of one run, where there is no MetricKit.
    @MainActor
    private struct TransitionMetric {
      init(_ name: String) {}

      func end() {}
    }
  #endif
#else
  /// The interval of one run, which the stand-in for UIKit measures nothing of.
  @MainActor
  struct TransitionSignpost {
    /// Does nothing.
    init(_ name: String, reportsToMetricKit: Bool) {}

    /// Does nothing.
    func end() {}
  }
#endif

public import TransitionCurves

extension TransitionDefaults {
  /// True if MetricKit counts the hitches of each transition on the devices of an app's users; false
  /// by default.
  ///
  /// Each run of a `Transition` is then an animation interval of `mxSignpostAnimationIntervalBegin`,
  /// whose category is the type of the transition, and `MXSignpostMetric` has its hitch ratio. Set it
  /// when the app begins. It changes nothing on a stage. MetricKit limits the
  /// number of signposts that it counts in an app.
  @preconcurrency @MainActor public static var reportsToMetricKit: Bool {
    get { TransitionMotion.reportsToMetricKit }
    set { TransitionMotion.reportsToMetricKit = newValue }
  }
}

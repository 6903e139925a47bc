/// The values that a layer shows during an animation.
extension CALayer {
  /// The values that the layer shows now: its model values with all animations applied.
  ///
  /// They are computed when they are read, and stored until time passes or a value changes.
  public var presentationProperties: LayerProperties {
    // With a getter, which copies all for the read of one, `looked shared` takes 12 % longer.
    unsafeAddress {
      guard isMoving else { return Self.address(of: &properties) }
      if shownMoment != PresentationMoment.now || isShownStale { refreshShown() }
      return Self.address(of: &shown)
    }
  }

  private nonisolated static func address(
    of properties: inout LayerProperties
  ) -> UnsafePointer<LayerProperties> {
    withUnsafeMutablePointer(to: &properties) { UnsafePointer($0) }
  }

  private func refreshShown() {
    if isShownStale { shown = properties }
    let moment = PresentationMoment.now
    if !followedMotions.isEmpty {
      followMotions(at: moment)
      shownMoment = moment
    } else if ownMotion?.update(&shown, over: &properties) == true {
      shownMoment = moment
      // What is kept has begun, and has its timing.
      timesAsked += 1
      if timesAsked == 2 { followedMotions = ownMotion?.followedMotions ?? [] }
    } else {
      shownMoment = -1
    }
    isShownStale = false
  }

  /// Replaces the values that linear motions move by the values that show at a moment, which is
  /// now.
  private func followMotions(at moment: Int) {
    for index in followedMotions.indices {
      // The progress is read anew each time: a variable would retain it.
      if followedMotions[index].progress.object?.moment != moment {
        followedMotions[index].progress.object?.compute(at: moment)
      }
      let progress = followedMotions[index].progress.object?.value
      followedMotions[index].motion.apply(progress, to: &shown, over: &properties)
    }
  }

  /// Records a change to the values that the layer shows.
  final func noteChange() {
    isLookNew = true
    isShownStale = true
    CALayer.changesMade &+= 1
  }

  /// Records that layers have been added, removed or reordered.
  package static func noteChangeOfTrees() { changesMade &+= 1 }

  /// A copy of the layer with the values that it showed at the beginning of the current turn, with
  /// its animations then applied for this instant.
  ///
  /// It is nil if the layer is on no stage, or joined its stage in the current turn. What the
  /// current turn has changed is not included.
  ///
  /// The superlayer, the sublayers and the mask of a copy are presentation copies too, so that
  /// points can be converted and hit-tested where layers show:
  ///
  /// ```swift
  /// card.layer.presentation()?.hitTest(point)?.model()
  /// ```
  ///
  /// A change to the copy has no effect on the layer.
  ///
  /// Source: the header of `CALayer`.
  public func presentation() -> Self? {
    guard isCommitted, tree?.host != nil else { return nil }
    let copy = type(of: self).init()
    copy.become(presentationOf: self, showing: lastShown?.properties ?? presentationProperties)
    return copy
  }

  /// The layer that a presentation copy shows; any other layer itself.
  public func model() -> CALayer { original ?? self }
}

/// The moment for which the presentation values of moving layers are computed.
///
/// A new moment begins when a clock is set, and when another driver moves its motions.
@MainActor
package enum PresentationMoment {
  // With the check of its accesses, `looked shared` takes 12 % longer.
  @exclusivity(unchecked) package private(set) static var now = 0

  /// Begins the next moment.
  package static func pass() { now &+= 1 }
}

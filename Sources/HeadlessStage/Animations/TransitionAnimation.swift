import HeadlessViews

/// An animation from the look that a layer has to the one it is about to get; Core Animation's
/// CATransition.
///
/// ```swift
/// let push = TransitionAnimation()
/// push.type = .push
/// push.subtype = .fromRight
/// push.duration = 0.35
/// label.layer.add(push, forKey: nil)
/// label.text = "next"
/// ```
///
/// The old look, with all below it, is what shows when the animation is added, so add it before
/// changing anything; the new one is the layer itself, live (fact D34). Whatever key it is added
/// under, its key is `transition`, so that a layer has one at a time (fact D2); one that comes while
/// another runs starts from what that shows.
///
/// The looks are as large as the layer, and nothing cuts them off at its bounds unless something
/// above does. Nothing but the display list knows of the old one: neither sublayers nor presentation
/// values change.
///
/// The name says more than Core Animation's, since a transition is something else in most of what
/// uses this.
@preconcurrency @MainActor
open class TransitionAnimation: Animation {
  /// How the old look gives way.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It melts into the new one.
    case fade
    /// The new one slides over it.
    case moveIn
    /// The new one slides in and pushes it out.
    case push
    /// It slides away and uncovers the new one.
    case reveal
  }

  /// Where a movement comes from, as seen on the screen.
  public enum Subtype: String, Hashable, Sendable, CaseIterable {
    /// From the right to the left.
    case fromRight
    /// From the left to the right.
    case fromLeft
    /// From the top down.
    case fromTop
    /// From the bottom up.
    case fromBottom
  }

  /// How the old look gives way.
  public var type = Kind.fade

  /// Where a movement comes from; nil, the default, is from the right, and a fade has none.
  public var subtype: Subtype?

  /// How far the change has come when it begins, in `0...1`.
  public var startProgress: Float = 0

  /// How far the change has come when it ends, in `0...1` and not before `startProgress`.
  public var endProgress: Float = 1

  /// What was different in the old look, when the layer has changed already.
  private var revision: (property: LayerProperty, value: LayerValue)?

  open override func copy() -> Animation {
    let copy = super.copy()
    if let copy = copy as? TransitionAnimation {
      copy.type = type
      copy.subtype = subtype
      copy.startProgress = startProgress
      copy.endProgress = endProgress
      copy.revision = revision
    }
    return copy
  }

  override func adopt(_ property: LayerProperty, from old: LayerValue, of layer: Layer) {
    let shown = layer.presentationProperties(before: property, changedFrom: old)
    revision = (property, shown[property])
  }

  override var ownKey: String? { "transition" }

  override var isPossible: Bool {
    super.isPossible && startProgress >= 0 && startProgress <= endProgress && endProgress <= 1
  }

  override func parts(on layer: Layer) -> [AnimationPart]? {
    guard isPossible else {
      layer.report(StageIssue.impossibleTiming(target: "the look", owner: layer.label))
      return nil
    }
    let course = PassageCourse(
      from: layer, style, over: Double(startProgress)...Double(endProgress))
    if let revision { course.revise(revision.property, to: revision.value) }
    return [AnimationPart(target: .look, course: .passing(course), isAdditive: false)]
  }

  private var style: TransitionStyle {
    let side: TransitionStyle.Side =
      switch subtype {
      case .fromRight, nil: .right
      case .fromLeft: .left
      case .fromTop: .top
      case .fromBottom: .bottom
      }
    return switch type {
    case .fade: .fade
    case .moveIn: .moveIn(side)
    case .push: .push(side)
    case .reveal: .reveal(side)
    }
  }
}

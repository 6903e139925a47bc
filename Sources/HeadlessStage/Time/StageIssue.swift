public import HeadlessViews

/// The calls and values that stages, animations and transactions refuse.
public enum StageIssue: DiagnosticIssue {
  /// An animation without a property was added.
  case animatesNothing(owner: String)

  /// An animation was added whose key path names nothing that a layer can animate.
  case unknownKey(key: String, owner: String)

  /// An animation group was added that contains itself.
  case containsItself(owner: String)

  /// An animation group was added whose groups are nested too deeply.
  case groupsTooDeep(owner: String, limit: Int)

  /// A value of an animation is not finite, or is of a kind that its property cannot have.
  case wrongValue(target: String, owner: String, value: String)

  /// A layer transition of an unknown type was added.
  case unknownTransition(type: String, owner: String)

  /// The timing of an animation has NaN or an infinity where only a number is possible, or its
  /// spring or spline has impossible constants.
  case impossibleTiming(target: String, owner: String)

  /// An animation block was given an impossible duration, delay, velocity or count.
  case impossibleDuration(value: String)

  /// A transaction was given a duration that is not finite.
  case impossibleTransaction(duration: String)

  /// `modifyAnimations` was called outside of an animation block.
  case modifiesNoAnimation

  /// A keyframe was added outside of a keyframe animation.
  case addsKeyframeToNothing

  /// A view transition began from a view without a superview.
  case transitionsFromNowhere(view: String)

  /// A layer has a position or size on the screen that is not finite.
  case beyondNumbers(owner: String)

  /// A stage was asked to wait for a time that is not finite.
  case impossibleDelay(value: String)

  /// A stage was asked to advance to an instant that is past or not finite.
  case impossibleInstant(value: String, now: String)

  /// A stage was asked to advance so far that a display link would be called a thousand million
  /// times.
  case tooManyFrames(value: String, now: String)

  /// A stage was asked to advance while it was advancing.
  case advancedFromWithin(now: String)

  /// Work at one instant kept adding more work to that instant.
  case endlessInstant(now: String, passes: Int)

  /// A transaction was committed that was never begun.
  case commitWithoutBegin

  /// A display link was given a negative frame rate.
  case impossibleFrameRate(value: String)

  /// An invalidated display link was added to a stage.
  case addsInvalidatedLink

  /// A stage was given a size that no screen has.
  case impossibleSize(value: String)

  /// A stage was given safe-area insets that no screen has.
  case impossibleInsets(value: String)

  /// A stage was given a number of pixels per point that no screen has.
  case impossibleDisplayScale(value: String)

  /// Code that was notified of a screen change kept changing the screen.
  case endlessScreenChanges(changes: Int)

  /// Code that was notified of the focus kept moving it.
  case endlessFocus(moves: Int)

  /// One sentence that says what was refused and what holds instead.
  public var description: String {
    switch self {
    case .animatesNothing(let owner):
      "an animation without a property was added to \(owner); the animation is ignored"
    case .unknownKey(let key, let owner):
      "an animation was added to \(owner) for the key path '\(key)', which no layer can animate;"
        + " the animation is ignored"
    case .containsItself(let owner):
      "an animation group that contains itself was added to \(owner); the group is ignored"
    case .groupsTooDeep(let owner, let limit):
      "an animation group with groups nested more than \(limit) deep was added to \(owner);"
        + " the group is ignored"
    case .wrongValue(let target, let owner, let value):
      "\(target) of \(owner) cannot be animated from or to \(value); the animation is ignored"
    case .unknownTransition(let type, let owner):
      "a layer transition of the type \(type) was added to \(owner); this type is not known, and a"
        + " fade is shown"
    case .impossibleTiming(let target, let owner):
      "an animation of \(target) of \(owner) has an impossible timing: a time that is not finite,"
        + " or an impossible spring or spline; the animation is ignored"
    case .impossibleDuration(let value):
      "an animation cannot have a \(value); the changes are made without animation"
    case .impossibleTransaction(let duration):
      "a transaction cannot have an animation duration of \(duration) s; it keeps its duration"
    case .modifiesNoAnimation:
      "modifyAnimations was called outside an animation block; the changes are made without"
        + " animation"
    case .addsKeyframeToNothing:
      "a keyframe was added outside a keyframe animation; its changes are made without animation"
    case .transitionsFromNowhere(let view):
      "\(view) has no superview, so no view can replace it in a transition; the call is ignored"
    case .beyondNumbers(let owner):
      "\(owner) has a position or size on the screen that is not finite; neither the layer nor its"
        + " sublayers are shown"
    case .impossibleDelay(let value):
      "the stage cannot perform work after a delay of \(value) s; the work is ignored"
    case .impossibleInstant(let value, let now):
      "the stage cannot set its clock from \(now) s to \(value) s; the clock does not change"
    case .tooManyFrames(let value, let now):
      "the stage cannot advance to \(value) s: a display link would be called at more than"
        + " 1000000000 frames; the clock stays at \(now) s"
    case .advancedFromWithin(let now):
      "the stage cannot advance while it is advancing, at \(now) s; the call is ignored"
    case .endlessInstant(let now, let passes):
      "work at \(now) s caused more work at the same time \(passes) times in a row; the remaining"
        + " work is cancelled"
    case .commitWithoutBegin:
      "a transaction was committed that was not begun; the call is ignored"
    case .impossibleFrameRate(let value):
      "a display link cannot have a frame rate of \(value); it keeps its frame rate"
    case .addsInvalidatedLink:
      "an invalidated display link was added to a stage; the call is ignored"
    case .impossibleSize(let value):
      "a stage cannot have the size \(value); the screen does not change"
    case .impossibleInsets(let value):
      "a stage cannot have the safe-area insets \(value); the screen does not change"
    case .impossibleDisplayScale(let value):
      "a stage cannot have \(value) pixels per point; the traits do not change"
    case .endlessFocus(let moves):
      "callbacks for the accessibility focus moved the focus \(moves) times in a row; further moves"
        + " are ignored"
    case .endlessScreenChanges(let changes):
      "callbacks for a screen change changed the screen \(changes) times in a row; further changes"
        + " are ignored"
    }
  }
}

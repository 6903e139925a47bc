public import HeadlessViews

/// What stages, animations and transactions refuse.
public enum StageIssue: DiagnosticIssue {
  /// An animation without a property was added.
  case animatesNothing(owner: String)

  /// An animation was added whose key path names nothing that a layer can animate.
  case unknownKey(key: String, owner: String)

  /// An animation group was added that contains itself.
  case containsItself(owner: String)

  /// A value of an animation is not finite, or is of a kind that its property cannot have.
  case wrongValue(target: String, owner: String, value: String)

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
      "an animation without a property was added to \(owner); it was left out"
    case .unknownKey(let key, let owner):
      "an animation of '\(key)', which no layer has, was added to \(owner); it was left out"
    case .containsItself(let owner):
      "a group of animations that contains itself was added to \(owner); it was left out"
    case .wrongValue(let target, let owner, let value):
      "\(target) of \(owner) cannot be animated from or to \(value); the animation was left out"
    case .impossibleTiming(let target, let owner):
      "the timing of an animation of \(target) of \(owner) is impossible; it was left out"
    case .impossibleDuration(let value):
      "an animation block cannot have a \(value); its changes were made at once"
    case .impossibleTransaction(let duration):
      "animations of a transaction cannot last \(duration) s; their duration stays as it was"
    case .modifiesNoAnimation:
      "animations were to repeat outside of an animation block; the changes were made at once"
    case .addsKeyframeToNothing:
      "a keyframe was added outside of a keyframe animation; its changes were made at once"
    case .transitionsFromNowhere(let view):
      "\(view) is in no superview where another view could take its place; nothing was done"
    case .beyondNumbers(let owner):
      "\(owner) is scaled or moved beyond all numbers; it is not shown, and nothing that is in it"
    case .impossibleDelay(let value):
      "the stage cannot wait \(value) s; what was to happen then was left out"
    case .impossibleInstant(let value, let now):
      "the stage cannot advance to \(value) s, its clock is at \(now) s; nothing was done"
    case .tooManyFrames(let value, let now):
      "the stage cannot advance to \(value) s while a display link is called at every frame on the way; "
        + "its clock stays at \(now) s"
    case .advancedFromWithin(let now):
      "the stage was asked to advance while it was advancing at \(now) s; nothing was done"
    case .endlessInstant(let now, let passes):
      "work at \(now) s asked for more work \(passes) times in a row; the last of it was left out"
    case .commitWithoutBegin:
      "a transaction was committed that was never begun; nothing was done"
    case .impossibleFrameRate(let value):
      "a display link cannot be called \(value) times a second; its rate stays as it was"
    case .addsInvalidatedLink:
      "a display link was added to a stage after it was invalidated; nothing was done"
    case .impossibleSize(let value):
      "a stage cannot have the size \(value); its size stays as it was"
    case .impossibleInsets(let value):
      "a stage cannot have the safe-area insets \(value); its screen stays as it was"
    case .impossibleDisplayScale(let value):
      "a stage cannot have \(value) pixels per point; its traits stay as they were"
    case .endlessFocus(let moves):
      "the focus was moved on \(moves) times in a row by those who were told of it; it stays there"
    case .endlessScreenChanges(let changes):
      "changes of the screen asked for more of them \(changes) times in a row; the last was left out"
    }
  }
}

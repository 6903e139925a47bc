public import HeadlessViews
import MotionCurves

extension View {
  /// How an animation block runs; UIKit's bits.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Options from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out at the end of the block, so that they animate along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)

    /// Views can be touched while they animate.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)

    /// What cannot be added up starts from what shows rather than from the model.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)

    /// The animation runs for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)

    /// Every cycle runs back again.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)

    /// A nested block keeps its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)

    /// A nested block keeps its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)

    /// What is changed within a transition of a view animates too, rather than at once.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)

    /// A transition from one view to another hides the one and shows the other, and leaves both where
    /// they are.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)

    /// A nested block keeps its own options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []

    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)

    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)

    /// The same pace throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition shows the new look at once; the default.
    public static let transitionNone: AnimationOptions = []

    /// A transition turns the view over about its vertical axis, its left side coming to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)

    /// A transition turns the view over about its vertical axis, its right side coming to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)

    /// A transition turns the old look up about its top edge; a flat sheet stands for the curl.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)

    /// A transition turns the new look down about its top edge; a flat sheet stands for the curl.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)

    /// A transition melts the old look into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    /// A transition turns the view over about its horizontal axis, its top coming to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)

    /// A transition turns the view over about its horizontal axis, its bottom coming to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// True when a transition lets the old look give way to the new one, rather than drop it.
    package var hasTransition: Bool { transitionStyle != nil }

    /// How the transition bits let one look give way to another; nil when they do not.
    var transitionStyle: TransitionStyle? {
      switch rawValue >> 20 & 0b1111 {
      case 1: .flip(.left)
      case 2: .flip(.right)
      case 3: .turnUp
      case 4: .turnDown
      case 5: .fade
      case 6: .flip(.top)
      case 7: .flip(.bottom)
      default: nil
      }
    }

    /// The easing that the curve bits stand for.
    var timingFunction: MediaTimingFunction {
      switch rawValue >> 16 & 0b11 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInEaseOut
      }
    }
  }
}

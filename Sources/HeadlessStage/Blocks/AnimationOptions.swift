public import HeadlessViews
import TransitionCurves

extension UIView {
  /// The options of an animation block; the bits are UIKit's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates options from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews at the end of the block, so that they animate with it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)

    /// Delivers touches to views while they animate.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)

    /// Starts animations that do not add up from the visible values rather than from the model.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)

    /// Repeats the animation without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)

    /// Runs every cycle forward and then backward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)

    /// Keeps the duration of a nested block, rather than inheriting the outer one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)

    /// Keeps the curve of a nested block, rather than inheriting the outer one.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)

    /// Animates changes within a view transition, rather than making them at once.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)

    /// Makes a transition between two views hide the first and show the second, and leave both in
    /// their superviews.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)

    /// Keeps the options of a nested block, rather than adding the outer ones.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at the start and at the end; the default.
    public static let curveEaseInOut: AnimationOptions = []

    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)

    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)

    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Shows the new look of a transition at once; the default.
    public static let transitionNone: AnimationOptions = []

    /// Flips the view about its vertical axis; its left side comes to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)

    /// Flips the view about its vertical axis; its right side comes to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)

    /// Turns the old look up about its top edge, as a flat sheet rather than a curl.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)

    /// Turns the new look down about its top edge, as a flat sheet rather than a curl.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)

    /// Cross-fades from the old look to the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    /// Flips the view about its horizontal axis; its top comes to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)

    /// Flips the view about its horizontal axis; its bottom comes to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Performs all pending updates, of properties and of layout, whenever the animation context
    /// changes, so that what they change animates with the block that has requested them.
    ///
    /// Before the block, and before a block within it, the updates are performed that were
    /// requested so far, in the context of the code around. At the end of the block, those are
    /// performed that the block has requested, and animate. The same holds around
    /// `performWithoutAnimation(_:)` and at `setAnimationsEnabled(_:)` within the block. The option
    /// applies to all blocks within, whatever their options.
    ///
    /// ```swift
    /// UIView.animate(withDuration: 0.3, delay: 0, options: .flushUpdates) {
    ///   badge.count += 1   // requests updateProperties() and a layout, which animate
    /// }
    /// ```
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 28)

    /// True when the options name a transition from the old look to the new one.
    package var hasTransition: Bool { transitionStyle != nil }

    /// The style of the transition that the bits name; nil when they name none.
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

    /// The timing function of the curve bits.
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

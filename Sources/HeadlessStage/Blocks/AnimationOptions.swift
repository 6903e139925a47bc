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

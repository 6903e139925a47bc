import HeadlessViews
import TransitionCurves

/// An animation from a layer's old look to its new look.
///
/// ```swift
/// let push = CATransition()
/// push.type = .push
/// push.subtype = .fromRight
/// push.duration = 0.35
/// label.layer.add(push, forKey: nil)
/// label.text = "next"
/// ```
///
/// The old look is a copy of the layer and all descendants, made when the animation is added, so
/// add the animation before changing the layer. The new look is the live layer. The animation's key
/// is always `transition`, whatever key it is added under, so that a layer has one at a time. An
/// animation that replaces a running one starts from the visible look.
///
/// The looks are as large as the layer; they are clipped only where an ancestor clips. Only the
/// display list contains the old look: neither sublayers nor presentation values change.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The movement of the two looks.
  public var type = CATransitionType.fade

  /// The direction of the movement; nil means from the right, and a fade has no direction.
  public var subtype: CATransitionSubtype?

  /// The progress at which the animation begins, in `0...1`.
  public var startProgress: Float = 0

  /// The progress at which the animation ends, in `0...1` and not before `startProgress`.
  public var endProgress: Float = 1

  /// A property value of the old look, when the layer has changed before the animation was added.
  private var revision: (property: LayerProperty, value: LayerValue)?

  open override func copy() -> CAAnimation {
    let copy = super.copy()
    if let copy = copy as? CATransition {
      copy.type = type
      copy.subtype = subtype
      copy.startProgress = startProgress
      copy.endProgress = endProgress
      copy.revision = revision
    }
    return copy
  }

  override func adopt(_ property: LayerProperty, from old: LayerValue, of layer: CALayer) {
    let shown = layer.presentationProperties(before: property, changedFrom: old)
    revision = (property, shown[property])
  }

  override var ownKey: String? { "transition" }

  override var isPossible: Bool {
    super.isPossible && startProgress >= 0 && startProgress <= endProgress && endProgress <= 1
  }

  override func parts(on layer: CALayer) -> [AnimationPart]? {
    guard isPossible else {
      layer.report(StageIssue.impossibleTiming(target: "the layer transition", owner: layer.label))
      return nil
    }
    if style == nil {
      layer.report(StageIssue.unknownTransition(type: type.rawValue, owner: layer.label))
    }
    let track = LayerTransitionTrack(
      from: layer, style ?? .fade, over: Double(startProgress)...Double(endProgress))
    if let revision { track.revise(revision.property, to: revision.value) }
    return [AnimationPart(target: .look, track: .other(track), isAdditive: false)]
  }

  /// The movement and its side; nil for an unknown type.
  private var style: TransitionStyle? {
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
    default: nil
    }
  }
}

/// The movement of the two looks.
///
/// A type with another name than these is reported when its transition is added, and shows a fade.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the type.
  public let rawValue: String

  /// Creates a type from Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The old look cross-fades into the new look.
  public static let fade = Self(rawValue: "fade")
  /// The new look slides over the old look.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new look slides in and pushes the old look out.
  public static let push = Self(rawValue: "push")
  /// The old look slides away and uncovers the new look.
  public static let reveal = Self(rawValue: "reveal")
}

/// The direction of the movement, as seen on the screen.
public enum CATransitionSubtype: String, Hashable, Sendable, CaseIterable {
  /// From the right to the left.
  case fromRight
  /// From the left to the right.
  case fromLeft
  /// From the top down.
  case fromTop
  /// From the bottom up.
  case fromBottom

  /// The choice with a name; an unknown name counts as `fromRight`.
  public init(rawValue: String) {
    self = Self.allCases.first { $0.rawValue == rawValue } ?? .fromRight
  }
}

public import Foundation
public import Transitioning

/// A scene of an app that shows one transition, forward and backward.
@MainActor
public protocol Sample {
  /// The name on the command line.
  static var name: String { get }

  /// The code with which an app adopts the transition; empty by default, for samples that are not in
  /// `Samples`.
  static var adoption: Adoption { get }

  /// The group in the list of samples.
  static var group: SampleGroup { get }

  /// When an app uses such a transition, as a phrase of at most 40 characters.
  static var purpose: String { get }

  /// A description of the scene, in one sentence.
  static var summary: String { get }

  /// The way in which the site shows the sample first; by default there and back on a phone.
  static var showcase: Showcase { get }

  /// The part of the way there, in `0...1`, that shows the transition best in one picture; nil by
  /// default, for the most telling of several.
  static var still: Double? { get }

  /// Creates the sample's controllers, without a stage.
  init()

  /// The root view controller of the scene.
  var root: UIViewController { get }

  /// The fraction of the distance that an interactive dismissal needs to finish, in `0...1`; 0.8 by
  /// default.
  static var farEnough: Double { get }

  /// True if the scene retains the opened controller after it is closed, as tabs do; false by
  /// default.
  static var keepsWhatItShows: Bool { get }

  /// True if the finger moves the opened view itself, even with reduced motion, as sheets do; false
  /// by default.
  static var followsFinger: Bool { get }

  /// The laws of transitions that the sample breaks, each with its reason; none by default.
  ///
  /// The exceptions of the sample's transition need not be named again.
  static var exceptions: [LawException] { get }

  /// Opens the sample's controller as the app does: makes a controller, gives it a transition, and
  /// presents or pushes it.
  ///
  /// - Returns: The opened controller.
  func open() -> UIViewController

  /// Closes the controller as the app does; dismisses it by default.
  func close(_ controller: UIViewController)

  /// True while the scene shows the controller; by default, while the root presents the controller.
  func shows(_ controller: UIViewController) -> Bool

  /// The duration of the forward transition, in seconds, once it has begun; by default, the
  /// duration of the transition coordinator.
  func duration(of controller: UIViewController) -> TimeInterval
}

extension Sample {
  static var adoption: Adoption { Adoption(code: "", title: name) }

  static var showcase: Showcase { .phone }

  static var still: Double? { nil }

  static var farEnough: Double { 0.8 }

  static var keepsWhatItShows: Bool { false }

  static var followsFinger: Bool { false }

  static var exceptions: [LawException] { [] }

  func close(_ controller: UIViewController) { controller.transitionController.dismiss() }

  func shows(_ controller: UIViewController) -> Bool { root.presentedViewController === controller }

  func duration(of controller: UIViewController) -> TimeInterval {
    controller.transitionCoordinator?.transitionDuration ?? 0
  }
}

/// A way to show a sample first.
public enum Showcase {
  /// There and back on a phone.
  case phone
  /// There and back on a tablet, for what looks like another sample on a phone.
  case tablet
  /// On a phone under a finger, for what differs from another sample only there.
  case finger
}

/// A sample with a gesture of its own for the backward transition.
///
/// A sample that presents a controller and has no gesture gets a `SubstitutePan`. A sample that
/// shows a controller without a presentation must have a gesture.
@MainActor
public protocol InteractiveSample: Sample {
  /// The finger's path on the screen for the gesture to go back; the finger is lifted at rest.
  ///
  /// Called when the sample is open and at rest, or on its way there if the gesture takes hold
  /// then.
  ///
  /// - Parameter fraction: The fraction of the whole distance, in `0...1`.
  /// - Returns: The path, or nil if no controller is open.
  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath?

  /// The finger's path for the gesture to go back to the end; by default, over a fraction of
  /// `farEnough`.
  func wayBack(on stage: Stage) -> FingerPath?

  /// True if the gesture takes hold of the transition on its way there, too; false by default.
  static var takesHold: Bool { get }
}

extension InteractiveSample {
  static var takesHold: Bool { false }

  func wayBack(on stage: Stage) -> FingerPath? {
    wayBack(on: stage, over: CGFloat(Self.farEnough))
  }
}

/// The groups of samples.
public enum SampleGroup: String, CaseIterable {
  /// Material's patterns of motion.
  case material = "Material"
  /// The standard transitions of phones and desktops.
  case system = "System"
  /// Views that travel from one screen to the other.
  case sharedElement = "Shared element"
  /// Screens that cover a part of another one.
  case sheets = "Drawers and sheets"
  /// Screens that come from a side, or go to one.
  case directional = "Directional"
  /// Turns, folds and reveals.
  case expressive = "Expressive"
  /// Transitions that are made of other transitions.
  case combinators = "Combinators"
  /// Transitions under the gesture to go back.
  case predictiveBack = "Predictive back"
  /// Complete scenes of an app around a transition of its own.
  case scenes = "Scenes"

  /// A sentence about the samples of the group.
  public var summary: String {
    switch self {
    case .material: "Material's patterns of motion, with Material's numbers."
    case .system: "The standard transitions of phones and desktops."
    case .sharedElement: "Views travel from one screen to the other."
    case .sheets: "A screen covers a part of another one, and mostly follows a finger."
    case .directional: "A screen comes from a side, or goes to one."
    case .expressive: "Turns, folds and reveals, for a moment that is meant to be noticed."
    case .combinators: "Transitions that are made of other transitions."
    case .predictiveBack: "The gesture to go back shows where it leads."
    case .scenes: "Whole scenes of an app around a transition of their own."
    }
  }

  /// The name in addresses: lower case, with hyphens.
  public var slug: String { rawValue.lowercased().replacing(" ", with: "-") }
}

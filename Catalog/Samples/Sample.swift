import Foundation
import Transitioning

/// A scene of an app in which one transition is seen, forward and backward.
@MainActor
protocol Sample {
  /// The name by which it is called on the command line.
  static var name: String { get }

  /// What it belongs with.
  static var group: SampleGroup { get }

  /// What it shows, in one sentence.
  static var summary: String { get }

  /// The sample on its own, with nothing on a stage yet.
  init()

  /// The controller that the scene begins with.
  var root: ViewController { get }

  /// How far a finger drives the way back that is to be finished, in `0...1`; 0.8 unless told
  /// otherwise.
  static var farEnough: Double { get }

  /// True when the scene keeps what it shows after the way back, as tabs do; false unless told
  /// otherwise.
  static var keepsWhatItShows: Bool { get }

  /// True when a finger drags what is shown itself, which moves with it however little motion is wanted,
  /// as sheets do; false unless told otherwise.
  static var followsFinger: Bool { get }

  /// Shows what the sample is about, as the app would: makes a controller, gives it a transition,
  /// and presents it, pushes it, or whatever the scene does.
  ///
  /// - Returns: The controller that comes.
  func open() -> ViewController

  /// Takes the way back, as the app would; dismisses the controller unless told otherwise.
  func close(_ controller: ViewController)

  /// True while the controller is what the scene shows; unless told otherwise, while the root presents
  /// it.
  func shows(_ controller: ViewController) -> Bool

  /// How long the way there takes, in seconds, asked once it has begun; unless told otherwise, what the
  /// transition coordinator says.
  func duration(of controller: ViewController) -> TimeInterval
}

extension Sample {
  static var farEnough: Double { 0.8 }

  static var keepsWhatItShows: Bool { false }

  static var followsFinger: Bool { false }

  func close(_ controller: ViewController) { controller.dismiss(animated: true) }

  func shows(_ controller: ViewController) -> Bool { root.presentedViewController === controller }

  func duration(of controller: ViewController) -> TimeInterval {
    controller.transitionCoordinator?.transitionDuration ?? 0
  }
}

/// A sample whose way back is driven by a gesture of its own.
///
/// One that presents and has none is lent a finger; one that shows by other means must have one.
@MainActor
protocol InteractiveSample: Sample {
  /// How a finger goes over the screen, from now on, of a person who wants to go back, and is lifted at
  /// rest; nil when there is nothing to go back from.
  ///
  /// Called when the sample is open and nothing moves.
  ///
  /// - Parameter fraction: How much of the whole way the finger goes, in `0...1`.
  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath?
}

/// What samples belong together.
enum SampleGroup: String, CaseIterable {
  /// One transition that fills the screen.
  case basics
  /// Presentations with a frame of their own.
  case presentation
  /// Transitions made of others.
  case composition
  /// Children that take each other's place.
  case containers
  /// Scenes with all that an app has around a transition.
  case scenes
}

/// All samples there are.
@MainActor
enum Samples {
  static let all: [any Sample.Type] = [
    FadeSample.self, SlideUpSample.self, VerticalSheetSample.self, MenuSample.self,
    SheetSample.self, CompositeSample.self, NavigationFadeSample.self, AsymmetricSample.self,
    SettingsSample.self, TabsSample.self, SplitSample.self, WallSample.self, PetsSample.self,
    WarningSample.self, PhotoAlbumSample.self,
  ]

  /// The sample of a name.
  static func named(_ name: String) -> (any Sample.Type)? {
    all.first { $0.name == name }
  }
}

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

  /// Shows what the sample is about, as the app would: makes a controller, gives it a transition,
  /// presents it.
  ///
  /// - Returns: The controller that was presented.
  func open() -> ViewController
}

/// A sample whose way back a finger can drive.
@MainActor
protocol InteractiveSample: Sample {
  /// Drags a finger over the screen, from now on, as a person would who wants to go back, and lets go
  /// of it at rest.
  ///
  /// Called when the sample is open and nothing moves.
  ///
  /// - Parameter fraction: How much of the whole way the finger goes, in `0...1`.
  func drag(on stage: Stage, over fraction: CGFloat)
}

/// What samples belong together.
enum SampleGroup: String, CaseIterable {
  /// One transition that fills the screen.
  case basics
  /// Presentations with a frame of their own.
  case presentation
  /// Transitions made of others.
  case composition
  /// Scenes with all that an app has around a transition.
  case scenes
}

/// All samples there are.
@MainActor
enum Samples {
  static let all: [any Sample.Type] = [
    FadeSample.self, SlideUpSample.self, VerticalSheetSample.self, MenuSample.self,
    CompositeSample.self, WallSample.self, PetsSample.self, WarningSample.self,
    PhotoAlbumSample.self,
  ]

  /// The sample of a name.
  static func named(_ name: String) -> (any Sample.Type)? {
    all.first { $0.name == name }
  }
}

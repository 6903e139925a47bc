import Foundation
import Transitioning
import Transitions

/// A picture of a film, which opens from its tile and follows a finger back.
struct PhotoSample: InteractiveSample {
  static let name = "photo"
  static let adoption = Adoption(".photo(from: sourceView)")
  static let group = SampleGroup.sharedElement
  static let purpose = "a photo opens, and follows a finger back"
  static let summary =
    "The best of a film; a picture opens whole, and a finger takes it back to its place."
  static let takesHold = true

  private let film = FilmViewController()

  var root: UIViewController { film }

  func open() -> UIViewController { film.show(4) }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    guard film.presentedViewController != nil else { return nil }
    return .drag(
      from: CGPoint(x: stage.bounds.midX, y: (stage.size.height * 0.4).rounded()),
      toward: .bottom, by: fraction * stage.size.height * 0.4)
  }
}

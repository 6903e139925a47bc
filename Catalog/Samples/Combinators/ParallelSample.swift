import Transitioning
import Transitions

/// A presentation of a note over a photo, by two transitions at once.
struct ParallelSample: Sample {
  static let name = "parallel"
  static let adoption = Adoption(
    ".parallel(.fade(timing: .eased(.legacyDecelerate)), .scale())")
  static let group = SampleGroup.combinators
  static let purpose = "a word of thanks over what is there"
  static let summary = "A photo; a note fades in and springs to its size, two in one."

  private let photo = PhotoViewController(photo: 4)

  var root: UIViewController { photo }

  func open() -> UIViewController {
    let note = PhotoNoteViewController(.share, "Shared")
    note.transitionController.transition = .parallel(
      .fade(timing: .eased(.legacyDecelerate)), .scale())
    photo.present(note, animated: true)
    return note
  }
}

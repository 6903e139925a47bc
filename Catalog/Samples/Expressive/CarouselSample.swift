import Transitioning
import Transitions

/// Two passes one below the other on a wheel.
struct CarouselSample: Sample {
  static let name = "carousel"
  static let adoption = Adoption(".carousel(from: .bottom, background: .lightGray)")
  static let group = SampleGroup.expressive
  static let purpose = "the next item of its kind"
  static let summary = "A ticket for the tram; the wheel of cards turns on to the café’s."

  private let tram = PassViewController(Pass.all[2])

  var root: UIViewController { tram }

  func open() -> UIViewController {
    let cafe = PassViewController(Pass.all[3])
    cafe.transitionController.transition = .carousel(
      from: .bottom, background: Palette.matching(tram.traitCollection).containerHigh)
    // The bars and texts of both passes run through the furniture of the screen.
    cafe.statusBarChange = StyleChange(to: .hidden, between: (0.02...0.1, 0.9...0.98))
    tram.present(cafe, animated: true)
    return cafe
  }
}

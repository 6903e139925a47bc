import Foundation
import Transitioning

/// A card with a riddle about a pet; a tap turns the card over to the pet's picture.
///
/// The card is the transitioning delegate of the picture that it presents.
final class PetCardViewController: SceneController {
  static let cornerRadius: CGFloat = 28

  private let pet: Pet

  /// The picture that is being dismissed; its swipe drives the dismissal.
  private weak var leaving: PetPictureViewController?

  private let mark = TextLabel("?", .headline)
  private let badge: Surface
  private let riddle: TextLabel
  private let hint: TextLabel

  init(_ pet: Pet) {
    self.pet = pet
    let tint = pet.accent.appending(path: \.onContainer)
    badge = Surface(pet.accent.appending(path: \.main), corner: 36)
    riddle = TextLabel(pet.riddle, .title, tint, lines: 0)
    hint = TextLabel("Tap to turn it over", .small, tint)
    super.init()
    mark.role = pet.accent.appending(path: \.onMain)
    title = pet.name
  }

  /// Turns the card over.
  func reveal() {
    let picture = PetPictureViewController(pet)
    picture.modalPresentationStyle = .fullScreen
    picture.transitioningDelegate = self
    present(picture, animated: true)
  }

  override func loadView() {
    view = Surface(
      pet.accent.appending(path: \.container), corner: Self.cornerRadius, elevation: .raised)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "card of \(pet.name)"
    for part in [badge, mark, riddle, hint] { view.addSubview(part) }
    view.addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in reveal() })
  }

  override func layOut(_ root: UIView) {
    let (middle, height) = (root.bounds.midX, root.bounds.height)
    badge.frame = CGRect(x: middle - 36, y: height * 0.14, width: 72, height: 72)
    root.put(mark, middle: badge.frame.midY - mark.sizeThatFits(.zero).height / 2)
    let need = riddle.height(in: root.bounds.width - 48)
    root.put(riddle, middle: height * 0.52 - need / 2, margin: 24)
    root.put(hint, middle: height - 56)
  }
}

extension PetCardViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    traitCollection.prefersReducedMotion
      ? CalmFade(isPresenting: true) : PetFlipOpening(card: view)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    leaving = dismissed as? PetPictureViewController
    return traitCollection.prefersReducedMotion
      ? CalmFade(isPresenting: false) : PetFlipClosing(card: view)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    leaving?.swipe
  }
}

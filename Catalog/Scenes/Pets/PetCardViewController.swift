import Transitioning

/// A card with a riddle about a pet; a tap turns the card over to the pet's picture.
///
/// The card is the transitioning delegate of the picture that it presents.
final class PetCardViewController: ViewController {
  static let cornerRadius: CGFloat = 25

  private let pet: Pet

  /// The picture that is being dismissed; its swipe drives the dismissal.
  private weak var leaving: PetPictureViewController?
  private let riddle: Label
  private let hint = Label(text: "Tap to see who", fontSize: 14, color: Palette.accent)

  init(_ pet: Pet) {
    self.pet = pet
    riddle = Label(text: pet.riddle, fontSize: 14, isBold: true, color: Palette.ink)
    super.init()
    title = pet.name
  }

  /// Turns the card over.
  func reveal() {
    let picture = PetPictureViewController(pet)
    picture.modalPresentationStyle = .fullScreen
    picture.transitioningDelegate = self
    present(picture, animated: true)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "card of \(pet.name)"
    view.backgroundColor = pet.color
    view.layer.cornerRadius = Self.cornerRadius
    view.layer.borderWidth = 6
    view.layer.borderColor = .white
    riddle.textAlignment = .center
    for label in [riddle, hint] { view.addSubview(label) }
    view.addGestureRecognizer(TapGestureRecognizer { [unowned self] _ in reveal() })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    riddle.center = CGPoint(x: bounds.midX, y: bounds.height * 0.4)
    hint.center = CGPoint(x: bounds.midX, y: bounds.maxY - 40)
  }
}

extension PetCardViewController: ViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    traitCollection.prefersReducedMotion
      ? CalmFade(isPresenting: true) : PetFlipOpening(card: view)
  }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    leaving = dismissed as? PetPictureViewController
    return traitCollection.prefersReducedMotion
      ? CalmFade(isPresenting: false) : PetFlipClosing(card: view)
  }

  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    leaving?.swipe
  }
}

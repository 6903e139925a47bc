import Transitioning

/// The picture on the back of a card; a swipe from the left edge turns the card back.
final class PetPictureViewController: ViewController {
  /// The interaction that turns the card back.
  private(set) lazy var swipe = PanInteractionController(toward: .right, recognizer: edgePan) {
    [unowned self] in dismiss(animated: true)
  }

  private let edgePan = ScreenEdgePanGestureRecognizer()
  private let pet: Pet
  private let drawing: PetDrawing
  private let name: Label
  private let hint = Label(text: "Swipe from the left to go back", fontSize: 15, color: Palette.ink)

  init(_ pet: Pet) {
    self.pet = pet
    drawing = PetDrawing(pet)
    name = Label(text: pet.name, fontSize: 30, isBold: true, color: Palette.ink)
    super.init()
    title = pet.name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "picture of \(pet.name)"
    view.backgroundColor = pet.color
    for part in [drawing, name, hint] { view.addSubview(part) }
    edgePan.edges = .left
    view.addGestureRecognizer(swipe.recognizer)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    name.center = CGPoint(x: bounds.midX, y: bounds.height * 0.16)
    drawing.frame = CGRect(
      x: bounds.width * 0.08, y: bounds.height * 0.26, width: bounds.width * 0.84,
      height: bounds.height * 0.48)
    hint.center = CGPoint(x: bounds.midX, y: bounds.height * 0.9)
  }
}

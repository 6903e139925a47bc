import Testing
import Transitioning

@MainActor
@Suite("A card that opens")
struct CardTests {
  private let stage = Stage(size: Stage.phone)
  private let list = ViewController()
  private let card = View(frame: CGRect(x: 20, y: 480, width: 350, height: 200))
  private let page = ViewController()

  init() throws {
    list.view.backgroundColor = .white
    card.backgroundColor = Color(red: 0.2, green: 0.5, blue: 0.6)
    card.layer.cornerRadius = 16
    list.view.addSubview(card)

    page.view.backgroundColor = card.backgroundColor
    page.view.clipsToBounds = true
    page.transitionController.transition = CardTransition(from: card) { [unowned page] in
      page.dismiss(animated: true)
    }

    let window = Window(stage: stage)
    window.rootViewController = list
    window.makeKeyAndVisible()
    try stage.settle()
  }
}

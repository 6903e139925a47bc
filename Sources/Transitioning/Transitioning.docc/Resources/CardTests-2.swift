import Testing
import Transitioning

@MainActor
@Suite("A card that opens")
struct CardTests {
  private let stage = Stage(size: .phone)
  private let list = UIViewController()
  private let card = UIView(frame: CGRect(x: 20, y: 480, width: 350, height: 200))
  private let page = UIViewController()

  init() throws {
    list.view.backgroundColor = .white
    card.backgroundColor = UIColor(red: 0.2, green: 0.5, blue: 0.6)
    card.layer.cornerRadius = 16
    card.addSubview(Self.makeTitle())
    list.view.addSubview(card)

    page.view.backgroundColor = card.backgroundColor
    page.view.clipsToBounds = true
    page.view.addSubview(Self.makeTitle())
    page.transitionController.transition = CardTransition(from: card) { [unowned page] in
      page.dismiss(animated: true)
    }

    let window = UIWindow(stage: stage)
    window.rootViewController = list
    window.makeKeyAndVisible()
    try stage.settle()
  }

  private static func makeTitle() -> UILabel {
    let title = UILabel(frame: CGRect(x: 20, y: 60, width: 310, height: 30))
    title.text = "A day at sea"
    title.textColor = .white
    return title
  }

  @Test("grows from the card to the whole screen in 0.35 seconds")
  func opens() throws {
    list.present(page, animated: true)
    stage.advance(by: 0)
    #expect(page.view.layer.presentation()?.frame == card.frame)
    #expect(page.view.layer.presentation()?.cornerRadius == 16)

    #expect(try stage.settle() == 0.35)
    #expect(page.view.frame == list.view.bounds)
    #expect(page.view.layer.cornerRadius == 0)
  }
}

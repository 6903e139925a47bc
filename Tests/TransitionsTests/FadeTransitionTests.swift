import Testing
import Transitioning
import Transitions

@MainActor
@Suite("A fade")
struct FadeTransitionTests {
  @Test("runs")
  func runs() throws {
    let stage = Stage()
    stage.observer = { print($0.time, $0.category, $0.subject, $0.message) }
    let window = Window(stage: stage)
    let wall = ViewController()
    wall.title = "wall"
    window.rootViewController = wall
    window.makeKeyAndVisible()
    let composer = ViewController()
    composer.title = "composer"
    composer.transitionController.transition = FadeTransition()
    wall.present(composer, animated: true) { print("presented") }
    stage.advance(by: 0.175)
    print(composer.view.layer.presentationProperties.opacity, composer.view.alpha)
    try stage.settle()
    #expect(composer.view.alpha == 1)
    composer.dismiss(animated: true) { print("dismissed") }
    stage.advance(by: 0.175)
    print(composer.view.layer.presentationProperties.opacity)
    print(try stage.settle(), stage.now)
    #expect(composer.view.alpha == 1)
    #expect(stage.diagnostics.issues.isEmpty)
  }
}

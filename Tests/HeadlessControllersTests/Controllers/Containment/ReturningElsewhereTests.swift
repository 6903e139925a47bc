import TestSupport
import TestWorlds
import Testing
import Transitioning

@MainActor
@Suite("A controller that gets another place while it leaves")
struct ReturningElsewhereTests {
  private let stage = Stage()
  private let back = WitnessViewController("P")
  private let fore = WitnessViewController("B")

  private func present(_ style: UIModalPresentationStyle, animated: Bool) throws -> UIWindow {
    let window = UIWindow(stage: stage)
    stage.diagnostics.handler = { _ in }
    window.rootViewController = back
    window.makeKeyAndVisible()
    fore.modalPresentationStyle = style
    back.present(fore, animated: animated)
    try stage.settle()
    return window
  }

  @Test("appears there, as a root", arguments: [false, true])
  func root(animated: Bool) throws {
    let window = try present(.fullScreen, animated: animated)
    back.reactions["viewDidAppear"] = { [fore] in window.rootViewController = fore }
    back.dismiss(animated: animated)
    try stage.settle()
    #expect(window.rootViewController === fore)
    #expect(fore.view.window === window)
    #expect(fore.witness.state == .didAppear)
    #expect(back.witness.state == .didDisappear)
    #expect(fore.witness.complaints == [])
    #expect(back.witness.complaints == [])
  }

  @Test("appears there, as a child", arguments: [false, true])
  func child(animated: Bool) throws {
    let window = try present(.fullScreen, animated: animated)
    back.reactions["viewDidAppear"] = { [fore, back] in
      back.reactions = [:]
      back.addChild(fore)
      back.view.addSubview(fore.view)
      fore.didMove(toParent: back)
    }
    back.dismiss(animated: animated)
    try stage.settle()
    #expect(fore.parent === back)
    #expect(fore.view.window === window)
    #expect(fore.witness.state == .didAppear)
    #expect(fore.witness.complaints == [])
    #expect(back.witness.complaints == [])
  }

  @Test("does not appear with its parent if it lost its view while both were out of the window")
  func lost() throws {
    let window = try present(.fullScreen, animated: false)
    let child = WitnessViewController("C")
    back.addChild(child)
    back.view.addSubview(child.view)
    back.reactions["viewIsAppearing"] = { child.view.removeFromSuperview() }
    child.reactions["viewWillAppear"] = { [back] in
      #expect(back.view.window == nil)
      child.view.removeFromSuperview()
    }
    back.dismiss(animated: false)
    try stage.settle()
    #expect(back.view.window === window)
    #expect(child.view.window == nil)
    #expect(child.witness.state == .didDisappear)
    #expect(child.witness.complaints == [])
  }
}

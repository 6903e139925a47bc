import Foundation
import Expectations
import TransitionLaws
import Transitioning

@testable import CatalogSamples
@testable import TransitioningCatalog

@MainActor
@Suite("The scenes of Material's patterns")
struct MaterialScenesTests {
  @Test("a form goes on step by step, and back")
  func form() throws {
    let scene = try SampleScene("shared-axis-x")
    let before = scene.picture
    let navigation = try #require(
      (scene.sample.root as? SetupViewController)?.stack)
    for count in 2...4 {
      try scene.tap("Continue")
      expectEqual(navigation.viewControllers.count, count)
    }
    for _ in 1...3 { try scene.tap("Back") }
    expectEqual(navigation.viewControllers.count, 1)
    expectEqual(scene.picture, before)
    scene.expectNothingLeft()
  }

  @Test("a shelf opens the product that is tapped out of its own card")
  func shelf() throws {
    let (sample, stage) = (ContainerArcSample(), Stage(.phone))
    let window = UIWindow(stage: stage)
    window.rootViewController = sample.root
    window.makeKeyAndVisible()
    stage.advance(by: 0)
    let before = stage.displayList().items
    let card = try #require((sample.root as? ShopViewController)?.card(of: Product.all[1]))
    stage.tap(at: card.convert(CGPoint(x: card.bounds.midX, y: card.bounds.midY), to: nil))
    try stage.settle()
    let page = try #require(sample.root.presentedViewController as? ProductViewController)
    expectEqual(page.title, "Orange bowl")
    let decisions = page.transitionDecisions.map(\.description)
    expectEqual(decisions, ["ContainerTransformTransition runs forward"])
    page.dismiss(animated: true)
    try stage.settle()
    expectEqual(stage.displayList().items, before)
    expectTrue(!card.isHidden)
  }

  @Test("the round button writes a letter, and is there again afterwards")
  func letter() throws {
    let scene = try SampleScene("container-fab")
    let before = scene.picture
    try scene.tap("Write")
    let navigation = try #require(scene.sample.root as? UINavigationController)
    expectTrue(navigation.topViewController is ComposeViewController)
    try scene.tap("Close")
    expectEqual(scene.picture, before)
    scene.expectNothingLeft()
  }

  @Test("a walk's row is where its page shrinks to, though the list has turned to two columns")
  func row() throws {
    let scene = try SampleScene("container-transform")
    let page = try scene.open()
    scene.stage.resize(to: .tablet)
    scene.sample.close(page)
    scene.stage.advance(by: 0)
    scene.stage.advance(by: 0.399_999)
    let root: UIView = scene.sample.root.view
    let list = try #require(
      (scene.sample.root as? UINavigationController)?.topViewController?.view)
    let row = try #require(
      list.subviews.first { $0.accessibilityIdentifier == "row of First frost" })
    func named(_ name: String, in view: UIView) -> UIView? {
      if view.accessibilityIdentifier == name { return view }
      for part in view.subviews { if let found = named(name, in: part) { return found } }
      return nil
    }
    let shown = try #require(named("container", in: root)).layer.presentationProperties
    let frame = row.convert(row.bounds, to: root)
    expectNear(shown.position.x, frame.midX, within: 0.1)
    expectNear(shown.position.y, frame.minY, within: 0.1)
    expectLess(abs(shown.bounds.width * shown.transform.m11 - frame.width), 0.1)
    expectLess(abs(shown.bounds.height * shown.transform.m22 - frame.height), 0.1)
    try scene.stage.settle()
    scene.expectNothingLeft()
  }
}

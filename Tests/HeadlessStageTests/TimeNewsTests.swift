import Foundation
import HeadlessStage
import HeadlessViews
import Testing

@MainActor
@Suite("Many new times in a deep tree")
struct TimeNewsTests {
  /// What becomes of views in each other, animated in some way and given times in some order.
  private struct Fate: Equatable {
    var alphas: [Double] = []
    var ends: [Int] = []
    var spent = 0.0
    var isSettled = false
  }

  enum Way: CaseIterable {
    case oneBlock, blocks, blocksThatAreWaitedFor
  }

  private let count = 300

  private func fate(
    _ way: Way, fromOutside: Bool, looking: Bool, speeds: Bool = false
  ) throws -> Fate {
    let scene = Scene()
    var views: [View] = []
    for _ in 0..<count {
      let view = View(frame: scene.window.bounds)
      (views.last ?? scene.window).addSubview(view)
      views.append(view)
    }
    scene.stage.advance(by: 0)
    var fate = Fate()
    switch way {
    case .oneBlock:
      View.animate(withDuration: 1) { for view in views { view.alpha = 0.5 } }
    case .blocks:
      for view in views { View.animate(withDuration: 1) { view.alpha = 0.5 } }
    case .blocksThatAreWaitedFor:
      for (index, view) in views.enumerated() {
        View.animate(withDuration: 1) {
          view.alpha = 0.5
        } completion: { _ in
          fate.ends.append(index)
        }
      }
    }
    scene.stage.advance(by: 0.25)
    for view in fromOutside ? views : views.reversed() {
      view.layer.timeOffset = 0.001
      if speeds { view.layer.speed = 0.999 }
      if looking { _ = view.layer.presentationProperties }
    }
    if !looking {
      // What is taken out before anybody is told is of no concern any more.
      View().addSubview(views[count - 1])
      views[count - 2].addSubview(views[count - 1])
    }
    fate.alphas = views.dropLast().map { Double($0.layer.presentationProperties.opacity) }
    fate.spent = try scene.stage.settle()
    fate.isSettled = scene.stage.isSettled
    fate.ends.removeAll { $0 == count - 1 }
    fate.ends.sort()
    return fate
  }

  @Test(
    "lead to the same whether somebody looks in between or not",
    arguments: Way.allCases, [true, false])
  func same(way: Way, fromOutside: Bool) throws {
    for speeds in [false, true] {
      let looked = try fate(way, fromOutside: fromOutside, looking: true, speeds: speeds)
      let told = try fate(way, fromOutside: fromOutside, looking: false, speeds: speeds)
      #expect(looked == told)
      #expect(looked.alphas[0] != looked.alphas[count - 2] && told.isSettled)
    }
  }

  @Test("that stand still keep a stage from settling")
  func still() {
    let scene = Scene()
    var views: [View] = []
    for _ in 0..<count {
      let view = View(frame: scene.window.bounds)
      (views.last ?? scene.window).addSubview(view)
      views.append(view)
    }
    View.animate(withDuration: 1) { for view in views { view.alpha = 0.5 } }
    scene.stage.advance(by: 0.25)
    for view in views { view.layer.timeOffset = 0.001 }
    views[0].layer.speed = 0
    #expect(!scene.stage.isSettled)
    scene.stage.advance(by: 2)
    #expect(views.allSatisfy { $0.layer.animationKeys() != nil })
    for view in views { view.layer.timeOffset = 0 }
    views[0].layer.speed = 1
    scene.stage.advance(by: 2)
    #expect(scene.stage.isSettled && views.allSatisfy { $0.layer.animationKeys() == nil })
  }
}

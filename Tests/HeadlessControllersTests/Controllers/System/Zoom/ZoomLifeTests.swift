import Foundation
import TestFormulas
import Expectations
import Testing
import Transitioning

@MainActor
@Suite("A random life of a zoom")
struct ZoomLifeTests {
  /// What may happen next.
  private enum Event: CaseIterable {
    case open, close, down, move, lift, cancel, wait, frame, scroll, resize, lose, find, replace
  }

  @Test(
    "leaves nothing behind, whatever fingers and the app do", arguments: ZoomScene.Way.allCases,
    0..<40 as Range<UInt64>)
  func life(way: ZoomScene.Way, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let scene = try ZoomScene(way)
    var fingers: [Finger] = []
    var story: [String] = []
    for _ in 0..<60 {
      let event = Event.allCases[Int(random.next() % UInt64(Event.allCases.count))]
      let number = CGFloat(random.next() % 100)
      story.append("\(event) \(number)")
      switch event {
      case .open: if !scene.isOpen { scene.open(animated: number < 90) }
      case .close: if scene.isOpen { scene.close() }
      case .down:
        let x = number < 30 ? 3 : 100 + number
        scene.stage.advance(by: 0)
        let before = scene.place()
        fingers.append(scene.stage.touchDown(at: CGPoint(x: x, y: 100 + 3 * number)))
        scene.stage.advance(by: 0)
        expectLess(ZoomScene.gap(scene.place(), before), 1, "\(story)")
      case .move:
        for finger in fingers where finger.isDown {
          for _ in 0..<6 {
            finger.move(byX: (number - 40) / 6, y: (number - 20) / 3)
            scene.stage.advance(by: 1.0 / 60)
          }
        }
      case .lift, .cancel:
        scene.stage.advance(by: 0)
        let before = scene.place()
        if event == .lift { fingers.popLast()?.lift() } else { fingers.popLast()?.cancel() }
        scene.stage.advance(by: 0)
        expectLess(ZoomScene.gap(scene.place(), before), 1, "\(story)")
      case .wait: scene.stage.advance(by: Double(number) / 100)
      case .frame: scene.stage.advance(by: 1.0 / 60)
      case .scroll: scene.list.contentOffset.y = 3 * number
      case .resize:
        scene.stage.resize(to: CGSize(width: 340 + number, height: 844 - number))
        scene.stage.advance(by: 1.0 / 60)
      case .lose: scene.found = nil
      case .find:
        scene.found = scene.source
        scene.source.isHidden = number < 20
      case .replace:
        guard way == .push, number < 30 else { break }
        scene.navigation.setViewControllers(
          [scene.back] + (number < 15 ? [scene.fore] : []), animated: number < 20)
      }
    }
    for finger in fingers where finger.isDown { finger.lift() }
    scene.source.isHidden = false
    do {
      try scene.stage.settle()
    } catch {
      Issue.record("\(error) after \(story)")
    }
    expectTrue(scene.isBalanced(), "\(story)")
    expectTrue(scene.isClean, "\(story)")
    let shown = scene.isOpen ? scene.fore : scene.back
    expectEqual(shown.view.frame, scene.window.bounds, "\(story)")
    scene.stage.advance(by: 1)
    if scene.isOpen { scene.close() } else { scene.open() }
    try scene.stage.settle()
    expectTrue(scene.isClean && scene.isBalanced(), "\(story)")
  }
}

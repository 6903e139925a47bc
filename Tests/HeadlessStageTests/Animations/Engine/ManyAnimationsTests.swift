import Foundation
import HeadlessViews
import MotionCurves
import MotionTerms
import TestSupport
import Testing

@testable import HeadlessStage

@MainActor
@Suite("Many animations of one layer")
struct ManyAnimationsTests {
  private let scene = Scene()

  private func animation(_ duration: Double = 10) -> CABasicAnimation {
    let animation = CABasicAnimation(\.opacity, from: 0, to: 1)
    animation.duration = duration
    return animation
  }

  @Test("are found, replaced and removed by their keys, and stay in order")
  func keys() {
    let layer = scene.view.layer
    var expected: [String] = []
    for index in 0..<150 {
      layer.add(animation(), forKey: "\(index)")
      expected.append("\(index)")
    }
    scene.stage.advance(by: 0)
    for index in stride(from: 0, to: 150, by: 3) {
      layer.add(animation(), forKey: "\(index)")
      expected.removeAll { $0 == "\(index)" }
      expected.append("\(index)")
    }
    for index in stride(from: 1, to: 150, by: 3) {
      layer.removeAnimation(forKey: "\(index)")
      expected.removeAll { $0 == "\(index)" }
    }
    #expect(layer.animationKeys() == expected)
    #expect(layer.animation(forKey: "1") == nil)
    #expect(layer.animation(forKey: "2") != nil)
    for key in expected.dropLast(2) { layer.removeAnimation(forKey: key) }
    #expect(layer.animationKeys() == expected.suffix(2))
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test("of one property get the lowest free numbers (ViewAnimation 10)")
  func numbers() {
    let view = scene.view
    for index in 1...100 {
      UIView.animate(withDuration: Double(index)) { view.center.x += 1 }
    }
    let names = (2...100).map { "position-\($0)" }
    #expect(view.layer.animationKeys() == ["position"] + names)
    view.layer.removeAnimation(forKey: "position-70")
    view.layer.removeAnimation(forKey: "position-7")
    view.layer.add(animation(), forKey: "position-101")
    for _ in 0..<3 { UIView.animate(withDuration: 200) { view.center.x += 1 } }
    let last = view.layer.animationKeys()?.suffix(4)
    #expect(last == ["position-101", "position-7", "position-70", "position-102"])
    view.layer.removeAnimation(forKey: "position-101")
    UIView.animate(withDuration: 200) { view.center.x += 1 }
    #expect(view.layer.animationKeys()?.last == "position-101")
  }

  @Test("end each at its instant, and leave nothing behind")
  func ends() {
    let layer = scene.view.layer
    for index in 1...200 { layer.add(animation(Double(index)), forKey: "\(index)") }
    for index in 1...200 {
      scene.stage.advance(to: Double(index))
      #expect(layer.animationKeys()?.count ?? 0 == 200 - index)
    }
    #expect(scene.stage.isSettled)
    #expect(layer.presentationProperties.opacity == 1)
  }

  @Test("in groups 1,000 deep run and are deallocated")
  func depth() {
    let layer = scene.view.layer
    var group: CAAnimation = CABasicAnimation(\.opacity, from: 0, to: 1)
    for _ in 0..<1_000 { group = CAAnimationGroup([group]) }
    group.duration = 1
    layer.add(group, forKey: "group")
    group = CAAnimation()
    scene.stage.advance(by: 0.5)
    #expect(layer.presentationProperties.opacity == 0.5)
    scene.stage.advance(by: 0.5)
    #expect(layer.animationKeys() == nil)
  }

  @Test("that share a time in nested groups have the values that each has alone")
  func sharedTime() {
    let layer = scene.view.layer
    let early = CABasicAnimation(\.opacity, from: 0, to: 1)
    let late = CABasicAnimation(\.cornerRadius, from: 0, to: 10)
    late.beginTime = 1
    late.fillMode = .both
    for animation in [early, late] { animation.duration = 1 }
    let inner = CAAnimationGroup([early, late])
    inner.duration = 2
    inner.speed = 2
    let outer = CAAnimationGroup([inner])
    outer.duration = 1
    layer.add(outer, forKey: nil)
    scene.stage.advance(by: 0.25)
    #expect(layer.presentationProperties.opacity == 0.5)
    #expect(layer.presentationProperties.cornerRadius == 0)
    scene.stage.advance(by: 0.5)
    #expect(layer.presentationProperties.cornerRadius == 5)
  }

  @Test("and display links beside them are called in the order of adding after many are removed")
  func links() {
    var calls: [Int] = []
    let links = (0..<300).map { index in CADisplayLink { _ in calls.append(index) } }
    for link in links { link.add(to: scene.stage) }
    for index in stride(from: 0, to: 300, by: 2) { links[index].invalidate() }
    for index in stride(from: 1, to: 300, by: 4) { links[index].isPaused = true }
    scene.stage.advance(by: 1.5 / 60)
    #expect(calls == Array(stride(from: 3, to: 300, by: 4)))
    for link in links { link.invalidate() }
    #expect(scene.stage.isSettled)
  }

  @Test("have the right time for each layer of a deep tree")
  func deepTime() {
    var views = [scene.view]
    for _ in 0..<20 {
      let view = UIView()
      views[views.count - 1].addSubview(view)
      views.append(view)
    }
    scene.stage.advance(by: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      for view in views { view.alpha = 0 }
    }
    scene.stage.advance(by: 0.25)
    views[5].layer.speed = 0
    views[5].layer.timeOffset = 0.5
    scene.stage.advance(by: 0.5)
    for (index, view) in views.enumerated() {
      #expect(view.layer.presentationProperties.opacity == (index < 5 ? 0.25 : 0.5))
    }
  }
}

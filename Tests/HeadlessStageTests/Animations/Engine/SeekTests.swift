import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import Expectations

@MainActor
@Suite("Seeking")
struct SeekTests {
  /// A stage with views that fade, move and rotate, some of them later and some without an end.
  private func stage() -> (stage: Stage, views: [UIView]) {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    window.isHidden = false
    let views = (0..<4).map { UIView(frame: CGRect(x: 10 * $0, y: 0, width: 10, height: 10)) }
    for view in views {
      view.backgroundColor = .red
      window.addSubview(view)
    }
    stage.advance(by: 0)
    UIView.animate(withDuration: 1) { views[0].alpha = 0.25 }
    UIView.animate(withDuration: 0.5, delay: 0.25) { views[1].center.y = 300 }
    UIView.animate(withDuration: 0.4, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
      views[2].transform3D = CATransform3D(rotationAngle: 1, x: 0, y: 0, z: 1)
    }
    UIView.animate(withDuration: 0.3, options: [.repeat, .autoreverse]) {
      views[3].backgroundColor = .blue
    }
    stage.advance(by: 0)
    return (stage, views)
  }

  @Test("shows exactly what playing to the instant shows")
  func samePicture() {
    let (sought, _) = stage()
    for instant in [0.9, 0.1, 0.25, 0.7, 0, 0.399_999, 0.4, 1.5] {
      let (played, views) = stage()
      played.advance(to: instant)
      let expected = views.map(\.layer.presentationProperties)
      let found = sought.seek(to: instant) {
        sought.windows[0].subviews.map(\.layer.presentationProperties)
      }
      expectEqual(found, expected, "at \(instant)")
    }
  }

  @Test("leaves all state as it was, and runs no callback")
  func noTrace() throws {
    let (stage, views) = stage()
    var calls = 0
    UIView.animate(withDuration: 0.2) {
      views[0].layer.cornerRadius = 5
    } completion: { _ in
      calls += 1
    }
    stage.advance(to: 0.1)
    let before = views.map(\.layer.presentationProperties)
    stage.seek(to: 50) {}
    stage.seek(to: -3) {}
    expectEqual(stage.now, 0.1)
    expectEqual(calls, 0)
    expectEqual(views.map(\.layer.presentationProperties), before)
    stage.advance(to: 0.2)
    expectEqual(calls, 1)
  }

  @Test("shows the end of an animation beyond it, over the model", arguments: [false, true])
  func beyondTheEnd(hasCompletion: Bool) {
    let (stage, views) = stage()
    let layer = views[2].layer
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { views[2].alpha = 0 },
      completion: hasCompletion ? { _ in } : nil)
    stage.advance(by: 0)
    views[2].alpha = 0.75
    var seen = [stage.seek(to: 2) { layer.presentationProperties.opacity }]
    layer.speed = 0
    for offset in [2.0, -1] {
      layer.timeOffset = offset
      seen.append(layer.presentationProperties.opacity)
    }
    seen.append(stage.seek(to: 2) { layer.presentationProperties.opacity })
    expectEqual(seen, [0, 0, 1, 1])
  }

  @Test("refuses an instant that is not finite, and an advance within")
  func refusals() {
    let (stage, _) = stage()
    stage.diagnostics.handler = { _ in }
    expectEqual(stage.seek(to: .nan) { stage.now }, 0)
    stage.seek(to: 0.5) { stage.advance(by: 1) }
    expectEqual(stage.now, 0)
    expectEqual(stage.diagnostics.issues.count, 2)
  }
}

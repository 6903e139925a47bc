import Foundation
import Testing
import Transitioning
import Transitions

/// Material 3's standard easing, by bisection: cubic-bezier(0.2, 0, 0, 1).
private func standard(_ fraction: Double) -> Double {
  func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
    3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
  }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<80 {
    let middle = (low + high) / 2
    if bezier(0.2, 0, middle) < fraction { low = middle } else { high = middle }
  }
  return bezier(0, 1, low)
}

/// A critically damped spring released at rest, after `time` seconds.
private func critical(_ time: Double, frequency: Double) -> Double {
  1 - (1 + frequency * time) * exp(-frequency * time)
}

private func expectClose(
  _ value: CGFloat, _ expected: Double, _ tolerance: Double = 1e-9,
  _ location: SourceLocation = #_sourceLocation
) {
  #expect(abs(Double(value) - expected) < tolerance, sourceLocation: location)
}

@MainActor
@Suite("A fade")
struct FadeTransitionTests {
  @Test("takes 0.35 seconds and follows the standard curve, there and back")
  func values() throws {
    let scene = TransitionScene(FadeTransition())
    let there = try scene.forward { progress in
      expectClose(CGFloat(scene.shown.opacity), standard(progress))
    }
    #expect(abs(there - 0.35) < 1e-12)
    let back = try scene.backward { progress in
      guard progress < 1 else { return }
      expectClose(CGFloat(scene.shown.opacity), 1 - standard(progress))
    }
    #expect(abs(back - 0.35) < 1e-12)
  }
}

@MainActor
@Suite("A slide up")
struct SlideUpTransitionTests {
  @Test("is pulled by the system's modal spring from below the screen")
  func values() throws {
    let scene = TransitionScene(SlideUpTransition())
    // √(1000 / 3), with over-damping treated as critical.
    let frequency = 18.257418583505537
    let duration = try scene.forward { progress in
      guard progress < 1 else { return expectClose(scene.shown.position.y, 400) }
      let elapsed = scene.stage.now
      expectClose(
        scene.shown.position.y, 1200 - 800 * critical(elapsed, frequency: frequency), 1e-6)
    }
    // Half a point of 800 is left.
    #expect(abs(800 * (1 - critical(duration, frequency: frequency)) - 0.5) < 1e-6)
    let back = try scene.backward { progress in
      guard progress < 1 else { return }
      expectClose(scene.shown.position.y, 400 + 800 * standard(progress))
    }
    #expect(abs(back - 0.3) < 1e-12)
  }

  @Test("sinks with another spring if there is one")
  func springExit() throws {
    let spring = Spring(response: 0.3, dampingRatio: 1)
    let scene = TransitionScene(SlideUpTransition(exit: .spring(spring)))
    _ = try scene.forward()
    let duration = try scene.backward()
    #expect(abs(duration - spring.settlingDuration(over: 800)) < 1e-9)
  }
}

@MainActor
@Suite("A zoom")
struct ZoomTransitionTests {
  @Test("starts at its scale, overshoots and comes to rest at 1")
  func values() throws {
    let scene = TransitionScene(ZoomTransition(from: 0.5))
    var greatest: CGFloat = 0
    scene.wall.present(scene.fore, animated: true)
    scene.stage.advance(by: 0)
    #expect(scene.shown.transform.m11 == 0.5)
    while !scene.stage.isSettled {
      scene.stage.advance(by: 1 / 240)
      greatest = max(greatest, scene.shown.transform.m11)
    }
    #expect(greatest > 1.01)
    #expect(greatest < 1.1)
    #expect(scene.shown.transform.isIdentity)
  }
}

@MainActor
@Suite("A vertical sheet")
struct VerticalSheetTransitionTests {
  @Test("covers the given part of the screen, and no more")
  func frame() throws {
    let scene = TransitionScene(VerticalSheetTransition(height: 0.25))
    _ = try scene.forward()
    #expect(scene.fore.view.frame == CGRect(x: 0, y: 600, width: 400, height: 200))
  }

  @Test("has a scrim that fades with it and stays until the sheet is removed")
  func scrim() throws {
    let scene = TransitionScene(VerticalSheetTransition())
    _ = try scene.forward { progress in
      let scrim = scene.fore.view.superview?.subviews.first
      #expect(scrim?.accessibilityIdentifier == "scrim")
      expectClose(
        CGFloat(scrim?.layer.presentationProperties.opacity ?? -1), standard(progress))
    }
    let scrim = try #require(scene.fore.view.superview?.subviews.first)
    scene.stage.advance(by: 100)
    #expect(scrim.window != nil)
    _ = try scene.backward()
    #expect(scrim.window == nil)
  }

  @Test("keeps its place and its scrim when the window takes another size")
  func resize() throws {
    let scene = TransitionScene(VerticalSheetTransition(height: 0.5))
    _ = try scene.forward()
    scene.wall.view.window?.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
    try scene.stage.settle()
    #expect(scene.fore.view.frame == CGRect(x: 0, y: 200, width: 800, height: 200))
    #expect(
      scene.fore.view.superview?.subviews.first?.frame
        == CGRect(x: 0, y: 0, width: 800, height: 400))
  }

  @Test("fades its scrim alongside the system's transition when its own cannot run")
  func systemTransition() throws {
    let scene = TransitionScene(VerticalSheetTransition())
    _ = try scene.forward()
    let scrim = try #require(scene.fore.view.superview?.subviews.first)
    let sheet = scene.fore.transitionController
    sheet.transition = InfeasibleSheetTransition()
    _ = try scene.backward { progress in
      if progress == 0.5 {
        let opacity = scrim.layer.presentationProperties.opacity
        #expect(opacity > 0)
        #expect(opacity < 1)
      }
    }
    #expect(scrim.window == nil)
  }
}

/// A transition that cannot run, so that the system's transition does.
private final class InfeasibleSheetTransition: TransitionWithFeasibility {
  func canPerformTransition(with context: TransitionContext) -> Bool { false }
  func start(with context: TransitionContext) { context.transitionDidEnd() }
}

@MainActor
@Suite("A menu")
struct MenuTransitionTests {
  @Test("covers half the width from the left, and moves the presenter aside while it is there")
  func values() throws {
    let scene = TransitionScene(MenuTransition())
    let duration = try scene.forward { progress in
      expectClose(scene.shown.position.x, -100 + 200 * standard(progress))
      expectClose(scene.shownBehind.transform.m41, 50 * standard(progress))
    }
    #expect(abs(duration - 0.25) < 1e-12)
    #expect(scene.fore.view.frame == CGRect(x: 0, y: 0, width: 200, height: 800))
    _ = try scene.backward()
    #expect(scene.wall.view.transform3D.isIdentity)
  }

  @Test("lies over the presenter's own area, next to its view")
  func context() throws {
    let scene = TransitionScene(MenuTransition())
    _ = try scene.forward()
    #expect(scene.fore.view.superview?.superview === scene.wall.view.superview)
  }
}

@MainActor
@Suite("A composite")
struct CompositeTransitionTests {
  @Test("runs its parts together, each for as long as it takes")
  func durations() throws {
    let scene = TransitionScene(CompositeTransition(FadeTransition(), ZoomTransition()))
    let start = scene.stage.now
    scene.wall.present(scene.fore, animated: true)
    scene.stage.advance(by: 0.35)
    #expect(scene.shown.opacity == 1)
    #expect(!scene.shown.transform.isIdentity)
    #expect(scene.fore.transitionController.activeTransition is CompositeTransition)
    try scene.stage.settle()
    #expect(scene.stage.now - start > 0.35)
  }

  @Test("of nothing ends at once")
  func empty() throws {
    let scene = TransitionScene(CompositeTransition())
    scene.wall.present(scene.fore, animated: true)
    #expect(try scene.stage.settle() == 0)
    #expect(scene.wall.presentedViewController === scene.fore)
  }
}

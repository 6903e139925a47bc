import Expectations
import Foundation
import TransitionLaws
import Transitioning

@testable import CatalogSamples
@testable import TransitioningCatalog

/// The ways in which a view in front may keep a touch from what a person sees, and means.
@MainActor
@Suite("A touch during a ready-made transition")
struct TouchTests {
  /// Two legs that run alike.
  private func complaints(_ title: String, _ one: TouchedLeg.Run, _ other: TouchedLeg.Run)
    throws -> (all: [String], isSeen: Bool)
  {
    let leg = try TouchedLeg(one, other)
    return (leg.complaints.map { "\(title): \($0)" }, leg.frameCount > 3)
  }

  @Test(
    """
    is kept by no view that draws nothing there, nor by a picture that has come to rest, in any \
    sample, there, back and cancelled
    """)
  func samples() throws {
    var (complaints, count) = ([String](), 0)
    for type in Samples.all {
      let scenes = [0, 1].map { _ in AuditedSample(type.init()) }
      let plays = scenes.map { ScenePlay($0, on: .phone) }
      for part in [Leg.forward, .cancelled(at: 0.3), .backward] {
        let leg = try self.complaints(
          "\(type.name), \(part.name)",
          (plays[0].stage, { scenes[0].begin(part, in: plays[0]) }),
          (plays[1].stage, { scenes[1].begin(part, in: plays[1]) }))
        for (scene, play) in zip(scenes, plays) { scene.end(play) }
        complaints += leg.all
        if leg.isSeen { count += 1 }
      }
    }
    for complaint in complaints { Issue.record("\(complaint)") }
    // A few samples change without a transition of controllers, or in an instant.
    expectLess(3 * Samples.all.count - 12, count, "\(count) legs")
  }

  @Test("is kept by none when the transition of a sample is pushed, popped, and its pop cancelled")
  func pushed() throws {
    var (complaints, count) = ([String](), 0)
    for type in Samples.all {
      let owners = [0, 1].map { _ in ScenePlay(opening: type) }
      let transitions = owners.compactMap { $0.opened?.transitionController.transition }
      guard transitions.count == 2 else { continue }
      let stacks = transitions.map(TouchedStack.init)
      for (name, begin) in TouchedStack.legs {
        let leg = try self.complaints(
          "\(type.name), \(name)", (stacks[0].stage, { begin(stacks[0]) }),
          (stacks[1].stage, { begin(stacks[1]) }))
        complaints += leg.all
        if leg.isSeen { count += 1 }
      }
      withExtendedLifetime(owners) {}
    }
    for complaint in complaints { Issue.record("\(complaint)") }
    expectLess(180, count, "\(count) legs")
  }

  @Test("is kept by a clear view, by a shade that stays, and by pages that are deaf for too long")
  func planted() throws {
    for (fault, words) in [
      (Clogging.Fault.clear, "'clog' takes touches at"), (.late, "a frame after the last visible"),
      (.deaf, "points are not as at rest"),
    ] {
      let stacks = [0, 1].map { _ in TouchedStack(Clogging(fault)) }
      for (name, begin) in TouchedStack.legs {
        let leg = try TouchedLeg(
          (stacks[0].stage, { begin(stacks[0]) }), (stacks[1].stage, { begin(stacks[1]) }))
        expectLess(3, leg.frameCount, "\(fault), \(name)")
        // A short way back is over before a person could touch.
        guard fault != .deaf || name != "pop cancelled" else { continue }
        expectTrue(
          leg.complaints.contains { $0.contains(words) }, "\(fault), \(name): \(leg.complaints)")
      }
    }
    let stacks = [0, 1].map { _ in TouchedStack(Clogging(nil)) }
    for (name, begin) in TouchedStack.legs {
      let leg = try TouchedLeg(
        (stacks[0].stage, { begin(stacks[0]) }), (stacks[1].stage, { begin(stacks[1]) }))
      expectEqual(leg.complaints, [], "\(name)")
    }
  }
}

/// A stack with a page, onto which another one is pushed with a transition.
@MainActor
private final class TouchedStack {
  /// The legs, in order, each with its name.
  static let legs: [(name: String, begin: (TouchedStack) -> Void)] = [
    ("pushed", { $0.navigation.pushViewController($0.fore, animated: true) }),
    ("pop cancelled", { $0.stage.touch(along: $0.stage.swipeBack(over: 0.3)) }),
    ("popped", { $0.navigation.popViewController(animated: true) }),
  ]

  let stage = Stage(.phone)
  private let window: UIWindow
  private let navigation = UINavigationController(rootViewController: Page(.white))
  private let fore = Page(.yellow)

  init(_ transition: any Transition) {
    window = UIWindow(stage: stage)
    // The transitions of some samples animate views of their own scenes, which are not here.
    stage.diagnostics.handler = { _ in }
    fore.transitionController.transition = transition
    navigation.delegate = TransitionNavigationControllerDelegate.shared
    navigation.isNavigationBarHidden = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    stage.advance(by: 0)
  }

  /// A page with a few tiles.
  private final class Page: UIViewController {
    private let color: UIColor

    init(_ color: UIColor) {
      self.color = color
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = color
      for number in 0..<8 {
        let (column, row) = (number % 2, number / 2)
        let tile = UIView(
          frame: CGRect(x: 20 + 180 * column, y: 120 + 170 * row, width: 160, height: 150))
        tile.backgroundColor = .blue
        view.addSubview(tile)
      }
    }
  }
}

/// A fade that keeps touches away in a way of its own.
private final class Clogging: Transition {
  enum Fault {
    /// A clear view is over the container until the end.
    case clear
    /// A shade takes touches until long after the fade.
    case late
    /// The views take no touches until long after the fade.
    case deaf
  }

  private let fault: Fault?

  init(_ fault: Fault?) { self.fault = fault }

  func start(with context: TransitionContext) {
    let (back, fore) = (context.backView, context.foreView)
    let (clog, clock) = (UIView(frame: context.containerView.bounds), UIView(frame: .zero))
    clog.accessibilityIdentifier = "clog"
    clog.isUserInteractionEnabled = fault == .clear || fault == .late
    context.containerView.addSubview(clog)
    if fault == .late { clog.backgroundColor = UIColor.black.withAlphaComponent(0.001) }
    for view in [back, fore] { view.isUserInteractionEnabled = fault != .deaf }
    context.containerView.insertSubview(clock, at: 0)
    context.animate(clock, \.position.x, back: 0, fore: 1)
    let part = fault == .deaf || fault == .late ? 0.0...0.5 : 0.0...1
    context.animate(
      fore, \.opacity, back: 0, fore: 1, timing: .eased(.linear), during: part,
      backwardTiming: .during(part))
    context.deferToCompletion {
      for view in [clog, clock] { view.removeFromSuperview() }
      for view in [back, fore] { view.isUserInteractionEnabled = true }
    }
    context.endAfterAnimations()
  }
}

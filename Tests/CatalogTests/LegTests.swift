import Foundation
import Expectations
import TransitionLaws
import TransitionPictures
import Transitioning

@testable import CatalogSamples
@testable import TransitioningCatalog

@MainActor
@Suite("A leg of a run")
struct LegTests {
  private func run(_ courses: Leg..., of sample: any Sample.Type = Drawer.self) -> SampleRun {
    SampleRun(sample, through: courses, on: .phone)
  }

  private func fault(_ law: LawName, in run: SampleRun) throws -> Violation {
    try #require(run.report.row(law)?.violations.first)
  }

  @Test("that is interactive is driven by a finger and finishes")
  func interactive() throws {
    let run = run(.forward, .interactive)
    expectTrue(run.report.isPassed, "\(run.report)")
    expectEqual(run.legs.map(\.title), ["forward", "interactive"])
    let events = try #require(run.legs.last).recording.events
    expectTrue(events.contains { $0.message.hasSuffix("and finished") })
  }

  @Test(
    "that is cancelled leaves everything as it was", arguments: [0, 0.01, 0.1, 0.3, 0.49, 0.9, 1])
  func cancelled(fraction: Double) throws {
    let run = run(.forward, .cancelled(at: fraction), .backward)
    expectTrue(run.report.isPassed, "\(run.report)")
    expectEqual(run.legs.map(\.title), ["forward", "cancelled", "backward"])
    let last = try #require(run.legs[1].recording.frames.last)
    #expect(try last.difference(fromEarlier: #require(run.legs[0].recording.frames.last)) == nil)
    let isDriven = fraction * 390 > 10
    expectEqual(
      run.legs[1].recording.events.contains { $0.message.hasSuffix("and cancelled") }, isDriven)
  }

  @Test(
    "that is cancelled leaves a popover open, on the sheet of a phone and beside a tap on a tablet",
    arguments: [StageScreen.phone, .tablet])
  func cancelledPopover(screen: StageScreen) {
    for fraction in [0.3, 0.8, 1] {
      let run = SampleRun(
        PopoverSample.self, through: [.forward, .cancelled(at: fraction), .interactive],
        on: screen)
      expectTrue(run.report.isPassed, "\(fraction): \(run.report)")
    }
  }

  @Test("that was to be cancelled but finishes is reported")
  func letGoTooLate() throws {
    let run = run(.forward, .cancelled(at: 0.9), .backward, of: Hasty.self)
    expectTrue(!run.report.isPassed)
    let fault = try fault(.cancels, in: run)
    expectPrefix(fault.sentence, "cancelled, backward, at ", "\(fault)")
    expectEqual(fault.fault, "completes")
    expectEqual(run.report.violatedRows.count, 1)
  }

  @Test("that was to be interactive but is driven by no finger is reported")
  func undriven() throws {
    let run = run(.forward, .interactive, of: Still<Drawer>.self)
    expectTrue(!run.report.isPassed)
    #expect(try fault(.returns, in: run).fault == "is not closed")
    expectEqual(run.report.violatedRows.count, 1)
  }

  @Test(
    "that a finger catches on its way there goes back with it", arguments: [0, 0.001, 0.3, 0.7, 1])
  func caught(fraction: Double) throws {
    let samples = Samples.all.filter { ($0 as? any InteractiveSample.Type)?.takesHold == true }
    expectLess(10, samples.count)
    for sample in samples where sample == SettingsSample.self || (0.1...0.9).contains(fraction) {
      let caught = run(.caught(at: fraction), of: sample)
      expectTrue(caught.report.isPassed, "\(caught.report)")
      expectEqual(caught.legs.map(\.title), ["caught"])
    }
  }

  @Test(
    "that is interrupted reverses from its position, at any time",
    arguments: [0, 0.001, 0.25, 0.5, 0.75, 0.999, 1])
  func interrupted(fraction: Double) throws {
    let run = run(.interrupted(at: fraction))
    expectTrue(run.report.isPassed, "\(run.report)")
    expectEqual(run.legs.map(\.title), ["interrupted"])
    let recording = try #require(run.legs.first).recording
    expectTrue(abs(recording.duration - 2 * fraction * 0.35) < 1e-6 || fraction == 1)
  }

  @Test("that is resized changes its width in steps, on both ways")
  func resized() throws {
    let options = try RunOptions(Arguments(["--resize"], RunOptions.ways, RunOptions.screens))
    let run = SampleRun(Drawer.self, through: options.legs, on: options.screen)
    expectTrue(run.report.isPassed, "\(run.report)")
    expectEqual(run.legs.count, 2)
    for leg in run.legs {
      let widths = Set(leg.recording.frames.map(\.size.width))
      expectTrue(widths.isSuperset(of: [844, 390]), "\(leg.title)")
      expectLess(20, widths.count, "\(leg.title)")
    }
  }
}

/// A page that slides in from the right, with a gesture that dismisses it.
private struct Drawer: InteractiveSample {
  static var name: String { "drawer" }
  static var group: SampleGroup { .scenes }
  static var purpose: String { "a test" }
  static var summary: String { "A page that a finger draws." }

  let root = UIViewController()
  private let policy: ReleasePolicy

  init() { self.init(policy: ReleasePolicy()) }

  init(policy: ReleasePolicy) {
    self.policy = policy
    root.view.backgroundColor = .white
  }

  func open() -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = .blue
    let slide = DrawnTransition(page, policy)
    page.transitionController.transition = slide
    root.present(page, animated: true)
    return page
  }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    let start = CGPoint(x: 100, y: 400)
    return FingerPath(from: start)
      .moving(to: CGPoint(x: start.x + fraction * stage.size.width, y: start.y), over: 0.5)
      .holding(for: 0.2)
  }
}

private final class DrawnTransition: TransitionWithInteraction {
  private let pan: PanInteractionController

  init(_ page: UIViewController, _ policy: ReleasePolicy) {
    pan = PanInteractionController(toward: .right) { [weak page] in page?.dismiss(animated: true) }
    pan.releasePolicy = policy
    page.view.addGestureRecognizer(pan.recognizer)
  }

  func start(with context: TransitionContext) {
    let view: UIView = context.foreViewController.view
    context.animate(view, \.position.x, back: 1.5 * view.bounds.width, fore: view.center.x)
    context.endAfterAnimations()
  }

  func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? { pan }
}

/// The same page with a gesture that always finishes, even if the finger reverses.
private struct Hasty: InteractiveSample {
  static var name: String { "hasty" }
  static var group: SampleGroup { .scenes }
  static var purpose: String { "a test" }
  static var summary: String { "A page that a finger draws, and does not get back." }

  // A release finishes the transition from the first point on, at any velocity.
  private let base = Drawer(
    policy: ReleasePolicy(progressThreshold: 0, velocityThreshold: .infinity))

  var root: UIViewController { base.root }

  func open() -> UIViewController { base.open() }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    base.wayBack(on: stage, over: fraction)
  }
}

/// A sample with a finger that does not move.
private struct Still<Base: Sample>: InteractiveSample {
  static var name: String { Base.name }
  static var group: SampleGroup { Base.group }
  static var purpose: String { Base.purpose }
  static var summary: String { Base.summary }

  private let base = Base()

  var root: UIViewController { base.root }

  func open() -> UIViewController { base.open() }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? { nil }
}

import Expectations
import Foundation
import TransitionLaws
import Transitioning
import TransitioningTesting

/// Each law catches the transitions that break it.
@MainActor
struct BrokenTransitionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let law: TransitionLaw
    let word: String
    let make: @MainActor @Sendable () -> any Transition
    var testDescription: String { "\(law): \(word)" }

    init(
      _ law: TransitionLaw, _ word: String,
      _ make: @escaping @MainActor @Sendable () -> any Transition
    ) {
      (self.law, self.word, self.make) = (law, word, make)
    }
  }

  nonisolated static let cases = [
    Case(.ends, "does not end") { NeverEndingTransition() },
    Case(.ends, "ends twice") { TwiceEndingTransition() },
    Case(.ends, "ends twice: TwoWaysEndingTransition called both") { TwoWaysEndingTransition() },
    Case(.ends, "before its duration") { EarlyEndingTransition() },
    Case(.ends, "ends 350 ms before its duration of 350 ms is over") { HastyTransition() },
    Case(.arrives, "still in the tree") { SnapshotLeavingTransition() },
    Case(.arrives, "isHidden") { HiddenLeavingTransition() },
    Case(.returns, "195.001") { DriftingTransition() },
    Case(.isContinuous, "moves by 80") { JumpingTransition() },
    Case(.isContinuous, "flashes") { FlashingTransition() },
    Case(.isContinuous, "is seen twice") { DoubleImageTransition() },
    Case(.isContinuous, "from the fore view, which grows out of it") {
      GrowingTransition(.parting)
    },
    Case(.reverses, "from its state before the turn") { AstrayTransition() },
    Case(.cancels, "opacity is 0.5") { CancelForgettingTransition() },
    Case(.survives, "instead of") { StubbornTransition() },
    Case(.mirrors, "mirror image") { LeftHandedTransition() },
    Case(.reducesMotion, "moves by") { RestlessTransition() },
    Case(.releases, "the context is retained") { RetainingTransition() },
    Case(.skips, "looks different") { UnskippableTransition() },
    Case(.repeats, "differs from the run before") { RandomTransition() },
    Case(.follows, "of the finger's") { LaggingTransition() },
    Case(.isSeen, "the same picture for") { LateTransition() },
    Case(.isSeen, "at once as the way ends") { PoppingTransition() },
    Case(.conforms, "the fore view has the opacity") { DeviatingTransition() },
    Case(.isContinuous, "corner radius") {
      LookChangingTransition { $0.cornerRadius = $1 ? 80 : 0 }
    },
    Case(.isContinuous, "changes its border") {
      LookChangingTransition { layer, isOn in
        (layer.borderWidth, layer.borderColor) = (isOn ? 12 : 0, .red)
      }
    },
    Case(.isContinuous, "changes its shadow") {
      LookChangingTransition { layer, isOn in
        (layer.shadowOpacity, layer.shadowRadius) = (isOn ? 1 : 0, 12)
      }
    },
    Case(.isContinuous, "changes its shadow") { FlaringTransition() },
    Case(.isContinuous, "moves by 60") { JumpingInCompanyTransition() },
    Case(.arrives, "opacity is 0") { ClearLeavingTransition() },
    Case(.returns, "after it was closed") { DimLeavingTransition() },
    Case(.returns, "transform is [-1, 0, 0, 1, 0, 0] instead of the identity") {
      MirrorLeavingTransition()
    },
    Case(.skips, "in a duration of 0") { DurationNeedingTransition() },
    Case(.ends, "is reported") { ComplainedTransition() },
    Case(.reverses, "not closed after all") { ClosingAstrayTransition() },
    Case(.isContinuous, "changes its contents") {
      LookChangingTransition { layer, isOn in
        var sky = GradientContent()
        sky.colors = [.red, .white]
        layer.contents = isOn ? .gradient(sky) : nil
      }
    },
    Case(.isContinuous, "the picture changes by") {
      LookChangingTransition { layer, isOn in
        let mask = CALayer()
        mask.frame = CGRect(x: 2000, y: 0, width: 10, height: 10)
        mask.backgroundColor = .black
        layer.mask = isOn ? mask : nil
      }
    },
    Case(.survives, "with a change of the layout direction") { SideRememberingTransition() },
    Case(.survives, "closed and opened again") { LateRestoringTransition() },
    Case(.repeats, "from the first time that the controller was opened") { TiringTransition() },
    Case(.releases, "the stage is retained") { StageHoardingTransition() },
    Case(.isContinuous, "'red' comes in front of UIView 'green' at once") {
      OvertakingTransition(.zPosition)
    },
    Case(.isContinuous, "'red' comes in front of UIView 'green' at once") {
      OvertakingTransition(.siblings)
    },
    Case(.mirrors, "has its shadow at (12, 0) instead of (-12, 0)") {
      OneSidedTransition { $0.layer.shadow(at: CGSize(width: 12, height: 0)) }
    },
    Case(.mirrors, "has a gradient in the same direction") {
      OneSidedTransition { part in
        let shade = CAGradientLayer()
        (shade.frame, shade.colors) = (part.bounds, [.black, .clear])
        (shade.startPoint, shade.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0))
        part.layer.addSublayer(shade)
      }
    },
    Case(.mirrors, "rounds the corners of the other side") {
      OneSidedTransition { part in
        (part.layer.cornerRadius, part.layer.maskedCorners) = (20, [.layerMinXMinYCorner])
      }
    },
    Case(.mirrors, "from the mirror image of where it is cut") {
      OneSidedTransition { part in
        let (opening, picture) = (UIView(frame: part.bounds), UIView(frame: part.bounds))
        opening.frame.size.width /= 3
        (opening.clipsToBounds, picture.backgroundColor) = (true, .blue)
        opening.addSubview(picture)
        part.addSubview(opening)
      }
    },
    Case(.mirrors, "from the mirror image of its place") {
      OneSidedTransition(CGRect(x: 170, y: 400, width: 50, height: 6)) { part in
        part.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        part.layer.position = CGPoint(x: 170, y: 403)
        part.transform = CGAffineTransform(rotationAngle: 0.6)
      }
    },
    Case(.mirrors, "has a path that begins at 0.0 instead of 200.0") {
      OneSidedTransition { part in
        let shape = CAShapeLayer()
        (shape.frame, shape.fillColor) = (part.bounds, .red)
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 60))
        part.layer.addSublayer(shape)
      }
    },
    Case(.mirrors, "isUserInteractionEnabled is false") { OneSidedLeavingTransition() },
    Case(.reducesMotion, "does not end") { CalmlyEndlessTransition() },
    Case(.balancesCallbacks, "is on the screen, but its last callback is viewDidDisappear") {
      FarewellTransition()
    },
    Case(.repeats, "from its state at twice as many frames a second") {
      FrameCountingTransition()
    },
    Case(.follows, "the motion is eased") { EasedDragTransition() },
    Case(.follows, "at once after the finger is lifted") { StartingOverTransition() },
    Case(.isSeen, "as the way ends, after the finger was lifted") { StoppingShortTransition() },
    Case(.follows, "the distance of the interaction controller") { LaggingTransition() },
    Case(.follows, ".photo(from:) of Transitions follows") { ElsewhereTransition() },
    Case(.ends, "is over, while UIView 'fore' fades") { EarlyEndingTransition() },
    Case(.survives, "resized in steps, forward") { SizeClassForgettingTransition(.forward) },
    Case(.survives, "resized in steps, backward") { SizeClassForgettingTransition(.backward) },
    Case(.survives, "with the content behind scrolled") { PlaceShowingTransition() },
    Case(.survives, "pt from where its snapshot lands") { SourceForgettingTransition() },
    Case(.survives, "is seen twice") { SourceShowingTransition() },
    Case(.survives, "with the layout of all views invalidated") { LayoutCountingTransition() },
    Case(.survives, "with another title and another bar") { TitleRestoringTransition() },
    Case(.survives, "with a child added") { LastViewRemovingTransition() },
    Case(.survives, "with its source moved") {
      SourceRestoringTransition { $1.transform = $0.transform }
    },
    Case(.survives, "with its source removed") {
      SourceRestoringTransition { $0.list.insertSubview($1, at: $0.index) }
    },
    Case(.survives, "with its source reloaded") {
      SourceRestoringTransition { $1.alpha = $1.isHidden ? 1 : 0.5 }
    },
    Case(.answers, "UIView 'shield' takes a touch") { ShieldingTransition() },
    Case(.answers, "UIView 'shield' takes a touch") {
      ShieldingTransition(UIColor.black.withAlphaComponent(0.001))
    },
    Case(.answers, "takes a touch at") { GhostlyTransition() },
    Case(.answers, "ms after the last visible change") { DeafTransition() },
    Case(.answers, "a frame after the end; at rest") { LateListeningTransition() },
    Case(.answers, "a UITapGestureRecognizer of the container takes a tap at (195, 422)") {
      RecognizerLeavingTransition()
    },
    Case(.keepsProportions, "UIView 'fore.header' is stretched") { StretchingTransition() },
    Case(.keepsProportions, "UIView 'fore.badge' is stretched") {
      PictureSqueezingTransition()
    },
    Case(.conforms, "lasts 500 ms instead of 300 ms by a slow fade") { SlowSpecTransition() },
  ]

  /// Fades, and counts the ways back that begin.
  private final class CountingTransition: Transition {
    static var waysBack = 0

    func start(with context: TransitionContext) {
      if context.direction == .backward { Self.waysBack += 1 }
      context.animate(context.foreView, \.opacity, back: 0, fore: 1)
      context.endAfterAnimations()
    }
  }

  @Test("each interruption meets a way back of its own at an instant")
  func waysBack() {
    func count(_ laws: [TransitionLaw]) -> Int {
      let settings = AuditSettings(placements: [.presented], instant: 0.1)
      CountingTransition.waysBack = 0
      let report = TransitionAudit(settings) { CountingTransition() }.report(for: laws)
      expectTrue(report.isPassed)
      return CountingTransition.waysBack
    }
    // Twice closed, opened again, a second presentation, two resizes, three changes of traits, a
    // scrolled list, the layout, the title and a child.
    expectEqual(count([.ends, .survives]) - count([.ends]), 12)
  }

  @Test("a law catches what breaks it", arguments: cases)
  func catches(_ broken: Case) {
    expectCaught(broken.make(), by: broken.law, saying: broken.word)
  }

  @Test(
    "a size class that is forgotten is caught on each screen",
    arguments: [StageScreen.tablet, .phone.rotated])
  func sizeClasses(_ screen: StageScreen) {
    for direction in [TransitionDirection.forward, .backward] {
      expectCaught(
        SizeClassForgettingTransition(direction), by: .survives, saying: "resized in steps",
        on: screen)
    }
  }

  @Test("the report's own call finds the same fault again", arguments: cases)
  func rerun(_ broken: Case) throws {
    try expectFoundAgain(broken.law, broken.make)
  }

  @Test("a scene's finger that drives nothing is a fault")
  func idleFinger() {
    let report = TransitionAudit(named: "fingered") { FingeredScene() }.report(for: [.follows])
    expectContains("\(report)", "is not driven by the finger that the scene has for the way back")
  }

  @Test("a fault of 3 points at the end is seen")
  func smallFaults() {
    expectCaught(
      PlacedTransition(3), by: .isSeen, saying: "moves by 3.0 pt at once as the way ends")
  }

  @Test("the call has the screen and the placement at fault")
  func call() throws {
    let settings = AuditSettings(screens: [.phone, .tablet.dark], placements: [.pushed])
    let report = TransitionAudit(settings) { JumpingTransition() }.report(for: [.isContinuous])
    let row = try #require(report.row(.isContinuous, on: .tablet.dark))
    expectContains(
      report.paragraph(of: row),
      "audit(JumpingTransition(), for: [.isContinuous], settings: AuditSettings("
        + "screens: [.tablet.dark], placements: [.pushed]))")
  }

  @Test(
    "the recording of a fault has what interrupts it",
    arguments: [
      (TransitionLaw.survives, "with a resize"), (.cancels, "driven to"),
      (.reverses, "closed on the way there"),
    ])
  func recording(_ law: TransitionLaw, _ interruption: String) throws {
    let settings = AuditSettings(placements: [.presented])
    let audit = TransitionAudit(settings) {
      switch law {
      case .survives: StubbornTransition()
      case .cancels: CancelForgettingTransition()
      default: AstrayTransition()
      }
    }
    let row = try #require(audit.report(for: [.ends, law]).row(law.name))
    let fault = try #require(row.violations.first)
    let leg = try #require(audit.recordings(of: row).last)
    expectPrefix(leg.title, "forward, \(interruption)", "\(leg.title): \(fault)")
    let plain = try #require(audit.recordings().first)
    let (end, rest) = (try #require(leg.recording.frames.last), plain.recording.frames[0])
    switch law {
    case .survives:
      expectEqual(end.size.width, plain.recording.size.height)
      expectEqual(
        fault.cause?.hasPrefix("it keeps the frame of before the change"), true, "\(fault)")
    default:
      expectTrue(end.items.first { $0.name == "UIView 'fore'" } == nil)
      expectEqual(rest.size, end.size)
    }
  }

  @Test("what breaks one law is not reported as broken by others")
  func rootCause() throws {
    let settings = AuditSettings(placements: [.presented], frameStride: 5)
    let report = TransitionAudit(settings) { DriftingTransition() }.report()
    expectEqual(report.row(.returns)?.outcome, .violated)
    let row = try #require(report.row(.reverses))
    expectEqual(row.outcome, .notAsked, "\(report)")
    expectContains(row.reason, "returns")
  }

  @Test("a sound transition keeps all laws")
  func soundTransition() {
    let settings = AuditSettings(frameStride: 5)
    let report = TransitionAudit(settings) { FaultyFadeTransition() }.report()
    expectTrue(report.isPassed, "\(report)")
  }
}

extension CALayer {
  fileprivate func shadow(at offset: CGSize) {
    (shadowOpacity, shadowRadius, shadowOffset) = (1, 4, offset)
  }
}

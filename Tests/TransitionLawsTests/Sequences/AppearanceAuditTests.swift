import Expectations
import TransitionLaws
import Transitioning

/// The appearance law over random sequences of requests; the fuzzer tries far more.
@MainActor
@Suite("Appearance over random sequences")
struct AppearanceAuditTests {
  /// A root controller of the package.
  enum Root: String, CaseIterable, Sendable {
    case page, navigation, tabs

    @MainActor
    func make() -> UIViewController {
      switch self {
      case .page: return Plain()
      case .navigation: return navigation()
      case .tabs:
        let tabs = UITabBarController()
        tabs.delegate = TransitionTabBarControllerDelegate.shared
        tabs.viewControllers = [navigation(), Plain(), navigation()]
        return tabs
      }
    }

    @MainActor
    private func navigation() -> UINavigationController {
      let navigation = UINavigationController(rootViewController: Plain())
      navigation.delegate = TransitionNavigationControllerDelegate.shared
      return navigation
    }
  }

  final class Plain: UIViewController {}

  @Test("the package's containers keep the law", arguments: Root.allCases)
  func containers(_ root: Root) {
    let audit = AppearanceAudit { root.make() }
    let failure = audit.failure(seeds: 1...25)
    expectTrue(failure == nil, "\(failure?.description ?? "")")
  }

  @Test("a container of an app keeps the law")
  func frame() {
    let audit = AppearanceAudit(operations: Self.operations) { Frame() }
    let failure = audit.failure(seeds: 1...40)
    expectTrue(failure == nil, "\(failure?.description ?? "")")
  }

  @Test("an app's container inside of the package's keeps the law")
  func nestedFrame() {
    let audit = AppearanceAudit(operations: Self.operations) {
      UINavigationController(rootViewController: Frame())
    }
    let failure = audit.failure(seeds: 1...25)
    expectTrue(failure == nil, "\(failure?.description ?? "")")
  }

  /// A container that is wrong, and the rule that it breaks.
  struct Broken: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let rules: Set<String>
    let make: @MainActor @Sendable () -> Frame

    init<Kind: Frame>(_ rules: String..., make: @escaping @MainActor @Sendable () -> Kind) {
      (testDescription, self.rules, self.make) = ("\(Kind.self)", Set(rules), make)
    }
  }

  private nonisolated static let broken = [
    Broken("rest") { UnfinishedFrame() },
    Broken("order") { RepeatingFrame() },
    Broken("balance") { TwiceEndingFrame() },
    Broken("containment") { HiddenTellingFrame() },
    Broken("rest") { ViewlessFrame() },
    Broken("rest", "balance") { SilentFrame() },
  ]

  @Test("a wrong container is caught, in at most three requests", arguments: broken)
  func caught(_ broken: Broken) throws {
    let audit = AppearanceAudit(operations: Self.operations) { broken.make() }
    let failure = try #require(audit.failure(seeds: 1...40))
    expectTrue(broken.rules.contains(failure.rule), "\(failure)")
    expectTrue(failure.sequence.count <= 3, "\(failure)")
    // The shortest sequence fails by itself, in the same way.
    expectEqual(audit.failure(of: failure.sequence)?.fault, failure.fault)
    // The seed gives the failure again.
    let seed = try #require(failure.seed)
    expectEqual(audit.failure(seed: seed), failure)
  }

  @Test("a failure reads like code")
  func text() throws {
    let audit = AppearanceAudit(operations: Self.operations) { RepeatingFrame() }
    let failure = try #require(audit.failure(seeds: 1...40))
    expectEqual(
      "\(failure)",
      """
      RepeatingFrame, seed \(failure.seed ?? 0): page0 got viewDidAppear(false) after \
      viewDidAppear(false).
      Expected: viewWillDisappear(_:) after viewDidAppear(false).
      The shortest sequence, 1 of 40 requests:

      repeatingFrame.show(page0)

      Run it again: audit.failure(seed: \(failure.seed ?? 0), length: 40)
      """)
  }

  @Test("a sequence is its bytes, and a seed gives one sequence")
  func bytes() {
    let sequence = AppearanceSequence(seed: 7, length: 20)
    expectEqual(sequence.count, 20)
    expectEqual(AppearanceSequence(bytes: sequence.bytes), sequence)
    expectEqual(AppearanceSequence(bytes: sequence.bytes + [1, 2]), sequence)
    expectEqual(AppearanceSequence(seed: 7, length: 20), sequence)
    expectTrue(AppearanceSequence(seed: 8, length: 20) != sequence)
    expectEqual(AppearanceSequence(seed: 7, length: -1).count, 0)
  }

  @Test("many kinds of requests are made")
  func requests() {
    let audit = AppearanceAudit { Root.tabs.make() }
    let lines = (1...20).flatMap { audit.requests(of: AppearanceSequence(seed: $0, length: 40)) }
    for word in [
      ".present(", ".dismiss(animated: true)", ".dismiss(animated: false)", ".pushViewController(",
      ".popViewController(", ".popToViewController(", ".setViewControllers([", ".selectedIndex = ",
      ".addChild(", ".removeFromParent()", "driver.drive(", "driver.interaction.cancel()",
      "stage.advance(by: ", "stage.settle()", "UINavigationController(root",
    ] { expectTrue(lines.contains { $0.contains(word) }, "\(word)") }
  }

  static let operations = [
    AppearanceOperation("show", on: Frame.self) { frame, choices in frame.show(choices.page()) },
    AppearanceOperation("cover", on: Frame.self) { frame, choices in
      frame.cover(choices.number(below: 2) == 1)
    },
  ]
}

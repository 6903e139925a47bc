import Expectations

@testable import HeadlessControllers

@MainActor
@Suite("The appearance state")
struct AppearanceStateTests {
  /// A state that can be changed within an expectation.
  private final class Machine {
    var state = AppearanceState()
    func begin(_ appearing: Bool, animated: Bool = true) -> AppearanceState.Call? {
      state.begin(appearing: appearing, animated: animated)
    }
    func end() -> AppearanceState.Call? { state.end() }
    func announce() -> Bool { state.announce() }
  }

  private let machine = Machine()

  /// Makes requests, each `+` to appear, `-` to disappear or `.` to end, and returns the calls.
  private func calls(_ requests: String) -> [AppearanceState.Call?] {
    requests.map { $0 == "." ? machine.end() : machine.begin($0 == "+") }
  }

  /// True if ViewControllers 14 allows a call after another: after a *will* comes its *did* or the
  /// opposite *will*.
  private func may(_ next: AppearanceState.Call, follow last: AppearanceState.Call?) -> Bool {
    switch (last, next) {
    case (nil, .willAppear), (.didDisappear, .willAppear), (.willDisappear, .willAppear),
      (.willAppear, .didAppear), (.didAppear, .willDisappear), (.willAppear, .willDisappear),
      (.willDisappear, .didDisappear):
      true
    default: false
    }
  }

  @Test(
    "pairs every will with its did or with the opposite will, for any requests (ViewControllers 14)"
  )
  func legalOnly() {
    var illegal = 0
    func walk(_ state: AppearanceState, _ last: AppearanceState.Call?, depth: Int) -> Int {
      guard depth > 0 else { return 1 }
      var leaves = 0
      for request in 0..<3 {
        var next = state
        let call = request == 2 ? next.end() : next.begin(appearing: request == 0, animated: true)
        if let call, !may(call, follow: last) { illegal += 1 }
        leaves += walk(next, call ?? last, depth: depth - 1)
      }
      return leaves
    }
    // Every sequence of nine requests: to begin either way, or to end.
    expectEqual(walk(AppearanceState(), nil, depth: 9), 19_683)
    expectEqual(illegal, 0)
  }

  @Test("changes along six edges only (ViewControllers 14)")
  func edges() {
    var phases: [AppearanceState.Phase] = []
    var made: [AppearanceState.Call?] = []
    for request in "+.-+-." {
      made += calls(String(request))
      phases.append(machine.state.phase)
    }
    expectEqual(
      made,
      [
        .willAppear, .didAppear, .willDisappear, .willAppear, .willDisappear, .didDisappear,
      ])
    expectEqual(
      phases, [.appearing, .appeared, .disappearing, .appearing, .disappearing, .disappeared])
  }

  @Test("reports in did what it reported in will (ViewControllers 15)", arguments: [true, false])
  func sameFlag(animated: Bool) {
    _ = machine.begin(true, animated: animated)
    _ = machine.begin(true, animated: !animated)
    _ = machine.end()
    expectEqual(machine.end(), .didAppear)
    expectEqual(machine.state.isAnimated, animated)
  }

  // Rules: ViewControllers 34, 35.
  @Test(
    "counts nested begins and makes one call, resets the count at a turn, and ends nothing at rest")
  func nesting() {
    expectEqual(calls("+++..."), [.willAppear, nil, nil, nil, nil, .didAppear])
    expectEqual(calls("--+."), [.willDisappear, nil, .willAppear, .didAppear])
    expectTrue(calls(".+") == [nil, nil] && !machine.state.isChanging)
    expectTrue(calls("-") == [.willDisappear] && machine.state.isChanging)
    expectTrue(calls("..-") == [.didDisappear, nil, nil] && !machine.state.isChanging)
  }

  @Test(
    "announces each appearance once, and none if the view never left (ViewControllers 10, 25)"
  )
  func announcing() {
    expectTrue(!machine.announce())
    for _ in 0..<2 {
      _ = calls("+")
      var announced = [machine.announce(), machine.announce()]
      for requests in [".", "-+"] {
        _ = calls(requests)
        announced.append(machine.announce())
      }
      expectEqual(announced, [true, false, false, false])
      _ = calls("-.")
    }
  }
}

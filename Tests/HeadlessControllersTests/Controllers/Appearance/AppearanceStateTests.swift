import Testing

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
    #expect(walk(AppearanceState(), nil, depth: 9) == 19_683)
    #expect(illegal == 0)
  }

  @Test("changes along six edges only (ViewControllers 14)")
  func edges() {
    #expect(machine.begin(true) == .willAppear)
    #expect(machine.state.phase == .appearing)
    #expect(machine.end() == .didAppear)
    #expect(machine.state.phase == .appeared)
    #expect(machine.begin(false) == .willDisappear)
    #expect(machine.state.phase == .disappearing)
    #expect(machine.begin(true) == .willAppear)
    #expect(machine.state.phase == .appearing)
    #expect(machine.begin(false) == .willDisappear)
    #expect(machine.end() == .didDisappear)
    #expect(machine.state.phase == .disappeared)
  }

  @Test("reports in did what it reported in will (ViewControllers 15)", arguments: [true, false])
  func sameFlag(animated: Bool) {
    _ = machine.begin(true, animated: animated)
    _ = machine.begin(true, animated: !animated)
    _ = machine.end()
    #expect(machine.end() == .didAppear)
    #expect(machine.state.isAnimated == animated)
  }

  @Test("counts nested begins, and makes one call (ViewControllers 34)")
  func nesting() {
    #expect(machine.begin(true) == .willAppear)
    #expect(machine.begin(true) == nil)
    #expect(machine.begin(true) == nil)
    #expect(machine.end() == nil)
    #expect(machine.end() == nil)
    #expect(machine.end() == .didAppear)
  }

  @Test("resets the count when the direction turns (ViewControllers 34)")
  func turning() {
    _ = machine.begin(true)
    _ = machine.begin(true)
    #expect(machine.begin(false) == .willDisappear)
    #expect(machine.end() == .didDisappear)
  }

  @Test("has nothing to end at rest (ViewControllers 35)")
  func rest() {
    #expect(machine.end() == nil)
    #expect(machine.begin(false) == nil)
    #expect(!machine.state.isChanging)
    _ = machine.begin(true)
    #expect(machine.state.isChanging)
    _ = machine.end()
    #expect(machine.begin(true) == nil)
    #expect(!machine.state.isChanging)
  }

  @Test(
    "announces each appearance once, and none if the view never left (ViewControllers 10, 25)"
  )
  func announcing() {
    #expect(!machine.announce())
    for _ in 0..<2 {
      _ = machine.begin(true)
      #expect(machine.announce())
      #expect(!machine.announce())
      _ = machine.end()
      #expect(!machine.announce())
      _ = machine.begin(false)
      _ = machine.begin(true)
      #expect(!machine.announce())
      _ = machine.begin(false)
      _ = machine.end()
    }
  }
}

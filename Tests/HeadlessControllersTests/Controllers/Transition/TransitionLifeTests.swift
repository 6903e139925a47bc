import Foundation
import Expectations

@testable import HeadlessControllers

/// The next state and the action of each input in each state; "·" where nothing changes.
///
/// `no` marks an ending that is not completed, `cut` an ending without the animator's answer.
private let lifeTable = """
  input        requested     starting        running         turning         closing      ended
  start        starting, go  ·               ·               ·               ·            ·
  beginByHand  ·             ·               ·               ·               ·            ·
  didReturn    ·             running, ready  ·               running, ready  ended, end   ·
  committed    ·             ·               ready           ·               ·            ·
  turn         ·             ·               turning         ·               ·            ·
  complete     early         closing         ended, end      closing         report       report
  complete no  early         closing no      ended no, end   closing no      report       report
  cutShort     bare          closing cut     ended cut, end  closing cut     ·            ·
  giveWay      ended no cut  ·               ·               ·               ·            ·
  abandon      ended no cut  closing no cut  ended no cut    closing no cut  closing cut  ended cut
  """

/// The same for a transition whose motion has not begun, and which cannot be driven.
private let lifeBeforeMotion = """
  input        requested  starting       closing
  beginByHand  ·          by hand, free  by hand, free
  hold         ·          ·              ·
  runOut       ·          ·              ·
  arrive       ·          ·              ·
  grab         ·          ·              ·
  update       ·          ·              ·
  finish       ·          ·              ·
  cancel       ·          ·              ·
  """

/// The same for a transition that a transaction of the app holds up.
private let lifeHeldUp = """
  input      requested  starting  running       turning  closing     ended
  didReturn  ·          running   ·             running  ended, end  ·
  committed  ·          begun     begun, ready  begun    begun       begun
  """

/// The same for a transition that is cut short already.
private let lifeCutShort = """
  input        closing cut     ended cut
  didReturn    ended cut, end  ·
  complete     ·               ·
  complete no  ·               ·
  cutShort     ·               ·
  giveWay      ·               ·
  abandon      over            ·
  """

/// The change of the motion and of the interaction, in a transition that runs by itself.
///
/// A transition in progress is starting, running or turning.
private let driving = """
  input    requested  in progress         closing  ended
  hold     ·          held, yes           ·        ·
  runOut   ·          runs out, yes       ·        ·
  arrive   ·          ·                   ·        ·
  grab     ·          by hand, 50 %, yes  ·        ·
  update   ·          ·                   ·        ·
  finish   ·          ·                   ·        ·
  cancel   ·          ·                   ·        ·
  callOff  ·          cancelled           ·        ·
  resume   ·          ·                   ·        ·
  """

/// The same for an interactive transition whose motion is held.
private let drivingByHand = """
  input    in progress                      closing  ended
  hold     yes                              ·        ·
  runOut   runs out, yes                    ·        ·
  arrive   ·                                ·        ·
  grab     ·                                ·        ·
  update   50 %, yes                        ·        ·
  finish   let go, speed 2, yes             ·        ·
  cancel   let go, cancelled, speed 2, yes  ·        ·
  callOff  let go, cancelled, yes           ·        ·
  resume   let go                           ·        ·
  """

/// The same for a transition that was cancelled and runs out.
private let drivingBack = """
  input    in progress                      closing    ended
  hold     held, yes                        ·          ·
  runOut   yes                              ·          ·
  arrive   held, yes                        held, yes  ·
  grab     by hand, uncancelled, 50 %, yes  ·          ·
  update   ·                                ·          ·
  finish   ·                                ·          ·
  cancel   ·                                ·          ·
  callOff  ·                                ·          ·
  resume   uncancelled                      ·          ·
  """

/// The answers to a request to run back.
private let reversals = """
  transition   requested  starting  running    turning    closing  ended
  free         refused    refused   immediate  immediate  refused  refused
  held up      refused    refused   postponed  postponed  refused  refused
  interactive  refused    refused   immediate  immediate  refused  refused
  cancelled    refused    refused   underWay   underWay   refused  refused
  """

/// An input of the tables.
private enum Input: String, CaseIterable {
  case start, beginByHand, didReturn, committed, turn
  case complete
  case completeNo = "complete no"
  case cutShort, giveWay, abandon
  case hold, runOut, arrive, grab, update, finish, cancel, callOff, resume

  /// Makes the input; returns the action in words, or nil if there is none.
  func make(in life: inout TransitionLife) -> String? {
    switch self {
    case .start: words(life.start(waitsForTransaction: false))
    case .beginByHand: words(life.begin(interactive: true))
    case .didReturn: words(life.didReturn())
    case .committed: words(life.animationsDidBegin())
    case .turn: words(life.turn())
    case .complete: words(life.complete(true))
    case .completeNo: words(life.complete(false))
    case .cutShort: words(life.cutShort())
    case .giveWay: words(life.giveWay())
    case .abandon: words(life.abandon())
    case .hold: words(life.freeze())
    case .runOut: words(life.runOut() != nil)
    case .arrive: words(life.arrive(number: 1))
    case .grab: words(life.grab(at: 0.5))
    case .update: words(life.update(0.5))
    case .finish: words(life.letGo(cancelled: false, velocity: 2))
    case .cancel: words(life.letGo(cancelled: true, velocity: 2))
    case .callOff: words(life.callOff())
    case .resume: words(life.resume())
    }
  }

  private func words(_ action: TransitionLife.Action?) -> String? {
    switch action {
    case nil: nil
    case .begin: "go"
    case .beginWithoutAnimator: "bare"
    case .becomeReady: "ready"
    case .end: "end"
    case .reportEarlyEnd: "early"
    case .reportSecondEnd: "report"
    }
  }

  private func words(_ answer: Bool) -> String? { answer ? "yes" : nil }

  private func words(_ nothing: Void) -> String? { nil }
}

/// A life in the state of a column.
///
/// - Parameter prepare: Inputs that are made as soon as the transition has started.
private func life(
  _ column: String, waitsForTransaction: Bool = false,
  _ prepare: (inout TransitionLife) -> Void = { $0.begin(interactive: false) }
) -> TransitionLife {
  var life = TransitionLife()
  if column == "requested" { return life }
  _ = life.start(waitsForTransaction: waitsForTransaction)
  prepare(&life)
  if column == "closing" { _ = life.complete(true) }
  if column == "closing cut" { _ = life.cutShort() }
  guard !["starting", "closing", "closing cut"].contains(column) else { return life }
  _ = life.didReturn()
  if column == "turning" { _ = life.turn() }
  if column == "ended" { _ = life.complete(true) }
  if column == "ended cut" { _ = life.cutShort() }
  return life
}

extension TransitionLife {
  /// The state in the words of the tables.
  fileprivate var name: String {
    let name =
      switch state {
      case .requested: "requested"
      case .starting: "starting"
      case .running: "running"
      case .turning: "turning"
      case .closing: "closing"
      case .ended: "ended"
      }
    guard let ending else { return name }
    return name + (ending.isCompleted ? "" : " no") + (ending.isCutShort ? " cut" : "")
  }

  /// The effect of an input in the words of the tables.
  fileprivate func effect(of input: Input) -> String {
    var next = self
    let action = input.make(in: &next)
    var words: [String] = []
    if next.state != state {
      // The changes of the interaction at an end have a test of their own.
      words.append(next.name)
    } else {
      words += interaction.changes(to: next.interaction)
      if next.motion.name != motion.name {
        words.append(next.motion.name)
      }
      if next.waitsForTransaction != waitsForTransaction { words.append("begun") }
    }
    if let action, action != "yes" || words.first != next.name { words.append(action) }
    return words.isEmpty ? "·" : words.joined(separator: ", ")
  }
}

extension TransitionLife.Motion {
  /// The motion in the words of the tables.
  fileprivate var name: String {
    switch self {
    case .none: "over"
    case .free: "free"
    case .frozen: "held"
    case .runningOut: "runs out"
    }
  }
}

extension InteractionState {
  fileprivate func changes(to next: InteractionState) -> [String] {
    [
      next.isInteractive == isInteractive ? nil : next.isInteractive ? "by hand" : "let go",
      next.wasCancelled == wasCancelled ? nil : next.wasCancelled ? "cancelled" : "uncancelled",
      next.percent == percent ? nil : "\(Int(next.percent * 100)) %",
      next.velocity == velocity ? nil : "speed \(Int(next.velocity))",
    ].compactMap { $0 }
  }
}

@Suite("The life of a transition")
struct TransitionLifeTests {
  /// A line of a table: its first cell, and the other cells by column.
  private struct Line {
    let name: String
    let cells: [(column: String, text: String)]
  }

  private func lines(_ table: String) throws -> [Line] {
    let rows = table.split(separator: "\n").map { line in
      line.replacing(#/ {2,}/#, with: "\t").split(separator: "\t").map { String($0) }
    }
    let columns = try #require(rows.first)
    return try rows.dropFirst().map { row in
      try #require(row.count == columns.count, "\(row)")
      return Line(name: row[0], cells: Array(zip(columns, row).dropFirst()))
    }
  }

  /// Compares a table with the machine.
  private func check(
    _ table: String, waitsForTransaction: Bool = false,
    _ prepare: (inout TransitionLife) -> Void = { $0.begin(interactive: false) }
  ) throws {
    for line in try lines(table) {
      let input = try #require(Input(rawValue: line.name))
      for (column, text) in line.cells {
        let states = column == "in progress" ? ["starting", "running", "turning"] : [column]
        for state in states {
          let before = life(state, waitsForTransaction: waitsForTransaction, prepare)
          expectEqual(before.effect(of: input), text, "\(input.rawValue), \(state)")
        }
      }
    }
  }

  @Test("changes as the tables say, for each input in each state, also if it is cut or held up")
  func changes() throws {
    try check(lifeTable)
    try check(lifeHeldUp, waitsForTransaction: true)
    try check(lifeCutShort)
    #expect(
      try (lines(lifeTable) + lines(driving)).map(\.name) == Input.allCases.map(\.rawValue))
  }

  @Test("is driven only while it is in progress, from the beginning of its motion")
  func drive() throws {
    try check(lifeBeforeMotion) { _ in }
    try check(driving)
    try check(drivingByHand) {
      $0.begin(interactive: true)
      _ = $0.freeze()
    }
    try check(drivingBack) {
      $0.begin(interactive: false)
      _ = $0.callOff()
      _ = $0.runOut()
    }
  }

  @Test("is not ended by the arrival of an earlier release")
  func staleArrival() {
    var life = life("running")
    let first = life.runOut()
    _ = life.freeze()
    let second = life.runOut()
    expectEqual([first, second], [1, 2])
    let ends = (1...2).flatMap { [life.arrive(number: $0), life.isDriven] }
    expectEqual(ends, [false, true, true, false])
  }

  @Test("runs back as the table says")
  func reversal() throws {
    for line in try lines(reversals) {
      for (column, text) in line.cells {
        let life = life(column, waitsForTransaction: line.name == "held up") {
          $0.begin(interactive: line.name == "interactive")
          if line.name == "cancelled" { _ = $0.callOff() }
        }
        expectEqual("\(life.reversal)", text, "\(line.name), \(column)")
      }
    }
  }

  @Test("ends at most once, and then neither moves nor is interactive, whatever comes")
  func everySequence() {
    let inputs = Input.allCases
    var (ends, illegal) = (0, 0)
    func walk(_ life: TransitionLife, hasEnded: Bool, depth: Int) {
      guard depth > 0 else { return }
      for input in inputs {
        var next = life
        let isEnd = input.make(in: &next) == "end"
        if isEnd {
          ends += 1
          let isCancelled = next.interaction.wasCancelled
          if hasEnded || isCancelled == next.ending?.isCompleted { illegal += 1 }
        }
        if case .ended = life.state, next.name != life.name, input != .abandon { illegal += 1 }
        if case .ended = next.state, next.motion != .none || next.isDriven { illegal += 1 }
        walk(next, hasEnded: hasEnded || isEnd, depth: depth - 1)
      }
    }
    // Every sequence of four inputs before and after the start.
    walk(TransitionLife(), hasEnded: false, depth: 4)
    walk(life("starting"), hasEnded: false, depth: 4)
    expectLess(1000, ends)
    expectEqual(illegal, 0)
  }
}

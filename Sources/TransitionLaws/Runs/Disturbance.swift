import Foundation
import Transitioning

/// A change of a run at some of its instants.
enum Disturbance: Equatable {
  /// An interruption that must not change the final state.
  case interruption(Interruption)
  /// The run is reversed.
  case reversal
  /// The run is driven and cancelled.
  case cancellation
}

extension Audit {
  /// The instants of a run for a disturbance.
  ///
  /// Each disturbance has all instants, except that changes of traits and scrolling take turns. As
  /// a tab, all disturbances take turns if the transition is also pushed, because a push tests a
  /// container at all instants. If there are fewer instants than turns, each disturbance has all
  /// instants. A resize in steps lasts for many frames, and has only the first of its instants.
  func instants(_ direction: TransitionDirection, for disturbance: Disturbance) -> [TimeInterval] {
    let times = turn(of: disturbance, among: instants(direction))
    return disturbance == .interruption(.resizeInSteps) ? Array(times.prefix(1)) : times
  }

  private func turn(of disturbance: Disturbance, among times: [TimeInterval]) -> [TimeInterval] {
    let turns = turns
    guard let place = turns.firstIndex(of: disturbance), times.count >= turns.count else {
      return times
    }
    return times.indices.filter { $0 % turns.count == place }.map { times[$0] }
  }

  /// True if an interruption is possible in the scene.
  func can(_ interruption: Interruption) -> Bool {
    interruption != .secondPush || placement == .pushed
  }

  private var turns: [Disturbance] {
    let isPushedToo = settings.placements?.contains(.pushed) ?? true
    guard placement == .tab, isPushedToo else {
      return Interruption.takingTurns.map(Disturbance.interruption)
    }
    return Interruption.allCases.filter(can).map(Disturbance.interruption) + [
      .reversal, .cancellation,
    ]
  }
}

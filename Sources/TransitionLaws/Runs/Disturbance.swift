import Foundation
import Transitioning

/// Something that comes while a way runs, at some of its instants.
enum Disturbance: Equatable {
  /// An interruption that changes nothing in the end.
  case interruption(Interruption)
  /// The way is turned back.
  case reversal
  /// The way is driven and cancelled.
  case cancellation
}

extension Audit {
  /// The instants of a way at which it is disturbed.
  ///
  /// Every disturbance comes at every instant, except changes of traits, which take turns. As a tab
  /// all take turns if the transition is also pushed: there, in a container too, all come at every
  /// instant. At fewer instants than there are turns, all come at each.
  func instants(_ direction: TransitionDirection, for disturbance: Disturbance) -> [TimeInterval] {
    let (times, turns) = (instants(direction), turns)
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
    let isPushedToo = options.placements?.contains(.pushed) ?? true
    guard placement == .tab, isPushedToo else {
      return Interruption.changesOfTraits.map(Disturbance.interruption)
    }
    return Interruption.allCases.filter(can).map(Disturbance.interruption) + [
      .reversal, .cancellation,
    ]
  }
}

import Foundation
import Transitioning

/// Something that comes while a way runs, at some of its instants.
enum Turn: Hashable {
  /// An interruption that changes nothing in the end.
  case interruption(Interruption)
  /// The way is turned back.
  case reversal
  /// The way is driven and cancelled.
  case cancellation
}

extension Audit {
  /// The instants at which something comes.
  ///
  /// Everything comes at every instant, except changes of traits, which take turns. As a tab all take
  /// turns if the transition is also pushed: there, in a container too, all come at every instant. At
  /// fewer instants than there are turns, all come at each.
  func instants(_ direction: TransitionDirection, for turn: Turn) -> [TimeInterval] {
    let (times, turns) = (instants(direction), turns)
    guard let place = turns.firstIndex(of: turn), times.count >= turns.count else { return times }
    return times.indices.filter { $0 % turns.count == place }.map { times[$0] }
  }

  /// True if an interruption is possible in the scene.
  func can(_ interruption: Interruption) -> Bool {
    interruption != .secondPush || placement == .pushed
  }

  private var turns: [Turn] {
    let isPushedToo = options.placements?.contains(.pushed) ?? true
    guard placement == .tab, isPushedToo else {
      return Interruption.changesOfTraits.map(Turn.interruption)
    }
    return Interruption.allCases.filter(can).map(Turn.interruption) + [.reversal, .cancellation]
  }
}

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
  /// instants. A resize in steps lasts for many frames, and has only the first of its instants. The
  /// changes that an app itself makes take turns at every other instant, and each has at least one.
  func instants(_ direction: TransitionDirection, for disturbance: Disturbance) -> [TimeInterval] {
    let times = turn(of: disturbance, among: instants(direction))
    return disturbance == .interruption(.resizeInSteps) ? Array(times.prefix(1)) : times
  }

  private func turn(of disturbance: Disturbance, among times: [TimeInterval]) -> [TimeInterval] {
    if let place = changesOfApp.firstIndex(where: { disturbance == .interruption($0) }) {
      guard !times.isEmpty else { return [] }
      let turns = 2 * changesOfApp.count
      return stride(from: 2 * place % times.count, to: times.count, by: turns).map { times[$0] }
    }
    let turns = turns
    guard let place = turns.firstIndex(of: disturbance), times.count >= turns.count else {
      return times
    }
    return times.indices.filter { $0 % turns.count == place }.map { times[$0] }
  }

  /// True if an interruption is possible in the scene.
  func can(_ interruption: Interruption) -> Bool {
    switch interruption {
    case .secondPush: placement == .pushed
    case .sourceReload, .sourceMove, .sourceRemoval: source != nil
    default: true
    }
  }

  private var changesOfApp: [Interruption] { Interruption.changesOfApp.filter(can) }

  private var turns: [Disturbance] {
    let isPushedToo = settings.placements?.contains(.pushed) ?? true
    guard placement == .tab, isPushedToo else {
      return Interruption.changesOfUser.map(Disturbance.interruption)
    }
    let others = Interruption.allCases.filter {
      can($0) && !Interruption.changesOfApp.contains($0)
    }
    return others.map(Disturbance.interruption) + [.reversal, .cancellation]
  }
}

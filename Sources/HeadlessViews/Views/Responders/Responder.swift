/// Somebody who may answer to touches, and passes on those that are not for them.
///
/// ```swift
/// final class Button: View {
///   override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { press() }
/// }
/// ```
///
/// Unless overridden, each of the four calls goes to the `next` responder: from a view to whoever is
/// responsible for it, or to its superview.
@preconcurrency @MainActor
open class Responder {
  /// A responder with nobody next to it.
  public init() {}

  /// Who is asked when this one has no answer; nil at the end of the chain.
  open var next: Responder? { nil }

  /// Called when fingers came down.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    pass(touches, as: .began, with: event)
  }

  /// Called when fingers moved.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    pass(touches, as: .moved, with: event)
  }

  /// Called when fingers were lifted.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    pass(touches, as: .ended, with: event)
  }

  /// Called instead of `touchesEnded` when touches turned out to be for somebody else, or were
  /// interrupted.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    pass(touches, as: .cancelled, with: event)
  }

  /// Called when somebody who has the screen read out wants to get out of where they are; the next
  /// responder is asked when this one returns false, as it does unless overridden.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Calls the method for a phase.
  package final func receive(_ touches: Set<Touch>, as phase: Touch.Phase, with event: Event?) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  private final func pass(_ touches: Set<Touch>, as phase: Touch.Phase, with event: Event?) {
    guard let next else { return }
    ResponderChain.pass(touches, as: phase, with: event, to: next)
  }
}

/// How far touches have been passed on.
///
/// A chain may be 100,000 responders long: calls are nested only so deep, and what is left to pass on
/// then is passed on once all of them have returned.
@MainActor
private enum ResponderChain {
  private typealias Call = (
    touches: Set<Touch>, phase: Touch.Phase, event: Event?, responder: Responder
  )

  private static let limit = 200

  private static var depth = 0
  private static var pending: [Call] = []

  static func pass(
    _ touches: Set<Touch>, as phase: Touch.Phase, with event: Event?, to responder: Responder
  ) {
    guard depth < limit else {
      return pending.append((touches, phase, event, responder))
    }
    depth += 1
    responder.receive(touches, as: phase, with: event)
    depth -= 1
    guard depth == 0 else { return }
    while !pending.isEmpty {
      let call = pending.removeFirst()
      depth += 1
      call.responder.receive(call.touches, as: call.phase, with: call.event)
      depth -= 1
    }
  }
}

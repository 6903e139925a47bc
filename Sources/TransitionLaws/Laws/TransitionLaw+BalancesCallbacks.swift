import Foundation
import HeadlessStage
import Transitioning

extension TransitionLaw {
  /// Appearance callbacks come in order.
  public static let balancesCallbacks = TransitionLaw(
    .balancesCallbacks, "balances callbacks",
    "every “will” callback has its “did” callback, there and back, cancelled and interrupted, and"
      + " what is on the screen at rest has appeared"
  ) { audit in
    var finding = LawFinding()
    @MainActor func check(_ course: String, _ perform: @MainActor (ScenePlay) -> Bool) {
      let play = audit.makePlay()
      play.keepEvents()
      guard perform(play), (try? play.stage.settle(within: 60)) != nil else { return }
      finding.checkedCount += play.events.filter { $0.category == .lifecycle }.count
      let complaints = CallbackBalance(play.events).complaints
      for complaint in complaints + play.complaintsAtRest {
        var violation = Violation(complaint)
        violation.interruption = course
        finding.add(violation)
      }
    }
    @MainActor func open(_ play: ScenePlay) -> Bool {
      play.request(.forward) && (try? play.stage.settle(within: 60)) != nil
    }
    @MainActor func cancel(_ play: ScenePlay, _ direction: TransitionDirection) -> Bool {
      guard let interaction = play.drive(direction) else { return false }
      play.stage.advance(by: 0)
      interaction.update(0.4)
      play.stage.advance(by: 0.1)
      interaction.cancel()
      return true
    }
    check("there and back") { open($0) && $0.request(.backward) }
    check("cancelled there") { cancel($0, .forward) }
    check("cancelled on the way back") { open($0) && cancel($0, .backward) }
    check("closed half-way there") { play in
      guard play.request(.forward) else { return false }
      play.stage.advance(by: 0)
      play.stage.advance(by: (play.duration ?? 0) / 2)
      return play.request(.backward)
    }
    return finding
  }
}

extension ScenePlay {
  /// The controllers whose views are in a window at rest although they have not appeared, with
  /// their last callbacks, in words; empty if there are none.
  var complaintsAtRest: [String] {
    func complaints(_ view: UIView) -> [String] {
      guard !view.isHidden else { return [] }
      let controller = view.owner as? UIViewController
      let own = controller.flatMap { controller in
        controller.appearance.phase == .appeared ? nil : complaint(of: controller)
      }
      return [own].compactMap(\.self) + view.subviews.flatMap(complaints)
    }
    return stage.windows.flatMap { complaints($0) }
  }

  private func complaint(of controller: UIViewController) -> String {
    let calls = events.filter {
      $0.category == .lifecycle && $0.source == ObjectIdentifier(controller)
    }.compactMap { CallbackOrder.Call(line: $0.message) }
    let last = calls.last { !$0.isOfPresentation }.map { "its last callback is \($0.rawValue)" }
    return "\(controller.label) is on the screen, but \(last ?? "it has had no callback")"
  }
}

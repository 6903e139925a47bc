#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  /// Transitions of views.
  static let viewTransitions: [Question] = [
    Question("ViewAnimation 36", "old look of a view that was in no frame") { screen in
      let box = screen.square()
      box.backgroundColor = .red
      return .text(try await oldLook(inDissolveOf: box, on: screen))
    },

    Question("ViewAnimation 36", "old look of a view whose colour was just changed") { screen in
      let box = screen.square()
      box.backgroundColor = .red
      await screen.wait(0.2)
      box.backgroundColor = .green
      return .text(try await oldLook(inDissolveOf: box, on: screen))
    },

    Question("ViewAnimation 36", "change of a subview in a transition") { screen in
      let options = [UIView.AnimationOptions.allowAnimatedContent, []]
      let keys = options.map { options in
        let (box, child) = (screen.square(), UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        box.addSubview(child)
        UIView.transition(
          with: box, duration: 0.5, options: options.union(.transitionCrossDissolve),
          animations: { child.alpha = 0.5 })
        return child.animationKeys.isEmpty ? "at once" : "animated"
      }
      return .text("with allowAnimatedContent \(keys[0]), without \(keys[1])")
    },

    Question("ViewAnimation 37", "place of the new view of transition(from:to:)") { screen in
      let (back, old, front) = (screen.square(), screen.square(), screen.square())
      let new = UIView(frame: old.frame)
      await screen.wait(0.1)
      UIView.transition(from: old, to: new, duration: 0.4, options: .transitionCrossDissolve)
      for moment in ["at once", "at the end"] {
        let names = screen.root.view.subviews.compactMap { view in
          [(back, "back"), (new, "new"), (front, "front")].first { $0.0 === view }?.1
        }
        screen.note("\(moment) \(names.joined(separator: " "))")
        await screen.wait(0.7)
      }
      return .calls(screen.calls)
    },

    Question("ViewAnimation 37", "moment at which the old view of transition(from:to:) leaves") {
      screen in
      let old = screen.square()
      let new = UIView(frame: old.frame)
      await screen.wait(0.1)
      UIView.transition(
        from: old, to: new, duration: 0.5, options: .transitionCrossDissolve
      ) { _ in screen.note("completion \(old.superview == nil ? "gone" : "there")") }
      screen.note("call \(old.superview == nil ? "gone" : "there")")
      await screen.wait(0.2)
      screen.note("on the way \(old.superview == nil ? "gone" : "there")")
      await screen.wait(0.6)
      screen.note("later \(old.superview == nil ? "gone" : "there")")
      return .calls(screen.calls)
    },
  ]

  /// Dissolves an opaque view to blue, and returns what shows with the blue half-way.
  @MainActor
  private static func oldLook(
    inDissolveOf box: UIView, on screen: QuestionScreen
  ) async throws -> String {
    UIView.transition(
      with: box, duration: 1, options: .transitionCrossDissolve,
      animations: { box.backgroundColor = .blue })
    await screen.wait(0.5)
    let color = try screen.color(at: box.center)
    switch (color.red > 0.2, color.green > 0.2) {
    case (true, true): return "what is behind"
    case (true, false): return "red"
    case (false, true): return "green"
    case (false, false): return color.blue > 0.8 ? "blue alone" : "black"
    }
  }
}

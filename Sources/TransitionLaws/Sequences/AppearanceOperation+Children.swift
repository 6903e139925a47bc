import Transitioning

extension AppearanceOperation {
  /// Child controllers of plain pages: add, remove, show, hide and exchange.
  ///
  /// Other containers have operations of their own.
  public static var children: [AppearanceOperation] {
    [
      AppearanceOperation("addChild", weight: 4) { choices in
        guard !choices.play.isFull, let page = choices.controller(of: AppearancePage.self) else {
          return nil
        }
        let child = choices.play.freePage(choices.draw(below: 8))
        let (subject, object) = (choices.name(of: page), choices.name(of: child))
        page.addChild(child)
        page.view.addSubview(child.view)
        child.didMove(toParent: page)
        return """
          \(subject).addChild(\(object))
          \(subject).view.addSubview(\(object).view)
          \(object).didMove(toParent: \(subject))
          """
      },
      child("remove", weight: 3) { child, _, name in
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        return """
          \(name).willMove(toParent: nil)
          \(name).view.removeFromSuperview()
          \(name).removeFromParent()
          """
      },
      child("hide", weight: 2) { child, _, name in
        child.view.removeFromSuperview()
        return "\(name).view.removeFromSuperview()"
      },
      child("show", weight: 2) { child, choices, name in
        guard let parent = child.parent else { return nil }
        parent.view.addSubview(child.view)
        return "\(choices.name(of: parent)).view.addSubview(\(name).view)"
      },
      child("transition", weight: 3) { child, choices, name in
        guard let parent = child.parent, child.view.superview === parent.view,
          let other = choices.pick(parent.children.filter { $0.view.superview == nil })
        else { return nil }
        let duration = choices.draw(below: 2) == 1 ? 0.3 : 0
        parent.transition(from: child, to: other, duration: duration, animations: nil)
        return "\(choices.name(of: parent)).transition(from: \(name), to: "
          + "\(choices.name(of: other)), duration: \(duration), animations: nil)"
      },
    ]
  }

  /// An operation on a child of a plain page.
  private static func child(
    _ name: String, weight: Int,
    _ perform: @escaping @MainActor (UIViewController, AppearanceChoices, String) -> String?
  ) -> AppearanceOperation {
    AppearanceOperation(name, weight: weight) { choices in
      let children = choices.controllers.filter { $0.parent is AppearancePage }
      guard let child = choices.pick(children) else { return nil }
      return perform(child, choices, choices.name(of: child))
    }
  }
}

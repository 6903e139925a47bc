import Transitioning

extension AppearanceOperation {
  /// The requests to navigation controllers: push, pop, and the exchange of the whole stack.
  public static var navigation: [AppearanceOperation] {
    [
      request("pushViewController", weight: 8) { navigation, choices, isAnimated in
        guard !choices.play.isFull else { return nil }
        let page = choices.play.freePage(choices.draw(below: 8))
        page.transitionController.transition = choices.draw(below: 2) == 1 ? PageFade() : nil
        navigation.pushViewController(page, animated: isAnimated)
        return choices.name(of: page)
      },
      request("popViewController", weight: 5) { navigation, _, isAnimated in
        navigation.popViewController(animated: isAnimated)
        return ""
      },
      request("popToRootViewController", weight: 1) { navigation, _, isAnimated in
        navigation.popToRootViewController(animated: isAnimated)
        return ""
      },
      request("popToViewController", weight: 2) { navigation, choices, isAnimated in
        guard let target = choices.pick(navigation.viewControllers) else { return nil }
        navigation.popToViewController(target, animated: isAnimated)
        return choices.name(of: target)
      },
      request("setViewControllers", weight: 4) { navigation, choices, isAnimated in
        let stack = stack(after: navigation.viewControllers, choices)
        navigation.setViewControllers(stack, animated: isAnimated)
        return "[\(stack.map(choices.name).joined(separator: ", "))]"
      },
    ]
  }

  /// An operation on a navigation controller; `perform` returns its first argument, empty if it has
  /// none.
  private static func request(
    _ name: String, weight: Int,
    _ perform: @escaping @MainActor (UINavigationController, AppearanceChoices, Bool) -> String?
  ) -> AppearanceOperation {
    AppearanceOperation(name, weight: weight) { choices in
      guard let navigation = choices.controller(of: UINavigationController.self) else { return nil }
      let isAnimated = choices.draw(below: 2) == 1
      var lines: [String] = []
      let subject = choices.name(of: navigation)
      if isAnimated, choices.draw(below: 3) == 2, let driver = choices.play.makeDriver() {
        driver.drive(navigation)
        lines.append("driver.drive(\(subject))")
      }
      guard let argument = perform(navigation, choices, isAnimated) else { return nil }
      let arguments = (argument.isEmpty ? [] : [argument]) + ["animated: \(isAnimated)"]
      lines.append("\(subject).\(name)(\(arguments.joined(separator: ", ")))")
      return lines.joined(separator: "\n")
    }
  }

  /// Another stack: shorter, longer, in another order, or another one.
  static func stack(
    after stack: [UIViewController], _ choices: AppearanceChoices
  ) -> [UIViewController] {
    let page = choices.play.freePage(choices.draw(below: 8))
    switch choices.draw(below: choices.play.isFull ? 3 : 6) {
    case 0: return stack.reversed()
    case 1: return Array(stack.dropFirst())
    case 2: return Array(stack.suffix(1))
    case 3: return stack + [page]
    case 4: return [page] + stack
    default: return [page]
    }
  }
}

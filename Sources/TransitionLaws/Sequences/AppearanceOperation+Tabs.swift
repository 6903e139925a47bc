import Transitioning

extension AppearanceOperation {
  /// The requests to tab bar controllers: another selection, and other tabs.
  public static var tabs: [AppearanceOperation] {
    [
      AppearanceOperation("select", weight: 6) { choices in
        guard let tabs = choices.controller(of: UITabBarController.self),
          let all = tabs.viewControllers, !all.isEmpty
        else { return nil }
        let index = choices.draw(below: all.count)
        let subject = choices.name(of: tabs)
        var lines: [String] = []
        if choices.draw(below: 2) == 1 {
          all[index].transitionController.transition = PageFade()
          lines.append(
            "\(choices.name(of: all[index])).transitionController.transition = PageFade()")
        }
        if choices.draw(below: 3) == 2, let driver = choices.play.makeDriver() {
          driver.drive(tabs)
          lines.append("driver.drive(\(subject))")
        }
        tabs.selectedIndex = index
        lines.append("\(subject).selectedIndex = \(index)")
        return lines.joined(separator: "\n")
      },
      AppearanceOperation("setTabs", weight: 2) { choices in
        guard let tabs = choices.controller(of: UITabBarController.self) else { return nil }
        let isAnimated = choices.draw(below: 2) == 1
        let all = stack(after: tabs.viewControllers ?? [], choices)
        let subject = choices.name(of: tabs)
        tabs.setViewControllers(all, animated: isAnimated)
        let names = all.map(choices.name).joined(separator: ", ")
        return "\(subject).setViewControllers([\(names)], animated: \(isAnimated))"
      },
    ]
  }
}

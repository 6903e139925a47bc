import Transitioning

extension AppearanceOperation {
  /// Present and dismiss, in several styles, with and without an animation, and under a finger.
  public static var modal: [AppearanceOperation] {
    [
      AppearanceOperation("present", weight: 8, present),
      AppearanceOperation("dismiss", weight: 7, dismiss),
    ]
  }

  private static let styles: [(UIModalPresentationStyle, String)] = [
    (.fullScreen, "fullScreen"), (.pageSheet, "pageSheet"), (.overFullScreen, "overFullScreen"),
    (.currentContext, "currentContext"), (.overCurrentContext, "overCurrentContext"),
    (.formSheet, "formSheet"), (.popover, "popover"),
  ]

  private static func present(_ choices: AppearanceChoices) -> String? {
    guard !choices.play.isFull, let presenter = choices.pick(choices.controllers) else {
      return nil
    }
    let isAnimated = choices.draw(below: 2) == 1
    let kind = choices.draw(below: 3)
    let (style, styleName) = choices.pick(styles) ?? (.fullScreen, "fullScreen")
    var lines: [String] = []
    let page = choices.play.freePage(choices.draw(below: 8))
    let presented = choices.play.wrapped(page, in: choices.draw(below: 4), &lines)
    let (subject, object) = (choices.name(of: presenter), choices.name(of: presented))
    presented.modalPresentationStyle = style
    lines.append("\(object).modalPresentationStyle = .\(styleName)")
    presented.transitionController.transition = kind == 0 ? nil : PageFade()
    if kind != 0 { lines.append("\(object).transitionController.transition = PageFade()") }
    if isAnimated, kind == 2, let driver = choices.play.makeDriver() {
      driver.drive(presented)
      lines.append("driver.drive(\(object))")
    }
    presenter.present(presented, animated: isAnimated)
    lines.append("\(subject).present(\(object), animated: \(isAnimated))")
    return lines.joined(separator: "\n")
  }

  private static func dismiss(_ choices: AppearanceChoices) -> String? {
    let candidates = choices.controllers.filter {
      $0.presentedViewController != nil || $0.presentingViewController != nil
    }
    guard let controller = choices.pick(candidates) else { return nil }
    let isAnimated = choices.draw(below: 2) == 1
    var lines: [String] = []
    let dismissed = controller.presentedViewController ?? controller
    if isAnimated, choices.draw(below: 3) == 2, let driver = choices.play.makeDriver() {
      driver.drive(dismissed)
      lines.append("driver.drive(\(choices.name(of: dismissed)))")
    }
    lines.append("\(choices.name(of: controller)).dismiss(animated: \(isAnimated))")
    controller.dismiss(animated: isAnimated)
    return lines.joined(separator: "\n")
  }
}

/// A cross-fade, as an app's transition.
final class PageFade: Transition {
  func start(with context: TransitionContext) {
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}

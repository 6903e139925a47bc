import ControllerSupport
import Foundation
import HeadlessStage
import StageSupport
import Transitioning

/// The random operations.
extension PageLife {
  /// Performs a random operation of the app, of a finger or of the clock.
  func performRandomOperation() {
    switch number(below: 40) {
    case 0..<5: present()
    case 5..<7: push()
    case 7..<10: goBack()
    case 10..<13: reconsider(any(of: pages.isEmpty ? [root] : pages))
    case 13..<21: planFinger()
    case 21..<25: touch()
    case 25..<27: openOrCommit()
    case 27..<29: changeScreen()
    case 29: escape()
    case 30: drive()
    case 31: changeTabs()
    default: pass()
    }
  }

  // MARK: The app

  /// The presenter of the next page.
  private var top: UIViewController {
    var top: UIViewController = stack ?? tabs ?? root
    while let next = top.presentedViewController { top = next }
    return top
  }

  private var isAnimated: Bool { !isOnce(in: 4) }

  private func prepare(_ page: LivingPage) {
    switch number(below: 8) {
    case 0..<3: zoom(page)
    case 3: take(number(below: 4), page)
    default: break
    }
  }

  private func zoom(_ page: LivingPage) {
    say("\(page.name) zooms")
    page.preferredTransition = .zoom { [weak self] _ in self?.root.source }
  }

  private func present() {
    let page = makePage()
    let styles: [UIModalPresentationStyle] = [
      .automatic, .automatic, .pageSheet, .formSheet, .fullScreen, .overFullScreen, .popover,
    ]
    page.modalPresentationStyle = any(of: styles)
    if page.modalPresentationStyle == .popover {
      page.popoverPresentationController?.sourceView = root.source
    }
    prepare(page)
    page.wantsOtherSizes = isOnce(in: 6)
    if isOnce(in: 3), let sheet = page.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersEdgeAttachedInCompactHeight = isOnce(in: 2)
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = isOnce(in: 2)
    }
    let animated = isAnimated
    say("present \(page.name) as \(page.modalPresentationStyle), \(animated)")
    top.present(page, animated: animated)
  }

  private func push() {
    guard let stack else { return present() }
    let page = makePage()
    prepare(page)
    let animated = isAnimated
    say("push \(page.name), \(animated)")
    stack.pushViewController(page, animated: animated)
  }

  private func goBack() {
    let animated = isAnimated
    if let stack, stack.presentedViewController == nil {
      say("pop, \(animated)")
      stack.popViewController(animated: animated)
    } else if let page = pages.last {
      say("dismiss \(page.name), \(animated)")
      page.dismiss(animated: animated)
    }
  }

  /// Changes something of a page, also while it is in flight.
  func reconsider(_ page: LivingPage) {
    switch number(below: 8) {
    case 0..<3: take(number(below: 5), page)
    case 3:
      let size = CGSize(width: 100 * (1 + number(below: 4)), height: 100 * (1 + number(below: 6)))
      say("\(page.name) wants \(size.width) x \(size.height)")
      page.preferredContentSize = size
    case 4:
      say("\(page.name) is modal or not")
      page.isModalInPresentation.toggle()
    case 5:
      guard let sheet = page.sheetPresentationController else { return }
      say("detents of \(page.name)")
      sheet.animateChanges {
        sheet.detents = isOnce(in: 2) ? [.medium(), .large()] : [.medium()]
        sheet.selectedDetentIdentifier = isOnce(in: 2) ? .large : .medium
      }
    case 6: zoom(page)
    default:
      guard page !== root else { return }
      say("dismiss \(page.name)")
      page.dismiss(animated: isAnimated)
    }
  }

  private func take(_ kind: Int, _ page: LivingPage) {
    guard page !== root else { return }
    say("\(page.name) takes transition \(kind)")
    switch kind {
    case 0: page.transitionController.transition = LivingFade()
    case 1: page.transitioningDelegate = page.delegate
    case 2:
      page.delegate.isDriven = true
      page.transitioningDelegate = page.delegate
    case 3: page.preferredTransition = .crossDissolve
    default:
      page.transitioningDelegate = nil
      page.preferredTransition = nil
    }
  }

  private func changeTabs() {
    guard let tabs else { return }
    let index = number(below: 2)
    say("select \(index)")
    tabs.selectedIndex = index
  }

  private func openOrCommit() {
    if openTransactions > 0, !isOnce(in: 4) {
      say("commit")
      openTransactions -= 1
      CATransaction.commit()
    } else {
      say("begin a transaction")
      openTransactions += 1
      CATransaction.begin()
    }
  }

  private func changeScreen() {
    switch number(below: 4) {
    case 0:
      say("reduced motion or not")
      stage.traits.prefersReducedMotion.toggle()
    case 1:
      say("other direction")
      stage.traits.layoutDirection = isOnce(in: 2) ? .rightToLeft : .leftToRight
    default:
      let orientation: UIInterfaceOrientation = any(of: [.portrait, .landscapeLeft])
      let duration = any(of: [0, 0.3])
      say("turn to \(orientation), \(duration)")
      stage.turn(to: orientation, animatedFor: duration)
    }
  }

  private func drive() {
    guard let page = pages.last else { return }
    switch number(below: 4) {
    case 0:
      say("drive \(page.name)")
      page.driver.update(any(of: [0, 0.3, 0.9]))
    case 1:
      say("pause \(page.name)")
      page.driver.pause()
    case 2:
      say("finish \(page.name)")
      page.driver.finish()
    default:
      say("cancel \(page.name)")
      page.driver.cancel()
    }
  }

  // MARK: Fingers

  private func planFinger() {
    let (from, to) = (place(), place())
    let delay = any(of: [0, 0, 0.02, 0.05, 0.1])
    switch number(below: 6) {
    case 0, 1, 2:
      let duration = any(of: [0, 0.05, 0.1, 0.16, 0.3])
      let down = isOnce(in: 2) ? CGPoint(x: from.x, y: from.y + 150) : to
      say("drag from \(from) to \(down) in \(duration) after \(delay)")
      stage.drag(from: from, to: down, duration: duration, after: delay)
    case 3:
      say("flick from \(from) to \(to) after \(delay)")
      stage.flick(from: from, to: to, velocity: 800, after: delay)
    case 4:
      let closes = !isOnce(in: 4)
      let rest = any(of: [0, 0.05])
      say("pinch at \(from), closing \(closes), after \(delay)")
      stage.pinch(
        at: from, from: closes ? 200 : 60, to: closes ? 60 : 200, over: 0.15, holdingFor: rest,
        after: delay)
    default:
      say("tap at \(from) after \(delay)")
      stage.tap(at: from, after: delay)
    }
  }

  private func touch() {
    fingers.removeAll { !$0.isDown }
    let place = place()
    guard let finger = fingers.last, !isOnce(in: 8) else {
      say("finger down at \(place)")
      return fingers.append(stage.touchDown(at: place))
    }
    switch number(below: 4) {
    case 0, 1:
      say("finger to \(place)")
      finger.move(to: place)
    case 2:
      say("finger up")
      finger.lift()
    default:
      say("finger cancelled")
      finger.cancel()
    }
  }

  private func escape() {
    say("escape")
    _ = stage.accessibility.performEscape()
  }

  // MARK: Time

  private func pass() {
    guard !isOnce(in: 8) else {
      say("rest")
      return rest()
    }
    let time = any(of: [0, 1.0 / 60, 0.05, 0.1, 0.1, 0.35])
    say("advance by \(time)")
    stage.advance(by: time)
  }

  // MARK: Rest

  /// Checks that nothing is held, in motion, or between two states.
  func checkRest() {
    for page in [root] + pages {
      if page.witness.isInTransition {
        complain("\(page.name) rests in \(page.witness.state?.rawValue ?? "nothing")")
      }
      if page.isBeingPresented || page.isBeingDismissed {
        complain("\(page.name) rests and is being presented or dismissed")
      }
      if page.transitionCoordinator != nil { complain("\(page.name) rests in a transition") }
      if page.presentedViewController == nil, page.parent?.presentedViewController == nil {
        page.checkForm()
      }
    }
    checkLayers(window.layer)
  }

  private func checkLayers(_ layer: CALayer) {
    if layer.speed != 1 || layer.timeOffset != 0 { complain("a layer rests and its time is held") }
    for child in layer.sublayers ?? [] { checkLayers(child) }
  }
}

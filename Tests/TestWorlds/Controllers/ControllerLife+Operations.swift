import Transitioning

/// The random operations.
extension ControllerLife {
  /// Performs a random operation; in an orderly life, time does not pass within a callback.
  func performRandomOperation() {
    switch number(below: isOrderly && depth > 0 ? 88 : 100) {
    case 0..<14: present()
    case 14..<24: dismiss()
    case 24..<38: changeStack()
    case 38..<43: changeTabs()
    case 43..<52: changeFamily()
    case 52..<62: changeWindow()
    case 62..<68: changeScreen()
    case 68..<72: changeView()
    case 72..<78: changeSettings()
    case 78..<83: drive()
    case 83..<87: touch()
    case 87..<88: replaceActor()
    default: pass()
    }
  }

  private func pass() {
    guard depth > 0 || !isOnce(in: 6) else {
      say("settle")
      settle()
      return checkAtRest()
    }
    let (place, time) = (
      number(below: stages.count), any(of: [0, 0.001, 1.0 / 60, 0.05, 0.1, 0.2, 0.35, 0.6, 1])
    )
    say("advance stage \(place) by \(time)")
    stages[place].advance(by: time)
  }

  // MARK: Presenting

  private func present() {
    let (one, other) = (newcomer(), holder())
    guard prepare(one) else { return }
    if isOnce(in: 2) {
      let style = any(of: UIModalPresentationStyle.allCases)
      say("style of \(name(one)) is \(style)")
      one.modalPresentationStyle = style
      if style == .popover { one.popoverPresentationController?.sourceView = other.viewIfLoaded }
    }
    if isOnce(in: 4) { one.presentationController?.delegate = one.ear.listener }
    if isOnce(in: 6) { chooseTransition(of: one) }
    let animated = isAnimated
    switch number(below: 8) {
    case 0:
      say("\(name(other)) shows \(name(one))")
      other.show(one, sender: nil)
    case 1:
      say("\(name(other)) shows \(name(one)) as a detail")
      other.showDetailViewController(one, sender: nil)
    default:
      say("\(name(other)) presents \(name(one)), \(animated)")
      other.present(one, animated: animated, completion: ask())
    }
    if isOnce(in: 3) { follow(one) }
  }

  private func dismiss() {
    let presented = actors.filter {
      $0.presentedViewController != nil || $0.presentingViewController != nil
    }
    let one = presented.isEmpty || isOnce(in: 2) ? anyActor() : any(of: presented)
    let animated = isAnimated
    say("dismiss \(name(one)), \(animated)")
    one.dismiss(animated: animated, completion: ask())
  }

  private func chooseTransition(of one: any LifeActor) {
    let kind = number(below: 7)
    say("\(name(one)) takes transition \(kind)")
    one.transitioningDelegate = nil
    one.transitionController.transition = nil
    one.ear.listener.isDriven = kind == 6
    one.ear.listener.bringsPresentationController = isOnce(in: 2)
    switch kind {
    case 0: return
    case 1: take(WorldFade(one.ear), one)
    case 2: take(WorldSlide(one.ear, isDriven: false), one)
    case 3: take(WorldSlide(one.ear, isDriven: true), one)
    case 4: take(WorldProud(one.ear), one)
    default: one.transitioningDelegate = one.ear.listener
    }
  }

  private func take(_ transition: any Transition, _ one: any LifeActor) {
    one.transitioningDelegate = one.transitionController
    one.transitionController.transition = transition
  }

  // MARK: Windows and screens

  private func changeWindow() {
    let place = number(below: windows.count)
    let window = windows[place]
    switch isOrderly ? any(of: [3, 4, 4]) : number(below: 8) {
    case 0..<3:
      let root = isOnce(in: 4) ? nil : anyActor()
      say("root of window \(place) is \(name(root))")
      window.rootViewController = root
    case 3:
      say("hide window \(place)")
      window.isHidden = true
    case 4:
      say("show window \(place)")
      window.isHidden = false
    case 5:
      say("take window \(place) away")
      window.stage?.remove(window)
    default:
      let stage = number(below: 2)
      say("put window \(place) on stage \(stage)")
      stages[stage].add(window)
      // A callback may have removed the window, and then no other stage shows it.
      if window.stage != nil { window.makeKeyAndVisible() }
    }
  }

  private func changeScreen() {
    let place = number(below: stages.count)
    let stage = stages[place]
    switch number(below: 6) {
    case 0..<3:
      let size = any(of: [CGSize.phone, CGSize.tablet, CGSize(width: 844, height: 390)])
      let duration = any(of: [0, 0.3])
      say("resize stage \(place) to \(size.width), \(duration)")
      stage.resize(to: size, animatedFor: duration)
    case 3:
      say("turn stage \(place)")
      stage.turn(to: any(of: [.portrait, .landscapeLeft, .landscapeRight]), animatedFor: 0.2)
    case 4:
      say("other traits on stage \(place)")
      stage.traits.layoutDirection = isOnce(in: 2) ? .rightToLeft : .leftToRight
      stage.traits.prefersReducedMotion = isOnce(in: 3)
    default:
      let one = anyActor()
      say("\(name(one)) sees other traits")
      one.overrideUserInterfaceStyle = any(of: [.dark, .light, .unspecified])
    }
  }

  // MARK: Views and settings

  private func changeView() {
    let (one, other) = (anyActor(), anyActor())
    switch isOrderly ? 3 : number(below: 4) {
    case 0:
      say("view of \(name(one)) out")
      one.viewIfLoaded?.removeFromSuperview()
    case 1:
      say("view of \(name(one)) into that of \(name(other))")
      other.view.addSubview(one.view)
    case 2:
      say("no view for \(name(one))")
      one.view = nil
    default:
      say("load view of \(name(one))")
      one.loadViewIfNeeded()
    }
  }

  private func changeSettings() {
    let one = anyActor()
    switch number(below: 8) {
    case 0:
      guard !isOrderly || !(one.parent is FrameActor) else { return }
      say("\(name(one)) defines a context")
      one.definesPresentationContext.toggle()
    case 1:
      say("\(name(one)) is modal or not")
      one.isModalInPresentation.toggle()
    case 2:
      let height = 100 * number(below: 5)
      say("\(name(one)) would like to be \(height) high")
      one.preferredContentSize = CGSize(width: 300, height: Double(height))
    case 3:
      say("\(name(one)) hides the tabs or not")
      one.hidesBottomBarWhenPushed.toggle()
    case 4:
      let title = isOnce(in: 2) ? "long title \(number(below: 9))" : ""
      say("\(name(one)) has the title \(title)")
      one.navigationItem.title = title
    case 5:
      say("\(name(one)) keeps an edge free")
      one.additionalSafeAreaInsets = UIEdgeInsets(top: CGFloat(number(below: 3)))
    case 6: chooseTransition(of: one)
    default:
      guard let sheet = one.sheetPresentationController else { return }
      say("detents of \(name(one))")
      sheet.detents = isOnce(in: 2) ? [.medium(), .large()] : [.large()]
      sheet.prefersGrabberVisible.toggle()
      sheet.animateChanges {
        sheet.selectedDetentIdentifier = isOnce(in: 2) ? .large : .medium
      }
    }
  }

  // MARK: Fingers

  private func drive() {
    let driven = actors.filter { $0.ear.driver.isDriving }
    let one = driven.isEmpty || isOnce(in: 4) ? anyActor() : any(of: driven)
    let driver = one.ear.driver
    switch number(below: 5) {
    case 0, 1:
      let percent = fraction() * 1.2 - 0.1
      say("drive \(name(one)) to \(percent)")
      driver.update(CGFloat(percent))
    case 2:
      say("finish \(name(one))")
      driver.finish()
    case 3:
      say("cancel \(name(one))")
      driver.cancel()
    default:
      say("pause \(name(one))")
      driver.pause()
    }
  }

  private func touch() {
    let stage = isOnce(in: 4) ? stages[stages.count - 1] : stages[0]
    let isEdge = isOnce(in: 3)
    let point = CGPoint(
      x: isEdge ? 1 : fraction() * stage.size.width, y: fraction() * stage.size.height)
    if isOnce(in: 4) {
      let end = CGPoint(
        x: fraction() * stage.size.width, y: isEdge ? point.y : fraction() * stage.size.height)
      let duration = 0.05 + 0.55 * fraction()
      say("drag from \(point.x), \(point.y) to \(end.x), \(end.y) in \(duration)")
      stage.drag(from: point, to: end, duration: duration)
      return
    }
    guard let finger, finger.isDown else {
      say("finger down at \(point.x), \(point.y)")
      self.finger = stage.touchDown(at: point)
      return
    }
    if isOnce(in: 2) {
      say("finger to \(point.x), \(point.y)")
      finger.move(to: point)
    } else {
      say("finger up")
      finger.lift()
      self.finger = nil
    }
  }
}

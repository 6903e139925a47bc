import Transitioning

/// The random operations.
extension ControllerLife {
  /// Performs a random operation.
  func operate() {
    switch number(below: 100) {
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

  private var isAnimated: Bool { !isOnce(in: 3) }

  private func ask() -> () -> Void {
    asked += 1
    return { [weak self] in
      self?.answered += 1
      self?.hear("completion")
    }
  }

  private func pass() {
    guard depth > 0 || !isOnce(in: 6) else {
      say("settle")
      settle()
      return checkAtRest()
    }
    let (place, time) = (number(below: 2), any(of: [0, 1.0 / 60, 0.05, 0.1, 0.35, 1]))
    say("advance stage \(place) by \(time)")
    stages[place].advance(by: time)
  }

  // MARK: Presenting

  private func present() {
    let (one, other) = (anyActor(), anyActor())
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
    guard isOnce(in: 3), let coordinator = one.transitionCoordinator else { return }
    asked += 1
    let isQueued = coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.hear("alongside") },
      completion: { [weak self] _ in
        self?.answered += 1
        self?.hear("end of alongside")
      })
    say("animates alongside, \(isQueued)")
  }

  private func dismiss() {
    let (one, animated) = (anyActor(), isAnimated)
    say("dismiss \(name(one)), \(animated)")
    one.dismiss(animated: animated, completion: ask())
  }

  private func chooseTransition(of one: any Actor) {
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

  private func take(_ transition: any Transition, _ one: any Actor) {
    one.transitioningDelegate = one.transitionController
    one.transitionController.transition = transition
  }

  // MARK: Containing

  private var stacks: [StackActor] { actors.compactMap { $0 as? StackActor } }

  private func changeStack() {
    let stack = any(of: stacks)
    let (one, animated) = (anyActor(), isAnimated)
    switch number(below: 10) {
    case 0..<4:
      say("push \(name(one)) on \(name(stack)), \(animated)")
      stack.pushViewController(one, animated: animated)
    case 4..<7:
      say("pop \(name(stack)), \(animated)")
      stack.popViewController(animated: animated)
    case 7:
      say("pop \(name(stack)) to \(name(one)), \(animated)")
      stack.popToViewController(one, animated: animated)
    case 8:
      let all = someActors()
      say("set \(name(stack)) to \(all.map { name($0) }), \(animated)")
      stack.setViewControllers(all, animated: animated)
    default:
      let hides = isOnce(in: 2)
      say("hide bar of \(name(stack)) \(hides), \(animated)")
      stack.setNavigationBarHidden(hides, animated: animated)
    }
  }

  private func changeTabs() {
    let tabs = any(of: actors.compactMap { $0 as? TabsActor })
    if isOnce(in: 2) {
      let all = someActors()
      say("set \(name(tabs)) to \(all.map { name($0) })")
      tabs.setViewControllers(all, animated: isAnimated)
    } else {
      let index = number(below: 3)
      say("select \(index) of \(name(tabs))")
      tabs.selectedIndex = index
    }
  }

  private func changeFamily() {
    let (one, other) = (anyActor(), anyActor())
    switch number(below: 8) {
    case 0..<3:
      say("add \(name(one)) to \(name(other))")
      other.addChild(one)
      guard one.parent === other else { return }
      other.view.addSubview(one.view)
      if one.parent === other { one.didMove(toParent: other) }
    case 3:
      say("add \(name(one)) to \(name(other)) and no more")
      other.addChild(one)
    case 4, 5:
      say("take \(name(one)) out")
      guard one.parent != nil else { return }
      one.willMove(toParent: nil)
      one.viewIfLoaded?.removeFromSuperview()
      one.removeFromParent()
    case 6:
      say("take \(name(one)) out and no more")
      one.removeFromParent()
    default:
      guard let from = other.children.first else { return }
      say("\(name(other)) lets \(name(one)) take the place of \(name(from))")
      asked += 1
      other.transition(
        from: from, to: one, duration: any(of: [0, 0.3]), animations: { from.view.alpha = 1 },
        completion: { [weak self] _ in
          self?.answered += 1
          self?.hear("completion of an exchange")
        })
    }
  }

  // MARK: Windows and screens

  private func changeWindow() {
    let place = number(below: windows.count)
    let window = windows[place]
    switch number(below: 8) {
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
    let place = number(below: 2)
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
    switch number(below: 4) {
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
    switch number(below: 7) {
    case 0:
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
      say("\(name(one)) keeps an edge free")
      one.additionalSafeAreaInsets = UIEdgeInsets(top: CGFloat(number(below: 3)))
    case 5: chooseTransition(of: one)
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
    let one = anyActor()
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
    let stage = stages[isOnce(in: 4) ? 1 : 0]
    let point = CGPoint(x: fraction() * stage.size.width, y: fraction() * stage.size.height)
    guard let finger else {
      say("finger down at \(point.x), \(point.y)")
      self.finger = stage.touchDown(at: isOnce(in: 3) ? CGPoint(x: 1, y: point.y) : point)
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

import HeadlessStage
import Transitioning

/// The random operations on containers, and the choices of controllers.
extension ControllerLife {
  var isAnimated: Bool { !isOnce(in: 3) }

  // MARK: Stacks

  func changeStack() {
    let stack = any(of: actors.compactMap { $0 as? StackActor })
    let (one, animated) = (newcomer(), isAnimated)
    switch number(below: 12) {
    case 0..<4:
      guard prepare(one) else { return }
      say("push \(name(one)) on \(name(stack)), \(animated)")
      stack.pushViewController(one, animated: animated)
    case 4..<7:
      say("pop \(name(stack)), \(animated)")
      stack.popViewController(animated: animated)
    case 7:
      let place = isOnce(in: 2) ? stack : one.navigationController ?? stack
      say("pop \(name(place)) to \(name(one)), \(animated)")
      place.popToViewController(one, animated: animated)
    case 8:
      say("pop \(name(stack)) to its root, \(animated)")
      stack.popToRootViewController(animated: animated)
    case 9, 10:
      let all = others(than: stack.viewControllers)
      guard all.allSatisfy({ mayEnter(stack, $0) }) else { return }
      say("set \(name(stack)) to \(all.map { name($0) }), \(animated)")
      stack.setViewControllers(all, animated: animated)
    default:
      let hides = isOnce(in: 2)
      say("hide bar of \(name(stack)) \(hides), \(animated)")
      stack.setNavigationBarHidden(hides, animated: animated)
    }
    if isOnce(in: 3) { follow(stack) }
  }

  /// Counts the end of a controller's transition that runs or is about to run.
  func follow(_ controller: UIViewController) {
    guard let coordinator = controller.transitionCoordinator else { return }
    let end = ask("end of alongside")
    let isQueued = coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.hear("alongside", isOrderly: false) },
      completion: { _ in end() })
    say("animates alongside, \(isQueued)")
  }

  // MARK: Tabs

  func changeTabs() {
    let tabs = any(of: actors.compactMap { $0 as? TabsActor })
    if isOnce(in: 2) {
      let all = others(than: tabs.viewControllers ?? [])
      guard all.allSatisfy({ !($0 is TabsActor) && mayEnter(tabs, $0) }) || !isOrderly else {
        return
      }
      say("set \(name(tabs)) to \(all.map { name($0) })")
      tabs.setViewControllers(all, animated: isAnimated)
    } else {
      let index = number(below: 3)
      say("select \(index) of \(name(tabs))")
      tabs.selectedIndex = index
    }
  }

  // MARK: Children

  func changeFamily() {
    let (one, other) = (newcomer(), holder())
    let children = isOrderly ? tree.filter { $0.parent is PlainActor } : other.children
    switch number(below: 13) {
    case 0..<3: add(one, to: other)
    case 3:
      guard !isOrderly else { return add(one, to: other) }
      say("add \(name(one)) to \(name(other)) and no more")
      other.addChild(one)
    case 4, 5:
      guard let child = isOrderly ? children.randomElement(using: &generator) : one else { return }
      takeOut(child)
    case 6:
      guard !isOrderly else { return }
      say("take \(name(one)) out and no more")
      one.removeFromParent()
    case 7, 8:
      guard let child = children.randomElement(using: &generator) else { return }
      exchange(child)
    case 9:
      guard let child = children.randomElement(using: &generator) else { return }
      hideOrShow(child)
    default: changeFrame()
    }
  }

  private func add(_ one: UIViewController, to other: UIViewController) {
    say("add \(name(one)) to \(name(other))")
    if isOrderly {
      guard other is PlainActor, isFree(one) else { return }
      for each in [other, one] { each.loadViewIfNeeded() }
      // A callback of loading may have changed anything.
      guard isFree(one) else { return }
    }
    other.addChild(one)
    guard one.parent === other else { return }
    other.view.addSubview(one.view)
    // A callback of the move may have changed anything as well.
    if one.parent === other { one.didMove(toParent: other) }
    // A callback may have removed the child, before its view was added; the view has to leave too.
    if isOrderly, one.parent == nil { one.view.removeFromSuperview() }
  }

  private func takeOut(_ one: UIViewController) {
    say("take \(name(one)) out")
    if one.parent != nil { remove(one) }
  }

  func remove(_ one: UIViewController) {
    one.willMove(toParent: nil)
    one.viewIfLoaded?.removeFromSuperview()
    one.removeFromParent()
  }

  private func exchange(_ from: UIViewController) {
    guard let parent = from.parent else { return }
    let siblings = parent.children.filter { $0 !== from && $0.viewIfLoaded?.superview == nil }
    guard !isOrderly || (from.viewIfLoaded?.superview != nil && !siblings.isEmpty) else { return }
    let one = isOrderly ? any(of: siblings) : anyActor()
    say("\(name(parent)) lets \(name(one)) take the place of \(name(from))")
    let end = ask("completion of an exchange")
    parent.transition(
      from: from, to: one, duration: any(of: [0, 0.3]), animations: { from.view.alpha = 1 },
      completion: { _ in end() })
  }

  private func hideOrShow(_ child: UIViewController) {
    guard let parent = child.parent, depth == 0 else { return }
    if child.viewIfLoaded?.superview == nil {
      say("show \(name(child)) in \(name(parent))")
      parent.view.addSubview(child.view)
    } else {
      say("hide \(name(child)) in \(name(parent))")
      child.viewIfLoaded?.removeFromSuperview()
    }
  }

  private func changeFrame() {
    guard depth == 0, let frame = actors.first(where: { $0 is FrameActor }) as? FrameActor else {
      return
    }
    let page = newcomer()
    if isOnce(in: 2) {
      guard isFree(page), page is PlainActor, !page.definesPresentationContext else { return }
      say("\(name(frame)) shows \(name(page)) as its content")
      frame.show(page)
    } else {
      say("\(name(frame)) covers its content, \(!frame.isCovered)")
      frame.cover(!frame.isCovered)
    }
  }

  // MARK: Choices

  /// A controller that comes in; in an orderly life, in most cases one that is not in use.
  func newcomer() -> any LifeActor {
    let free = isOrderly && !isOnce(in: 5) ? actors.filter { isFree($0) } : []
    return free.isEmpty ? anyActor() : any(of: free)
  }

  /// A controller that presents or contains; in an orderly life, in most cases one that is in use.
  func holder() -> any LifeActor {
    let held = isOrderly && !isOnce(in: 5) ? actors.filter { !isFree($0) } : []
    return held.isEmpty ? anyActor() : any(of: held)
  }

  /// True if a controller belongs to no container, presentation or window.
  func isFree(_ controller: UIViewController) -> Bool {
    controller.parent == nil && controller.viewIfLoaded?.superview == nil
      && controller.presentingViewController == nil && controller.presentedViewController == nil
      && !windows.contains { $0.rootViewController === controller }
  }

  /// Gives a container content before it comes in; false if an orderly life must not have it come.
  ///
  /// A plain controller may come although it is in use, and is refused or moved; but a container
  /// that forwards appearance itself must send its content away itself.
  func prepare(_ one: any LifeActor) -> Bool {
    guard isOrderly, !(one is PlainActor) || one.parent is FrameActor else { return true }
    guard isFree(one) else { return false }
    let pages = actors.filter { $0 is PlainActor && isFree($0) }
    if let stack = one as? StackActor, stack.viewControllers.isEmpty {
      stack.viewControllers = Array(pages.prefix(1))
    }
    if let tabs = one as? TabsActor, tabs.viewControllers?.isEmpty != false {
      tabs.viewControllers = Array(pages.prefix(2))
    }
    return true
  }

  private func mayEnter(_ container: UIViewController, _ one: UIViewController) -> Bool {
    !isOrderly || one.parent === container || (isFree(one) && !(one is TabsActor))
  }

  /// Another content of a container: up to three controllers, in most cases without duplicates, or
  /// the former ones in another order, with fewer or with more.
  private func others(than content: [UIViewController]) -> [UIViewController] {
    switch number(below: 8) {
    case 0: return content.reversed()
    case 1: return Array(content.dropFirst())
    case 2: return content.suffix(1)
    case 3: return content + [newcomer()]
    case 4: return [newcomer()] + content
    default:
      var some: [UIViewController] = []
      for _ in 0..<number(below: 4) {
        let actor = newcomer()
        if isOnce(in: 10) || !some.contains(where: { $0 === actor }) { some.append(actor) }
      }
      return some
    }
  }
}

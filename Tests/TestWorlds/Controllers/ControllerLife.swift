import ControllerSupport
import HeadlessStage
import StageSupport
import Transitioning

/// A random life of view controllers: several of each kind, in windows on two stages.
///
/// In a wild life any operation may happen at any time, also within callbacks, and also those that
/// an app must not perform. An orderly life has one window, whose root is one of several, and the
/// operations that an app may perform: there more is checked.
@MainActor
final class ControllerLife: RandomLife {
  /// The root of the window of an orderly life.
  private enum Layout: CaseIterable {
    /// A plain controller.
    case plain
    /// A stack with a plain controller.
    case stack
    /// Tabs with that stack, and a second stack that is empty.
    case tabs
    /// A container of an app.
    case frame
    /// A stack with that container.
    case framedStack
  }

  /// True if only what an app may do happens.
  let isOrderly: Bool

  private(set) var stages: [Stage] = []
  private(set) var windows: [UIWindow] = []
  private(set) var actors: [any LifeActor] = []
  var finger: Finger?

  /// The number of controllers that were made.
  private var made = 0

  /// The number of calls of each completion.
  private var answers: [Int] = []

  /// The callbacks of presentation controllers that rest not yet.
  private var presentations: [ObjectIdentifier: (name: String, order: CallbackOrder)] = [:]

  /// The ears of all controllers, including replaced controllers.
  private var ears: [WeakEar] = []

  private struct WeakEar {
    weak var object: Ear?
  }

  override var length: Int { isOrderly ? 60 : 150 }
  override var allowance: Int { 8 }

  required init(seed: UInt64, isTraced: Bool) {
    isOrderly = seed % 2 == 0
    super.init(seed: seed, isTraced: isTraced)
    stages = [Stage(safeAreaInsets: StageScreen.phone.safeAreaInsets)]
    if !isOrderly { stages.append(Stage(size: .tablet)) }
    for stage in stages {
      stage.diagnostics.handler = { _ in }
      stage.diagnostics.remarkHandler = { _ in }
      stage.observer = { [weak self] in self?.note($0) }
      count(stage, "stage")
    }
    windows = (isOrderly ? [stages[0]] : [stages[0], stages[0], stages[1]]).map {
      UIWindow(stage: $0)
    }
    for window in windows { count(window, "window") }
    actors = (0..<12).map { makeActor($0) }
    let roots: [UIViewController] =
      isOrderly ? [makeRoot(Layout.allCases[Int(seed / 2 % 5)])] : Array(actors[..<3])
    for (window, root) in zip(windows, roots) {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
  }

  // MARK: Operations

  override func operate() { performRandomOperation() }

  override func check() {
    checkLinks()
    if isOrderly { for controller in tree { checkContainment(of: controller) } }
  }

  /// Notes a callback, and may perform an operation within it.
  func hear(_ callback: String, isOrderly: Bool) {
    let odds = self.isOrderly && !isOrderly ? Int.max : 16
    hear(callback, odds: odds, depth: 3, performRandomOperation)
  }

  /// A completion, which must be called once.
  func ask(_ name: String = "completion") -> () -> Void {
    let place = answers.count
    answers.append(0)
    return { [weak self] in self?.answer(place, name) }
  }

  private func answer(_ place: Int, _ name: String) {
    answers[place] += 1
    if answers[place] > 1 { complain("a \(name) is called twice") }
    hear(name, isOrderly: false)
  }

  override func note(_ event: StageEvent) {
    super.note(event)
    guard event.category == .lifecycle, let source = event.source,
      let call = CallbackOrder.Call(line: event.message), call.isOfPresentation
    else { return }
    var order = presentations[source]?.order ?? CallbackOrder()
    if let complaint = order.note(call, animated: false) {
      complain("\(event.subject) \(complaint)")
    }
    // Another object may have the identifier after the end.
    presentations[source] = order.missing == nil ? nil : (event.subject, order)
  }

  /// Complains about callbacks of presentation controllers that have not come at rest.
  func checkPresentations() {
    for each in presentations.values {
      complain("\(each.name) did not get \(each.order.missing?.rawValue ?? "")")
    }
  }

  /// Adds the frames, alphas and windows of all views to the digest.
  func notePicture() {
    for actor in actors {
      guard let view = actor.viewIfLoaded else { continue }
      let frame = view.convert(view.bounds, to: nil)
      for number in [frame.minX, frame.minY, frame.width, frame.height, view.alpha] {
        add(Double(number))
      }
      add(Double(windows.firstIndex { $0 === view.window } ?? 99))
    }
  }

  // MARK: Controllers

  private func makeActor(_ place: Int) -> any LifeActor {
    made += 1
    let letter =
      place < 3 || place > 7
      ? (isOrderly && place == 8 ? "F" : "V") : ["N", "T", "N", "V", "T"][place - 3]
    let ear = Ear("\(letter)\(made)", self)
    let actor: any LifeActor =
      switch letter {
      case "N": StackActor(ear)
      case "T": TabsActor(ear)
      case "F": FrameActor(ear)
      default: PlainActor(ear)
      }
    ear.controller = actor
    count(actor, ear.name)
    ears.append(WeakEar(object: ear))
    return actor
  }

  private func makeRoot(_ layout: Layout) -> UIViewController {
    let (page, stack) = (actors[0], actors[3])
    switch layout {
    case .plain: return page
    case .frame: return actors[8]
    case .stack: (stack as? StackActor)?.viewControllers = [page]
    case .framedStack: (stack as? StackActor)?.viewControllers = [actors[8]]
    case .tabs:
      (stack as? StackActor)?.viewControllers = [page]
      (actors[4] as? TabsActor)?.viewControllers = [stack, actors[5]]
      return actors[4]
    }
    return stack
  }

  /// Replaces a controller by a new one; the former controller is then owned only by its containers
  /// and presenters.
  func replaceActor() {
    let place = number(below: actors.count)
    let former = actors[place]
    // The children of a container that is deallocated are not told.
    guard !isOrderly || former.children.isEmpty else { return }
    actors[place] = makeActor(place)
    say("\(name(actors[place])) in place of \(name(former))")
  }

  func name(_ controller: UIViewController?) -> String { controller?.title ?? "nil" }

  /// All controllers that are there, with the replaced ones.
  var cast: [any LifeActor] {
    ears.compactMap { $0.object?.controller as? any LifeActor }
  }

  func anyActor() -> any LifeActor { actors[number(below: actors.count)] }

  /// Drives to the ends of all transitions with a driver.
  private func finishDrivers() {
    ears.removeAll { $0.object == nil }
    for ear in ears { ear.object?.driver.finish() }
  }

  // MARK: The end

  /// Settles all stages, while callbacks request no operations.
  func settle() {
    budget = 0
    if finger?.isDown == true { finger?.lift() }
    finger = nil
    var isSettled = false
    for _ in 0..<20 where !isSettled {
      // A transition that a driver holds never ends by itself, and the end of work on one stage may
      // start work on the other.
      finishDrivers()
      for stage in stages { _ = try? stage.settle(within: 30) }
      isSettled = stages.allSatisfy(\.isSettled)
    }
    for stage in stages where !isSettled && !stage.isSettled {
      complain("does not settle: \(unended(on: stage))")
    }
  }

  private func unended(on stage: Stage) -> String {
    do {
      try stage.settle(within: 1)
      return ""
    } catch {
      return "\(error)"
    }
  }

  /// The owners of a controller, in words.
  private func holders(of controller: UIViewController) -> String {
    let view = controller.viewIfLoaded
    let place = view?.superview.map { "\(type(of: $0))" } ?? "nothing"
    return "parent \(name(controller.parent)), "
      + "presenter \(name(controller.presentingViewController)), "
      + "presents \(name(controller.presentedViewController)), "
      + "coordinator \(controller.transitionCoordinator != nil), view in \(place), "
      + "appears \(controller.isBeingPresented) \(controller.isBeingDismissed)"
  }

  /// Removes everything, and checks that all registered objects are deallocated.
  override func conclude() {
    windows.first { _ in isOrderly }?.isHidden = false
    settle()
    settle()
    checkAtRest()
    if isOrderly { concludeInOrder() }
    for window in windows { window.rootViewController = nil }
    settle()
    for window in windows { window.stage?.remove(window) }
    settle()
    for actor in actors {
      if actor.viewIfLoaded?.window == nil, actor.ear.witness.isInTransition {
        complain("\(name(actor)) is left in \(actor.ear.witness.state?.rawValue ?? "")")
      }
    }
    actors = []
    windows = []
    for stage in stages { _ = try? stage.settle(within: 30) }
    let open = answers.count { $0 == 0 }
    if open > 0 { complain("was asked \(answers.count) times and did not answer \(open)") }
    stages = []
    complainOfSurvivors { _ in true }
  }

  /// Lets go of all controllers but the root, and checks that they are deallocated.
  func releaseActors(except root: UIViewController) {
    actors.removeAll { $0 !== root }
    let view = root.viewIfLoaded
    complainOfSurvivors { object in
      object !== root && object !== view && !(object is Stage) && !(object is UIWindow)
    }
  }

  private func complainOfSurvivors(_ isGone: (AnyObject) -> Bool) {
    for each in survivors where isGone(each.object) {
      let words = (each.object as? UIViewController).map { ", \(holders(of: $0))" }
      complain("leaks \(each.name)\(words ?? "")")
    }
  }
}

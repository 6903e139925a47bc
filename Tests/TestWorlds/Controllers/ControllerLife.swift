import TestSupport
import Transitioning

/// A random life of view controllers: several of each kind, in windows on two stages.
///
/// Any operation may happen at any time, also within callbacks. The life is determined by its seed.
@MainActor
final class ControllerLife: RandomLife {
  private let seed: UInt64
  var generator: SeededGenerator
  private(set) var digest = Digest()
  private(set) var complaints: [String] = []
  private(set) var operations = 0
  private(set) var script: [String] = []
  private let isTraced: Bool

  /// The state of the generator before each step, and before the end.
  private var chances: [SeededGenerator] = []

  /// True while callbacks request no operations.
  var isDeaf = false

  /// True to add the appearance callbacks to the script.
  var isScriptDetailed = false

  private(set) var stages: [Stage] = []
  private(set) var windows: [UIWindow] = []
  private(set) var actors: [any Actor] = []
  var finger: Finger?

  /// The number of controllers that were made.
  private var made = 0

  /// The number of requests with a completion, and of completions that were called.
  var (asked, answered) = (0, 0)

  /// The depth of nested callbacks of the current operation.
  private(set) var depth = 0

  /// The number of operations that callbacks may still request before the caller's next operation.
  private var budget = 0

  /// All objects that must be deallocated at the end.
  private var census: [Counted] = []

  /// The ears of all controllers, including replaced controllers.
  private var ears: [WeakEar] = []

  private struct WeakEar {
    weak var object: Ear?
  }

  private struct Counted {
    weak var object: AnyObject?
    let name: String
  }

  init(seed: UInt64, isTraced: Bool) {
    self.seed = seed
    self.isTraced = isTraced
    generator = SeededGenerator(seed: seed)
    stages = [Stage(safeAreaInsets: StageScreen.phone.safeAreaInsets), Stage(size: .tablet)]
    for stage in stages {
      stage.diagnostics.handler = { _ in }
      stage.diagnostics.remarkHandler = { _ in }
      stage.observer = { [weak self] in self?.note($0) }
      count(stage, "stage")
    }
    windows = [UIWindow(stage: stages[0]), UIWindow(stage: stages[0]), UIWindow(stage: stages[1])]
    for window in windows { count(window, "window") }
    actors = (0..<12).map { makeActor($0) }
    for (window, actor) in zip(windows, actors) {
      window.rootViewController = actor
      window.makeKeyAndVisible()
    }
  }

  // MARK: Operations

  /// Performs the next operation, and checks the invariants.
  func step() {
    chances.append(generator)
    budget = 8
    perform()
    check()
  }

  private func perform() {
    operations += 1
    operate()
  }

  /// Notes an operation before it is performed.
  func say(_ operation: String) {
    let line = String(repeating: "  ", count: depth) + operation
    script.append(line)
    digest.add(line)
    if isTraced { print(line) }
  }

  /// Notes an appearance callback in a detailed script.
  func detail(_ callback: @autoclosure () -> String) {
    guard isScriptDetailed else { return }
    script.append(String(repeating: "  ", count: depth) + "(\(callback()))")
  }

  /// Notes a callback, and may perform an operation within it.
  func hear(_ callback: String) {
    digest.add(callback)
    guard budget > 0, !isDeaf, depth < 3, isOnce(in: 16) else { return }
    budget -= 1
    say("\(callback) {")
    depth += 1
    perform()
    depth -= 1
  }

  private func note(_ event: StageEvent) {
    digest.add(event.time)
    digest.add(event.subject)
    digest.add(event.message)
  }

  /// Adds the frames, alphas and windows of all views to the digest.
  func notePicture() {
    for actor in actors {
      guard let view = actor.viewIfLoaded else { continue }
      let frame = view.convert(view.bounds, to: nil)
      for number in [frame.minX, frame.minY, frame.width, frame.height, view.alpha] {
        digest.add(Double(number))
      }
      digest.add(UInt64(windows.firstIndex { $0 === view.window } ?? 99))
    }
  }

  func complain(_ complaint: String) {
    if complaints.count < 8 { complaints.append(complaint) }
  }

  /// Registers an object that must be deallocated at the end.
  func count(_ object: AnyObject, _ name: String) {
    census.append(Counted(object: object, name: name))
    // A life has many contexts; deallocated ones can be forgotten.
    if census.count == 512 { census.removeAll { $0.object == nil } }
  }

  // MARK: Random choices

  func number(below count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
  func isOnce(in count: Int) -> Bool { number(below: count) == 0 }
  func fraction() -> Double { Double.random(in: 0..<1, using: &generator) }
  func anyActor() -> any Actor { actors[number(below: actors.count)] }
  func any<Element>(of elements: [Element]) -> Element { elements[number(below: elements.count)] }

  /// Up to three controllers, in most cases without duplicates.
  func someActors() -> [any Actor] {
    var some: [any Actor] = []
    for _ in 0..<number(below: 4) {
      let actor = anyActor()
      if isOnce(in: 10) || !some.contains(where: { $0 === actor }) { some.append(actor) }
    }
    return some
  }

  // MARK: Controllers

  private func makeActor(_ place: Int) -> any Actor {
    made += 1
    let kind = ["N", "T", "N", "V", "T"]
    let letter = place < 3 || place > 7 ? "V" : kind[place - 3]
    let ear = Ear("\(letter)\(made)", self)
    let actor: any Actor =
      switch letter {
      case "N": StackActor(ear)
      case "T": TabsActor(ear)
      default: PlainActor(ear)
      }
    count(actor, ear.name)
    ears.append(WeakEar(object: ear))
    return actor
  }

  /// Replaces a controller by a new one; the former controller is then owned only by its containers
  /// and presenters.
  func replaceActor() {
    let place = number(below: actors.count)
    let former = actors[place]
    actors[place] = makeActor(place)
    say("\(name(actors[place])) in place of \(name(former))")
  }

  func name(_ controller: UIViewController?) -> String { controller?.title ?? "nil" }

  // MARK: The end

  /// Settles both stages, while callbacks request no operations.
  func settle() {
    budget = 0
    finger?.lift()
    finger = nil
    ears.removeAll { $0.object == nil }
    var isSettled = false
    for _ in 0..<20 where !isSettled {
      // A transition that a driver holds never ends by itself, and the end of work on one stage may
      // start work on the other.
      for ear in ears { ear.object?.driver.finish() }
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
  func end() -> FinishedLife {
    chances.append(generator)
    settle()
    settle()
    checkAtRest()
    for window in windows { window.rootViewController = nil }
    settle()
    for window in windows { window.stage?.remove(window) }
    settle()
    for actor in actors {
      if actor.viewIfLoaded?.window == nil, actor.ear.isInTransition {
        complain("\(name(actor)) is left in \(actor.ear.state)")
      }
    }
    actors = []
    windows = []
    for stage in stages { _ = try? stage.settle(within: 30) }
    if asked != answered { complain("was asked \(asked) times and answered \(answered)") }
    stages = []
    for each in census {
      if let controller = each.object as? UIViewController {
        complain("leaks \(each.name), \(holders(of: controller))")
      } else if each.object != nil {
        complain("leaks \(each.name)")
      }
    }
    return FinishedLife(
      seed: seed, operations: operations, digest: digest, complaints: complaints, script: script,
      chances: chances)
  }
}

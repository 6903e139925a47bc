import StageSupport
import TestFormulas
import Transitioning

/// A random life whose operations can be repeated one by one.
///
/// A subclass has the operations and the checks. The life is determined by its seed.
@MainActor
class RandomLife {
  let seed: UInt64

  /// The generator of all random choices.
  var generator: SeededGenerator

  /// True while callbacks request no operations.
  var isDeaf = false

  /// True to add the appearance callbacks to the script.
  var isScriptDetailed = false

  private(set) var digest = Digest()

  /// Descriptions of the faults so far.
  private(set) var complaints: [String] = []

  /// The depth of nested callbacks of the current operation.
  private(set) var depth = 0

  /// The number of operations that callbacks may still request before the caller's next operation.
  var budget = 0

  private let isTraced: Bool
  private var operations = 0
  private var script: [String] = []

  /// The state of the generator before each step, and before the end.
  private var chances: [SeededGenerator] = []

  /// All objects that must be deallocated at the end.
  private var census: [Counted] = []

  private struct Counted {
    weak var object: AnyObject?
    let name: String
  }

  required init(seed: UInt64, isTraced: Bool) {
    (self.seed, self.isTraced) = (seed, isTraced)
    generator = SeededGenerator(seed: seed)
  }

  // MARK: For subclasses

  /// The number of operations, without those within callbacks.
  var length: Int { 0 }

  /// The number of operations that the callbacks of one operation may request.
  var allowance: Int { 0 }

  /// Performs a random operation.
  func operate() {}

  /// Checks what holds after each operation.
  func check() {}

  /// Removes everything, and checks that nothing is left.
  func conclude() {}

  // MARK: Operations

  /// Lives a life until its end, or until the first fault.
  static func live(seed: UInt64, isTraced: Bool) -> FinishedLife {
    let life = Self(seed: seed, isTraced: isTraced)
    for _ in 0..<life.length where life.complaints.isEmpty { life.step() }
    return life.end()
  }

  /// Performs the next operation, and checks the invariants.
  func step() {
    chances.append(generator)
    budget = allowance
    operations += 1
    operate()
    check()
  }

  /// Removes everything, and checks that nothing is left.
  func end() -> FinishedLife {
    chances.append(generator)
    conclude()
    return FinishedLife(
      seed: seed, operations: operations, digest: digest, complaints: complaints, script: script,
      chances: chances)
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

  /// Notes a callback, and performs an operation within it once in `odds` calls.
  func hear(_ callback: String, odds: Int, depth greatest: Int, _ operate: () -> Void) {
    digest.add(callback)
    guard budget > 0, !isDeaf, depth < greatest, isOnce(in: odds) else { return }
    budget -= 1
    operations += 1
    say("\(callback) {")
    depth += 1
    operate()
    depth -= 1
  }

  func note(_ event: StageEvent) {
    digest.add(event.time)
    digest.add(event.subject)
    digest.add(event.message)
  }

  /// Adds a number or a text to the digest.
  func add(_ number: Double) { digest.add(number) }
  func add(_ text: String) { digest.add(text) }

  func complain(_ complaint: String) {
    if complaints.count < 8 { complaints.append(complaint) }
  }

  func check(_ law: @autoclosure () -> String, _ holds: Bool) {
    if !holds { complain("NOT: \(law())") }
  }

  // MARK: The census

  /// Registers an object that must be deallocated at the end.
  func count(_ object: AnyObject, _ name: String) {
    census.append(Counted(object: object, name: name))
    // A life has many contexts; deallocated ones can be forgotten.
    if census.count % 512 == 0 { census.removeAll { $0.object == nil } }
  }

  /// The registered objects that are still there, with their names.
  var survivors: [(object: AnyObject, name: String)] {
    census.compactMap { each in each.object.map { ($0, each.name) } }
  }

  // MARK: Random choices

  func number(below count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
  func isOnce(in count: Int) -> Bool { number(below: count) == 0 }
  func fraction() -> Double { Double.random(in: 0..<1, using: &generator) }
  func any<Element>(of elements: [Element]) -> Element { elements[number(below: elements.count)] }
}

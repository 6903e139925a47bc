// swift-format-ignore-file
public struct Shop {
  private let clerk = Clerk()
  public init() {}
  public func open() {
    let ring = { [clerk] in print([clerk].map(\.name)) }
    ring()
    switch 4 { case Even(): Base.make().act() default: break }
    for row in Rows() { print(row, build { 1 }, Lens(clerk: clerk).name, Table()[row]) }
    print(Grade(rawValue: 1) as Any, Weekday.allCases, Key(number: 1), Tag.standard, "\(Wrapped().number)")
    let text: Text = "a"
    let pet: any Pet = Dog()
    print(text, pet.bark(), [1].second as Any)
  }
  public func close() { defer { mend() } }
  private func mend() {}
  func lend() { Weighed().weigh() }  // only tests use the method Shop.lend()
  func give() { take() }  // nothing uses the method Shop.give()
  private func take() { give() }  // nothing uses the method Shop.take()
  var mood: Mood { .glad }  // nothing uses the property Shop.mood
  subscript(number: Int) -> Int { number }  // nothing uses the subscript Shop.subscript(_:)
  init(_ number: Int) {}  // nothing uses the initializer Shop.init(_:)
  func ring() {}
  #if os(iOS)
    func ringTwice() { (ring(), ring()) }
  #endif
}
func onPhones() {}
package func inAnotherTarget() {}
func hidden() {}  // nothing uses the function hidden()
private func forgotten() { forgotten() }  // nothing uses the function forgotten()
enum Mood { case glad, sad; static let usual = sad }  // nothing uses the enum Mood
struct Weighed { func weigh() {} }  // only tests use the struct Weighed
public enum Paint { case red; static let wall = red }  // nothing uses the static property Paint.wall
public enum Road { case open; public func go() { Swift.print(Way.long) } }
enum Way { case long, short }  // nothing uses the case Way.short
typealias Price = Int  // nothing uses the type alias Price
final class Clerk { var name = ""; var age = 0 { didSet { hasAged() } }  // nothing uses the property Clerk.age
  private func hasAged() {}  // nothing uses the method Clerk.hasAged()
  private func leave() {}
  deinit { leave() } }
struct Even {}
func ~= (pattern: Even, value: Int) -> Bool { value % 2 == 0 }
struct Rows: Sequence, IteratorProtocol { func next() -> Int? { nil } }
@resultBuilder enum Numbers { static func buildBlock(_ parts: Int...) -> [Int] { parts } }
func build(@Numbers _ make: () -> [Int]) -> [Int] { make() }
@dynamicMemberLookup struct Lens { let clerk: Clerk
  subscript<Value>(dynamicMember path: KeyPath<Clerk, Value>) -> Value { clerk[keyPath: path] } }
struct Table { subscript(row: Int) -> Int { row } }
class Base { init() {}
  class func make() -> Base { Heir(number) }
  private static let number = 3
  func act() {}
  func rest() {} }  // nothing uses the method Base.rest()
final class Heir: Base { init(_ number: Int) {}
  required init?(coder: Int) { nil }
  override func act() {}
  override func rest() {} }  // nothing uses the method Heir.rest()
enum Grade: Int { case good = 1, bad }
enum Weekday: CaseIterable { case monday, tuesday }
struct Key: Hashable { let number: Int; let door = 2 }
struct Tag { static let standard = Tag() }
@propertyWrapper struct Clamped { var wrappedValue: Int }
struct Wrapped { @Clamped var number = 3 }
public struct Text: ExpressibleByStringLiteral { public init(stringLiteral value: String) {} }
protocol Pet { associatedtype Food; func bark(); func eat() }  // nothing uses the method Pet.eat()
struct Dog: Pet { typealias Food = Int; func bark() {}
  func eat() {} }  // nothing uses the method Dog.eat()
extension Array { var second: Element? { self[1] } }

public import Transitioning

/// The random choices of one request.
///
/// The choices are made in the order in which an operation asks for them. They become the arguments
/// in the lines of a failure.
@preconcurrency @MainActor
public final class AppearanceChoices {
  /// The play in which the request is made.
  let play: AppearancePlay

  /// The arguments, as code.
  private(set) var arguments: [String] = []

  private var bytes: ArraySlice<UInt8>

  init(_ bytes: some Sequence<UInt8>, in play: AppearancePlay) {
    (self.bytes, self.play) = (Array(bytes)[...], play)
  }

  /// All controllers that are in use, parents and presenters first.
  public var controllers: [UIViewController] { play.tree }

  /// True or false, as the argument `animated`.
  public func animated() -> Bool {
    let flag = draw(below: 2) == 1
    arguments.append("animated: \(flag)")
    return flag
  }

  /// A number from 0, as an argument; 0 if `count` is less than 1.
  public func number(below count: Int) -> Int {
    let number = draw(below: count)
    arguments.append("\(number)")
    return number
  }

  /// A plain controller that is not in use, as an argument.
  ///
  /// The controller is a new one, or one that was removed.
  public func page() -> UIViewController {
    let page = play.freePage(draw(below: 8))
    arguments.append(play.name(of: page))
    return page
  }

  /// The name of a controller in the lines of a failure.
  public func name(of controller: UIViewController) -> String { play.name(of: controller) }

  /// One of the controllers of a class; nil if there is none.
  func controller<Kind: UIViewController>(of type: Kind.Type) -> Kind? {
    pick(controllers.compactMap { $0 as? Kind })
  }

  /// One of the elements; nil if there is none.
  func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[draw(below: elements.count)]
  }

  /// A random number from 0, not used as an argument.
  func draw(below count: Int) -> Int {
    guard count > 1, let byte = bytes.popFirst() else { return 0 }
    return Int(byte) % count
  }
}

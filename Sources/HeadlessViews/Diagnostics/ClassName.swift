/// A cache of class names, which every frame of a recording reads.
@MainActor
enum ClassName {
  /// The names found so far; finding a name takes twice as long as looking it up.
  private static var known: [ObjectIdentifier: String] = [:]

  /// The name of an object's class, without its module.
  static func of(_ object: AnyObject) -> String {
    let type: AnyClass = type(of: object)
    let identifier = ObjectIdentifier(type)
    if let name = known[identifier] { return name }
    let name = "\(type)"
    known[identifier] = name
    return name
  }
}

/// What classes are called: asked for whatever is seen, in every frame that is recorded.
@MainActor
enum ClassName {
  /// Finding a name out takes ten times as long as looking it up.
  private static var known: [ObjectIdentifier: String] = [:]

  /// What the class of an object is called, without its module.
  static func of(_ object: AnyObject) -> String {
    let type: AnyClass = type(of: object)
    let identifier = ObjectIdentifier(type)
    if let name = known[identifier] { return name }
    let name = String(describing: type)
    known[identifier] = name
    return name
  }
}

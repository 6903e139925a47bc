import Transitioning

/// The names of controllers in the lines of a failure.
@MainActor
struct AppearanceNames {
  /// The named controllers, retained so that no other controller has their identifiers.
  private(set) var controllers: [UIViewController] = []

  private var names: [ObjectIdentifier: String] = [:]
  private var counts: [String: Int] = [:]

  /// The name of a controller, as of a variable: `navigation`, `navigation2`, `shell`.
  mutating func name(of controller: UIViewController) -> String {
    if let name = names[ObjectIdentifier(controller)] { return name }
    let type = "\(type(of: controller))"
    let stem =
      switch type {
      case "UINavigationController": "navigation"
      case "UITabBarController": "tabs"
      default: type.prefix(1).lowercased() + type.dropFirst()
      }
    let count = counts[stem, default: 0] + 1
    counts[stem] = count
    let name = count == 1 ? stem : "\(stem)\(count)"
    set(name, of: controller)
    return name
  }

  /// Gives a controller a name.
  mutating func set(_ name: String, of controller: UIViewController) {
    names[ObjectIdentifier(controller)] = name
    controllers.append(controller)
  }
}

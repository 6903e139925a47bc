import Foundation
import HeadlessViews
import Expectations

@MainActor
@Suite("Registrations for trait changes")
struct TraitChangeTests {
  @MainActor
  private final class Listener: UIView {
    var log: [String] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { log.append("did") }
  }

  private let screen = Screen()
  private let view = Listener()

  init() { screen.window.addSubview(view) }

  private func change(_ body: (inout UITraitCollection) -> Void) {
    let previous = screen.traits
    body(&screen.traits)
    screen.window.notifyOfTraits(changedFrom: previous)
  }

  /// A view that registers with `Self`, which is the class of the instance.
  private class Registering: UIView {
    var log: [String] = []

    override init(frame: CGRect = .zero) {
      super.init(frame: frame)
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous) in
        self.log.append("\(type(of: self)) \(previous.userInterfaceStyle)")
      }
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
        self.log.append("any view")
      }
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (other: Listener, _) in
        other.log.append("never")
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class RegisteringMore: Registering {}

  @Test("pass the view as the registered type, and skip views of other types")
  func environment() {
    let registering = RegisteringMore()
    screen.window.addSubview(registering)
    change { $0.userInterfaceStyle = .dark }
    expectEqual(registering.log, ["RegisteringMore light", "any view"])
  }

  @Test("are called for the traits that they name, after the view itself, in order")
  func named() {
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Listener, previous) in
      view.log.append(
        "style \(previous.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
    }
    view.registerForTraitChanges([UITraitDisplayScale.self, UITraitUserInterfaceStyle.self]) {
      (view: Listener, _) in view.log.append("either")
    }
    view.registerForTraitChanges([]) { (view: Listener, _) in view.log.append("never") }
    change { $0.userInterfaceStyle = .dark }
    change { $0.displayScale = 3 }
    change { $0.prefersReducedMotion = true }
    expectEqual(view.log, ["did", "style light to dark", "either", "did", "either", "did"])
  }

  @Test("can name each trait")
  func every() {
    let changes: [(any UITraitDefinition.Type, (inout UITraitCollection) -> Void)] = [
      (UITraitHorizontalSizeClass.self, { $0.horizontalSizeClass = .regular }),
      (UITraitVerticalSizeClass.self, { $0.verticalSizeClass = .regular }),
      (UITraitLayoutDirection.self, { $0.layoutDirection = .rightToLeft }),
      (UITraitUserInterfaceStyle.self, { $0.userInterfaceStyle = .dark }),
      (UITraitDisplayScale.self, { $0.displayScale = 2 }),
      (TraitReducedMotion.self, { $0.prefersReducedMotion = true }),
      (UITraitAccessibilityContrast.self, { $0.accessibilityContrast = .high }),
      (UITraitPreferredContentSizeCategory.self, { $0.preferredContentSizeCategory = .small }),
      (UITraitUserInterfaceIdiom.self, { $0.userInterfaceIdiom = .pad }),
    ]
    var heard: [Int] = []
    for (index, change) in changes.enumerated() {
      view.registerForTraitChanges([change.0]) { (_: Listener, _) in heard.append(index) }
    }
    for (_, body) in changes { change(body) }
    expectEqual(heard, Array(changes.indices))
  }

  @Test("are not called after they are unregistered, even during a notification")
  func unregistered() throws {
    var registrations: [any UITraitChangeRegistration] = []
    registrations.append(
      view.registerForTraitChanges([UITraitDisplayScale.self]) { (view: Listener, _) in
        view.log.append("first")
        view.unregisterForTraitChanges(registrations[1])
        view.registerForTraitChanges([UITraitDisplayScale.self]) { (view: Listener, _) in
          view.log.append("third")
        }
      })
    registrations.append(
      view.registerForTraitChanges([UITraitDisplayScale.self]) { (view: Listener, _) in
        view.log.append("second")
      })
    change { $0.displayScale = 2 }
    expectEqual(view.log, ["did", "first"])
    view.unregisterForTraitChanges(registrations[0])
    UIView().unregisterForTraitChanges(registrations[0])
    change { $0.displayScale = 3 }
    expectEqual(view.log, ["did", "first", "did", "third"])
  }

  @Test("do not retain their view")
  func memory() {
    var other: Listener? = Listener()
    weak let known = other
    other?.registerForTraitChanges([UITraitDisplayScale.self]) { (_: Listener, _) in }
    other = nil
    expectTrue(known == nil)
  }
}

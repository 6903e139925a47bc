import Foundation
import HeadlessViews
import Expectations

@MainActor
@Suite("The traits of views")
struct TraitTests {
  /// A view that logs its notifications.
  @MainActor
  private final class Listener: UIView {
    var told: [(who: String, style: UIUserInterfaceStyle?)] = []
    var reaction: () -> Void = {}

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      told.append(("view", previous?.userInterfaceStyle))
      reaction()
    }
  }

  @MainActor
  private final class Owner: ViewOwner {
    private let body: (UITraitCollection?) -> Void
    init(_ body: @escaping (UITraitCollection?) -> Void) { self.body = body }
    func viewWillLayoutSubviews() {}
    func viewDidLayoutSubviews() {}
    func traitCollectionDidChange(_ previous: UITraitCollection?) { body(previous) }
  }

  private let screen = Screen()

  /// Changes the traits of the screen, and notifies its views.
  private func change(_ body: (inout UITraitCollection) -> Void) {
    let previous = screen.traits
    body(&screen.traits)
    screen.window.notifyOfTraits(changedFrom: previous)
  }

  @Test("are those of the screen in each view of a window")
  func screenTraits() {
    let (view, inner) = (UIView(), UIView())
    view.addSubview(inner)
    screen.window.addSubview(view)
    screen.traits.userInterfaceStyle = .dark
    screen.traits.displayScale = 3
    expectTrue([screen.window, view, inner].allSatisfy { $0.traitCollection == screen.traits })
    view.removeFromSuperview()
    expectEqual(inner.traitCollection, .current)
  }

  @Test("notify views of a change from the window down, each owner before its view")
  func order() {
    var told: [String] = []
    @MainActor
    final class Named: UIView {
      var log: (String) -> Void = { _ in }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) { log("view \(tag)") }
    }
    let views = (0..<4).map { tag in
      let view = Named()
      view.tag = tag
      view.log = { told.append($0) }
      return view
    }
    let owners = views.map { view in Owner { _ in told.append("owner \(view.tag)") } }
    for (view, owner) in zip(views, owners) { view.owner = owner }
    defer { for (view, _) in zip(views, owners) { view.owner = nil } }
    screen.window.addSubview(views[0])
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[0].addSubview(views[3])
    change { $0.userInterfaceStyle = .dark }
    expectEqual(told, (0..<4).flatMap { ["owner \($0)", "view \($0)"] })
  }

  @Test("do not notify views that a callback removes or adds")
  func movingWithin() throws {
    let (first, second, third) = (Listener(), Listener(), Listener())
    screen.window.addSubview(first)
    screen.window.addSubview(second)
    first.reaction = {
      second.removeFromSuperview()
      first.addSubview(third)
    }
    change { $0.userInterfaceStyle = .dark }
    expectEqual(first.told.map(\.style), [.light])
    expectTrue(second.told.isEmpty && third.told.isEmpty)
  }

  @Test("give the layout direction where the view does not")
  func layoutDirection() {
    let view = UIView()
    screen.window.addSubview(view)
    func direction(_ attribute: UISemanticContentAttribute) -> UITraitEnvironmentLayoutDirection {
      view.semanticContentAttribute = attribute
      return view.effectiveUserInterfaceLayoutDirection
    }
    for natural in UITraitEnvironmentLayoutDirection.allCases {
      screen.traits.layoutDirection = natural
      let attributes: [UISemanticContentAttribute] = [
        .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
      ]
      expectEqual(
        attributes.map(direction),
        [
          natural, .leftToRight, .leftToRight, .leftToRight, .rightToLeft,
        ])
    }
  }
}

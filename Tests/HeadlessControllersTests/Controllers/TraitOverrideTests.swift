import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("Overridden traits")
struct TraitOverrideTests {
  /// A view that logs its previous styles.
  @MainActor
  private final class Listener: UIView {
    var told: [UIUserInterfaceStyle?] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      told.append(previous?.userInterfaceStyle)
    }
  }

  private let scene = ControllerScene()

  /// Makes a child in the root's view, with a view in its own.
  private func child() -> (child: ContentLogger, view: Listener) {
    let (child, view) = (ContentLogger("C", scene.log), Listener())
    scene.back.addChild(child)
    child.view.addSubview(view)
    scene.back.view.addSubview(child.view)
    scene.stage.advance(by: 0)
    _ = scene.log.take()
    return (child, view)
  }

  @Test("apply to the child and its views, and to nothing else, with one callback")
  func parentsWord() {
    let (child, view) = child()
    let collection = UITraitCollection(horizontalSizeClass: .regular, userInterfaceStyle: .dark)
    scene.back.setOverrideTraitCollection(collection, forChild: child)
    expectEqual(scene.back.overrideTraitCollection(forChild: child), collection)
    var traits = scene.stage.traits
    (traits.horizontalSizeClass, traits.userInterfaceStyle) = (.regular, .dark)
    expectEqual(
      [child.traitCollection, view.traitCollection, scene.back.traitCollection],
      [traits, traits, scene.stage.traits])
    expectEqual(scene.log.take(), ["C.traitCollectionDidChange(from: compact × regular)"])
    scene.back.setOverrideTraitCollection(nil, forChild: child)
    expectEqual(view.told, [.light, .dark])
    expectEqual(child.traitCollection, scene.stage.traits)
  }

  @Test("of the controller itself take precedence over its parent's")
  func ownWord() {
    let (child, view) = child()
    scene.back.setOverrideTraitCollection(
      UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    child.traitOverrides.userInterfaceStyle = .light
    child.traitOverrides.accessibilityContrast = .high
    let own = view.traitCollection
    child.traitOverrides = UITraitOverrides()
    expectEqual(
      [own, view.traitCollection].map { "\($0.userInterfaceStyle) \($0.accessibilityContrast)" },
      ["light high", "dark normal"])
  }

  @Test("may be a user interface style alone, and unspecified again")
  func style() {
    let (child, view) = child()
    var seen: [UIUserInterfaceStyle?] = []
    for style in [UIUserInterfaceStyle.unspecified, .dark, .unspecified] {
      child.overrideUserInterfaceStyle = style
      seen += [
        child.overrideUserInterfaceStyle, view.traitCollection.userInterfaceStyle,
        child.traitOverrides.userInterfaceStyle,
      ]
    }
    expectEqual(seen, [.unspecified, .light, nil, .dark, .dark, .dark, .unspecified, .light, nil])
    expectEqual(view.told, [.light, .dark])
    expectEqual(child.traitOverrides, UITraitOverrides())
  }

  @Test("block changes of their own traits, and pass the others on (ViewControllers 39)")
  func changesAbove() {
    let (child, view) = child()
    child.traitOverrides.userInterfaceStyle = .dark
    (view.told, _) = ([], scene.log.take())
    scene.stage.traits.userInterfaceStyle = .dark
    expectTrue(scene.log.take().isEmpty && view.told.isEmpty)
    scene.stage.traits.horizontalSizeClass = .regular
    expectEqual(
      scene.log.take(),
      [
        "C.willTransition(to: regular × regular)",
        "C.traitCollectionDidChange(from: compact × regular)",
      ])
    expectEqual(view.told, [.dark])
  }

  @Test("apply before the view is in a window, and end when the child leaves")
  func leaving() {
    let child = ContentLogger("C", scene.log)
    scene.back.addChild(child)
    scene.back.setOverrideTraitCollection(
      UITraitCollection(layoutDirection: .rightToLeft), forChild: child)
    var directions = [child.traitCollection.layoutDirection]
    scene.back.view.addSubview(child.view)
    directions.append(child.view.effectiveUserInterfaceLayoutDirection)
    child.view.removeFromSuperview()
    child.removeFromParent()
    // On no stage a controller has the traits of the stage that ran last, which is to be this one.
    scene.stage.advance(by: 0)
    directions.append(child.traitCollection.layoutDirection)
    expectEqual(directions, [.rightToLeft, .rightToLeft, .leftToRight])
    expectTrue(scene.back.overrideTraitCollection(forChild: child) == nil)
  }

  @Test("are refused for strangers, and for invalid values")
  func refusals() {
    let (child, _) = child()
    let stranger = scene.controller("S")
    scene.back.setOverrideTraitCollection(UITraitCollection(), forChild: stranger)
    expectEqual(scene.issues, [.notChild(child: stranger.label, parent: scene.back.label)])
    child.traitOverrides.displayScale = .nan
    scene.back.setOverrideTraitCollection(UITraitCollection(displayScale: -1), forChild: child)
    expectEqual(scene.stage.diagnostics.issues.count, 3)
    expectEqual(child.traitCollection, scene.stage.traits)
  }

  @Test("reach controllers, views and presentations, for every trait")
  func everyTrait() {
    let (child, view) = child()
    let sheet = scene.controller("B", .overFullScreen)
    scene.back.present(sheet, animated: false)
    scene.stage.advance(by: 0)
    scene.stage.traits = UITraitCollection(
      horizontalSizeClass: .regular, verticalSizeClass: .compact, layoutDirection: .rightToLeft,
      userInterfaceStyle: .dark, displayScale: 3, prefersReducedMotion: true,
      accessibilityContrast: .high, preferredContentSizeCategory: .accessibilityLarge,
      userInterfaceIdiom: .pad)
    let all = [
      scene.back.traitCollection, child.traitCollection, view.traitCollection,
      sheet.traitCollection, sheet.view.traitCollection,
    ]
    expectEqual(all, Array(repeating: scene.stage.traits, count: 5))
    expectTrue(scene.stage.traits.preferredContentSizeCategory.isAccessibilityCategory)
    expectEqual(UITraitOverrides(scene.stage.traits).userInterfaceIdiom, .pad)
  }
}

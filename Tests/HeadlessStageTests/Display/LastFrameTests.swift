import Expectations
import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport

/// What snapshots and transitions of views show of changes that were made in the same turn.
@MainActor
@Suite("The frame that was shown last")
struct LastFrameTests {
  private let scene = Scene()

  /// A view with a colour, in a place in the scene's view.
  private func view(_ color: UIColor, x: Double = 0) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: 0, width: 20, height: 20))
    view.backgroundColor = color
    return view
  }

  /// The colours of all that a snapshot of the scene's view shows, and their places.
  private func seen(afterUpdates: Bool = false) throws -> [String] {
    let snapshot = try #require(scene.view.snapshotView(afterScreenUpdates: afterUpdates))
    let other = Scene()
    other.window.addSubview(snapshot)
    return other.stage.displayList().items.map {
      "\($0.fill.map { "\($0)" } ?? "none") at \($0.transform.m41)"
    }
  }

  private var colors: [UIColor?] { scene.stage.displayList().items.map(\.fill) }

  /// The changes of one turn, by name.
  private var changes: [String: (UIView) -> Void] {
    [
      "colour": { $0.backgroundColor = .green },
      "place": { $0.center.x += 30 },
      "layer": { $0.layer.frame.origin.x = 50 },
      "hidden": { $0.isHidden = true },
      "opacity": { $0.alpha = 0 },
      "removed": { $0.removeFromSuperview() },
      "covered": {
        $0.superview?.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
      },
      "behind": { $0.superview?.insertSubview(self.view(.black), at: 0) },
      "order": { $0.superview?.sendSubviewToBack($0) },
      "exchanged": { $0.superview?.exchangeSubview(at: 0, withSubviewAt: 1) },
      "within": { $0.addSubview(self.view(.yellow)) },
      "superview": { $0.superview?.bounds.origin.x = 7 },
      "corners": { $0.layer.maskedCorners = [] },
      "animated": { view in UIView.animate(withDuration: 1) { view.center.x += 40 } },
      "mask": { $0.superview?.layer.mask = CALayer() },
    ]
  }

  // Rules: ViewAnimation 36.
  @Test("is what a snapshot shows that does not wait for updates")
  func snapshot() throws {
    for (name, change) in changes.sorted(by: { $0.key < $1.key }) {
      let (red, blue) = (view(.red), view(.blue, x: 10))
      scene.view.addSubview(red)
      scene.view.addSubview(blue)
      scene.stage.advance(by: 0)
      let before = try seen()
      expectEqual(before.count, 2)
      change(blue)
      expectEqual(try seen(), before, "\(name)")
      scene.stage.advance(by: 2)
      let after = try seen(afterUpdates: true)
      expectEqual(try seen(), after, "\(name)")
      scene.view.layer.mask = nil
      scene.view.bounds.origin = .zero
      for each in scene.view.subviews { each.removeFromSuperview() }
      scene.stage.advance(by: 0)
    }
  }

  @Test("is not what a snapshot shows that waits for updates")
  func updated() throws {
    let red = view(.red)
    scene.view.addSubview(red)
    scene.stage.advance(by: 0)
    red.backgroundColor = .blue
    scene.view.addSubview(view(.green, x: 30))
    expectEqual(try seen(afterUpdates: true).count, 2)
    expectPrefix(try seen(afterUpdates: true)[0], "\(UIColor.blue)")
  }

  @Test("has the text, the name and the values of an animation that was removed since")
  func contents() throws {
    let label = UILabel(text: "before")
    scene.view.addSubview(label)
    scene.stage.advance(by: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { label.center.x += 100 }
    scene.stage.advance(by: 0.5)
    label.text = "after"
    label.layer.removeAllAnimations()
    let snapshot = try #require(scene.view.snapshotView(afterScreenUpdates: false))
    let copy = try #require(snapshot.layer.sublayers?.first?.sublayers?.first)
    expectEqual(copy.position.x, label.center.x - 50)
    guard case .text(let text) = copy.contents else { return expectTrue(false) }
    expectEqual(text.string, "before")
  }

  // Rules: ViewAnimation 36, 37.
  @Test(
    "is the old look of a replaced view, though the new view was added just before",
    arguments: [UIView.AnimationOptions.transitionCrossDissolve, .transitionFlipFromLeft],
    [true, false])
  func replaced(style: UIView.AnimationOptions, isOnShownContainer: Bool) throws {
    let (from, to) = (view(.red), view(.blue))
    var container: UIView = scene.view
    scene.view.addSubview(from)
    scene.stage.advance(by: 0)
    if !isOnShownContainer {
      // As an animator finds it: the container is new, and the back view was moved into it.
      container = UIView(frame: scene.view.frame)
      scene.window.addSubview(container)
      container.addSubview(from)
    }
    container.addSubview(to)
    UIView.transition(from: from, to: to, duration: 1, options: [style, .curveLinear])
    expectEqual(colors, [.red])
    scene.stage.advance(by: 0.25)
    expectEqual(colors, style == .transitionCrossDissolve ? [.red, .blue] : [.red])
    scene.stage.advance(by: 0.5)
    expectEqual(colors, style == .transitionCrossDissolve ? [.red, .blue] : [.blue])
    try scene.stage.settle()
    expectTrue(colors == [.blue] && container.subviews == [to])
  }

  @Test("is the old look of two views that were both added just before, and of views that stay")
  func bothNew() throws {
    for options in [UIView.AnimationOptions(), .showHideTransitionViews] {
      let scene = Scene()
      let (from, to) = (view(.red), view(.blue))
      scene.view.addSubview(from)
      scene.view.addSubview(to)
      UIView.transition(
        from: from, to: to, duration: 1,
        options: [options, .transitionCrossDissolve, .curveLinear])
      expectEqual(scene.stage.displayList().items.map(\.fill), [.red])
      scene.stage.advance(by: 0.5)
      expectEqual(scene.stage.displayList().items.map(\.fill), [.red, .blue])
      try scene.stage.settle()
      expectEqual(scene.stage.displayList().items.map(\.fill), [.blue])
    }
  }

  @Test("is the old look of a view whose changes came just before its transition")
  func changedBefore() throws {
    scene.view.backgroundColor = .red
    scene.stage.advance(by: 0)
    scene.view.backgroundColor = .blue
    UIView.transition(
      with: scene.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: nil)
    scene.stage.advance(by: 0.5)
    expectEqual(colors, [.red, .blue])
    try scene.stage.settle()
    scene.view.backgroundColor = .green
    let fade = CATransition()
    fade.duration = 1
    scene.layer.add(fade, forKey: nil)
    scene.stage.advance(by: 0.5)
    expectEqual(colors, [.blue, .green])
  }

  @Test("is the next one after any advance, even if nothing was due")
  func advances() throws {
    scene.view.backgroundColor = .red
    scene.stage.advance(by: 0)
    for color in [UIColor.blue, .green, .yellow] {
      let before = try seen()
      scene.view.backgroundColor = color
      expectEqual(try seen(), before)
      scene.stage.advance(by: 1)
      expectPrefix(try seen()[0], "\(color)")
    }
  }

  @Test("has what was changed by code that has returned before deferred work")
  func deferred() throws {
    scene.view.backgroundColor = .red
    scene.stage.perform {
      expectPrefix(try? seen()[0], "\(UIColor.red)")
      scene.view.backgroundColor = .blue
      expectPrefix(try? seen()[0], "\(UIColor.red)")
    }
    scene.stage.advance(by: 0)
    expectPrefix(try seen()[0], "\(UIColor.blue)")
  }

  @Test("retains no layer of a stage or of a window that is gone")
  func lifetime() throws {
    weak var (gone, rest): (CALayer?, CALayer?)
    do {
      let scene = Scene()
      let child = view(.red)
      scene.view.addSubview(child)
      scene.stage.advance(by: 0)
      child.backgroundColor = .blue
      child.removeFromSuperview()
      scene.view.alpha = 0.5
      (gone, rest) = (child.layer, scene.layer)
    }
    expectTrue(gone == nil && rest == nil)
    let stage = Stage()
    do {
      let window = UIWindow(stage: stage)
      window.makeKeyAndVisible()
      stage.advance(by: 0)
      window.backgroundColor = .red
      rest = window.layer
      stage.remove(window)
    }
    expectTrue(rest == nil)
  }
}

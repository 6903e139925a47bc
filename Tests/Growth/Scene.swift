import Transitioning

/// A stage with a window, and views in the window.
@MainActor
final class Scene {
  let stage = Stage()
  let window: Window
  let views: [View]

  /// A scene with a grid of views, ten by ten points each.
  init(_ count: Int = 0) {
    window = Window(stage: stage)
    window.makeKeyAndVisible()
    views = (0..<count).map { index in
      View(frame: CGRect(x: index % 30 * 12, y: index / 30 % 70 * 12, width: 10, height: 10))
    }
    for view in views { window.addSubview(view) }
    stage.advance(by: 0)
  }

  /// Adds a view that fills the window.
  func fill() -> View {
    let view = View(frame: window.bounds)
    window.addSubview(view)
    stage.advance(by: 0)
    return view
  }

  /// Nested views; the outermost is in the window.
  func nest(_ count: Int, _ prepare: (View) -> Void = { _ in }) -> [View] {
    var views: [View] = []
    for _ in 0..<count {
      let view = View(frame: window.bounds)
      prepare(view)
      views.append(view)
    }
    for (view, outer) in zip(views.dropFirst(), views) { outer.addSubview(view) }
    if let first = views.first { window.addSubview(first) }
    stage.advance(by: 0)
    return views
  }
}

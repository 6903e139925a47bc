import Transitioning

/// Scheduled work of a stage.
@MainActor
enum TimeRows {
  static var all: [Row] {
    [
      Row("links", "display links: added, a frame, paused, gone on, invalidated, the first first") {
        n in
        let scene = Scene()
        var calls = 0
        let spent = time {
          let links = (0..<n).map { _ in DisplayLink { _ in calls += 1 } }
          for link in links { link.add(to: scene.stage) }
          scene.stage.advance(by: 1.5 / 60)
          for link in links { link.isPaused = true }
          for link in links { link.isPaused = false }
          for link in links { link.invalidate() }
        }
        require(calls == n, "\(calls) calls instead of \(n)")
        return spent
      },
      Row("delays", "work at instants to come, each its own") { n in
        let scene = Scene()
        var calls = 0
        let spent = time {
          for index in 0..<n {
            scene.stage.perform(afterDelay: Double(n - index) / Double(n)) { calls += 1 }
          }
          scene.stage.advance(by: 2)
        }
        require(calls == n, "\(calls) calls instead of \(n)")
        return spent
      },
      Row("conducted", "layers beside each other whose time is conducted") { n in
        let scene = Scene(n)
        return time { DepthRows.conduct(scene.views.map(\.layer), on: scene.stage) }
      },
      Row("traits: listeners", "listeners to traits: registered, told, taken away, the first first")
      {
        n in
        let scene = Scene(1)
        var calls = 0
        let spent = time {
          let registrations = (0..<n).map { _ in
            scene.views[0].registerForTraitChanges([TraitUserInterfaceStyle.self]) {
              (_: View, _) in calls += 1
            }
          }
          scene.stage.traits.userInterfaceStyle = .dark
          scene.stage.advance(by: 0)
          for each in registrations { scene.views[0].unregisterForTraitChanges(each) }
        }
        require(calls == n, "\(calls) calls instead of \(n)")
        return spent
      },
      Row("windows", "windows: added, a turn, removed, the first first") { n in
        let scene = Scene()
        return time {
          let windows = (0..<n).map { _ in Window(stage: scene.stage) }
          scene.stage.advance(by: 0)
          for window in windows { scene.stage.remove(window) }
        }
      },
    ]
  }
}

#if canImport(UIKit)
  import Foundation
  import Transitioning

  /// The delegate of the app's only scene, which runs and compares all ways of all transitions.
  final class DeviceScene: UIResponder, UIWindowSceneDelegate {
    /// The number of frames that the app waits before each way.
    private static let pause = 30

    var window: UIWindow?
    private var link: CADisplayLink?
    private var ways: [(name: String, scene: MotionScene, direction: TransitionDirection)] = []
    private var expected: [MotionLeg] = []
    private var rows: [MotionRow] = []
    private var framesToWait = DeviceScene.pause
    private var start: Double?
    private var failures = 0

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      guard let file = Bundle.main.url(forResource: "motion", withExtension: "txt"),
        let text = try? String(contentsOf: file, encoding: .utf8)
      else {
        print("The app has no file motion.txt.")
        exit(1)
      }
      expected = MotionLeg.legs(in: text)
      ways = Motions.all().flatMap { name, transition in
        let scene = MotionScene(transition)
        return [TransitionDirection.forward, .backward].map { (name, scene, $0) }
      }
      let window = UIWindow(windowScene: scene)
      window.frame = CGRect(origin: .zero, size: MotionScene.size)
      window.rootViewController = ways.first?.scene.wall
      window.makeKeyAndVisible()
      self.window = window
      let link = CADisplayLink(target: self, selector: #selector(step))
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    /// Called at each frame.
    @objc func step() {
      guard let way = ways.first else { return end() }
      if let start {
        way.scene.row(at: CACurrentMediaTime() - start).map { rows.append($0) }
      } else if framesToWait > 0 {
        framesToWait -= 1
      } else {
        start = CACurrentMediaTime()
        way.scene.run(way.direction) { [weak self] in self?.compare() }
      }
    }

    /// Compares the way that has ended, and goes to the next one.
    private func compare() {
      let way = ways.removeFirst()
      let name = MotionLeg.name(way.name, way.direction)
      let strangers = expected.first { $0.name == name }?.strangers(among: rows) ?? rows
      // Less than five frames would be no comparison.
      let isSame = strangers.isEmpty && rows.count >= 5
      print(isSame ? "ok  " : "FAIL", name, "in \(rows.count) frames")
      for row in strangers.prefix(3) { print("  not there within a frame:", row.text) }
      failures += isSame ? 0 : 1
      (rows, start, framesToWait) = ([], nil, Self.pause)
      if way.direction == .backward { window?.rootViewController = ways.first?.scene.wall }
    }

    private func end() {
      link?.invalidate()
      print(failures == 0 ? "all ways are the same" : "\(failures) ways differ")
      exit(failures == 0 ? 0 : 1)
    }
  }
#endif

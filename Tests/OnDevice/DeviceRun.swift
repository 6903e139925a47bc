#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import Transitioning

  /// With UIKit, the program is an app that runs the transitions one after the other, and compares
  /// what their presentation layers show with the file `motion.txt` in its bundle.
  ///
  /// It is an app, and not a test, because a test of a package has no application around it: then
  /// it is not certain that Core Animation shows anything.
  @main
  final class DeviceRun: UIResponder, UIApplicationDelegate {
    /// The number of frames that the app waits before each way.
    private static let pause = 30

    var window: UIWindow?
    private var link: CADisplayLink?
    private var ways: [(name: String, scene: MotionScene, direction: TransitionDirection)] = []
    private var expected: [MotionLeg] = []
    private var rows: [MotionRow] = []
    private var framesToWait = DeviceRun.pause
    private var start: Double?
    private var failures = 0

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      guard let file = Bundle.main.url(forResource: "motion", withExtension: "txt"),
        let text = try? String(contentsOf: file, encoding: .utf8)
      else { return false }
      expected = MotionLeg.legs(in: text)
      ways = Motions.all().flatMap { name, transition in
        let scene = MotionScene(transition)
        return [TransitionDirection.forward, .backward].map { (name, scene, $0) }
      }
      let window = UIWindow(frame: CGRect(origin: .zero, size: MotionScene.size))
      window.rootViewController = ways.first?.scene.wall
      window.makeKeyAndVisible()
      self.window = window
      let link = CADisplayLink(target: self, selector: #selector(step))
      link.add(to: .main, forMode: .common)
      self.link = link
      return true
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

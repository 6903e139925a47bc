#if canImport(UIKit)
  import UIKit

  /// With UIKit, the program is an app that asks the questions one after the other, and writes the
  /// answers to the file `answers.txt` among its documents.
  ///
  /// An exception that UIKit raises ends the app. The file says then which question was asked, so
  /// that the next launch goes on behind it: launch the app until it prints "all questions are
  /// asked". With the argument `--fingers` it also asks those that need a person.
  @main
  final class DeviceQuestions: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = QuestionScene.self
      return configuration
    }
  }

  /// The delegate of the app's only scene.
  final class QuestionScene: UIResponder, UIWindowSceneDelegate {
    /// The seconds after which a question is given up.
    private static let limit = 8.0

    /// The seconds in which a person reads what to do, and does it; they do not count.
    private static let timeForAGesture = 5.0

    var window: UIWindow?
    private let notebook = Notebook()
    private let watchdog = Watchdog(limit: 30)

    /// The gestures that the question has asked for.
    private var gestures = 0
    private let hint = UILabel(frame: CGRect(x: 16, y: 60, width: 340, height: 120))

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      Task { await askAll(in: scene) }
    }

    private func askAll(in scene: UIWindowScene) async {
      await pass(1)
      for question in Question.all where !notebook.has(question.title) {
        notebook.begin(question.title)
        let answer = await answer(question, in: scene)
        notebook.note(answer, to: question.title)
        print("\(question.title) | \(answer.text)")
      }
      print("all questions are asked")
      exit(0)
    }

    private func answer(_ question: Question, in scene: UIWindowScene) async -> Answer {
      guard question.since <= ProcessInfo.processInfo.operatingSystemVersion.majorVersion else {
        return .text("\(AnswerSheet.unasked): it needs iOS \(question.since)")
      }
      let own = UIWindow(windowScene: scene)
      let screen = QuestionScreen(
        own, passTime: { [weak self] in await self?.pass($0) },
        touch: { [weak self] in try await self?.wait(for: $0, in: own) },
        color: { own.color(at: $0) })
      own.makeKeyAndVisible()
      defer { screen.close() }
      await pass(0.1)
      let box = AnswerBox()
      Task { box.answer = await question.answer(on: screen) }
      let begin = CACurrentMediaTime()
      gestures = 0
      var limit: TimeInterval { Self.limit + Double(gestures) * Self.timeForAGesture }
      while box.answer == nil, CACurrentMediaTime() < begin + limit { await pass(0.01) }
      return box.answer ?? .text("puzzled: no answer in \(Answer.rounded(limit)) s")
    }

    private func pass(_ seconds: TimeInterval) async {
      watchdog.isAlive()
      try? await Task.sleep(nanoseconds: UInt64(max(seconds, 0) * 1e9))
    }

    /// Shows what a person has to do, and gives time for it.
    private func wait(for gesture: QuestionGesture, in window: UIWindow) async throws {
      guard ProcessInfo.processInfo.arguments.contains("--fingers") else {
        throw Unasked("a finger must \(gesture.instruction)")
      }
      gestures += 1
      hint.numberOfLines = 0
      hint.text = gesture.instruction
      window.addSubview(hint)
      await pass(Self.timeForAGesture)
      hint.removeFromSuperview()
    }
  }

  extension UIWindow {
    /// The colour that shows at a point.
    fileprivate func color(at point: CGPoint) -> QuestionScreen.Color? {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      format.preferredRange = .standard
      let size = CGSize(width: 1, height: 1)
      let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
        let frame = bounds.offsetBy(dx: -point.x, dy: -point.y)
        drawHierarchy(in: frame, afterScreenUpdates: false)
      }
      guard let pixel = image.cgImage else { return nil }
      var bytes = [UInt8](repeating: 0, count: 4)
      let isDrawn = bytes.withUnsafeMutableBytes { bytes in
        let context = CGContext(
          data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.draw(pixel, in: CGRect(origin: .zero, size: size))
        return context != nil
      }
      guard isDrawn else { return nil }
      let parts = bytes.map { Double($0) / 255 }
      return QuestionScreen.Color(red: parts[0], green: parts[1], blue: parts[2])
    }
  }

  /// Ends the app when the main thread hangs, so that the next launch goes on behind the question.
  private final class Watchdog: @unchecked Sendable {
    private let lock = NSLock()
    private var sign = Date()

    /// - Parameter limit: The longest time without a sign of life, in seconds.
    init(limit: TimeInterval) {
      Thread.detachNewThread { [self] in
        while -lock.withLock({ sign }).timeIntervalSinceNow < limit {
          Thread.sleep(forTimeInterval: 1)
        }
        exit(EX_UNAVAILABLE)
      }
    }

    /// Notes a sign of life.
    func isAlive() { lock.withLock { sign = Date() } }
  }

  @MainActor
  private final class AnswerBox {
    var answer: Answer?
  }

  /// The file of answers among the app's documents.
  @MainActor
  private struct Notebook {
    private let file = URL(fileURLWithPath: NSHomeDirectory())
      .appendingPathComponent("Documents/answers.txt")

    /// The text that stands for an answer while the question is asked.
    private static let asking = "ended the app"

    private var text: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

    func has(_ title: String) -> Bool { AnswerSheet(reading: text).answers[title] != nil }

    func begin(_ title: String) { note(.text(Self.asking), to: title) }

    func note(_ answer: Answer, to title: String) {
      var sheet = AnswerSheet(reading: text)
      sheet.note(answer, to: title)
      let system = ProcessInfo.processInfo.operatingSystemVersionString
      try? Data("# iOS \(system)\n\(sheet.text)".utf8).write(to: file)
    }
  }
#endif

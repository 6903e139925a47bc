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
    private static let limit = 20.0

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
      notebook.noteExceptions()
      await pass(1)
      for question in Question.all where !notebook.has(question.title) {
        notebook.begin(question.title)
        let answer = await answer(question, in: scene)
        notebook.note(answer, to: question.title)
        print("\(question.title) | \(answer.text)")
        fflush(stdout)
      }
      print("all questions are asked")
      fflush(stdout)
      await pass(0.5)
      exit(0)
    }

    private func answer(_ question: Question, in scene: UIWindowScene) async -> Answer {
      guard question.since <= ProcessInfo.processInfo.operatingSystemVersion.majorVersion else {
        return .text("\(AnswerSheet.unasked): it needs iOS \(question.since)")
      }
      let own = UIWindow(windowScene: scene)
      let box = AnswerBox()
      let screen = QuestionScreen(
        own,
        passTime: { [weak self] in
          // A question that was given up does nothing more.
          if box.isClosed {
            await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
          }
          await self?.pass($0)
        },
        touch: { [weak self] in try await self?.wait(for: $0, in: own) },
        color: { own.color(at: $0) })
      own.makeKeyAndVisible()
      await pass(0.1)
      Task { box.answer = await question.answer(on: screen) }
      let begin = CACurrentMediaTime()
      gestures = 0
      var limit: TimeInterval { Self.limit + Double(gestures) * Self.timeForAGesture }
      while box.answer == nil, CACurrentMediaTime() < begin + limit { await pass(0.01) }
      let reason = "no answer in \(Answer.rounded(limit)) s"
      let answer = box.answer ?? .puzzled(reason, after: screen.calls)
      box.isClosed = true
      await close(screen)
      return answer
    }

    /// Takes the window away when no transition runs in it, and lets what follows come before the next
    /// question.
    private func close(_ screen: QuestionScreen) async {
      screen.window.layer.speed = 1
      UIView.setAnimationsEnabled(true)
      let end = CACurrentMediaTime() + 1.5
      while screen.isInTransition, CACurrentMediaTime() < end { await pass(0.05) }
      screen.close()
      await pass(0.3)
    }

    private func pass(_ seconds: TimeInterval) async {
      watchdog.isAlive()
      guard #available(iOS 16, *) else {
        try? await Task.sleep(nanoseconds: UInt64(max(seconds, 0) * 1e9))
        return
      }
      try? await Task.sleep(
        until: .now + .seconds(max(seconds, 0)), tolerance: .zero, clock: .continuous)
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
        // `exit` would wait for what hangs.
        _exit(EX_UNAVAILABLE)
      }
    }

    /// Notes a sign of life.
    func isAlive() { lock.withLock { sign = Date() } }
  }

  @MainActor
  private final class AnswerBox {
    var answer: Answer?

    /// True once the next question may be asked.
    var isClosed = false
  }

  /// The file of answers among the app's documents.
  @MainActor
  private struct Notebook {
    private nonisolated static var file: URL {
      URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Documents/answers.txt")
    }

    /// The text that stands for an answer while the question is asked.
    private nonisolated static let asking = "is asked"

    private nonisolated static var text: String {
      get { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
      set { try? Data(newValue.utf8).write(to: file) }
    }

    /// Notes why the app ends, if it is an exception or was one when it ran last.
    func noteExceptions() {
      Self.noteEnd("")
      NSSetUncaughtExceptionHandler { exception in
        let reason = (exception.reason ?? "").replacingOccurrences(of: "\n", with: " ")
        Notebook.noteEnd(": \(exception.name.rawValue): \(reason)")
      }
    }

    private nonisolated static func noteEnd(_ reason: String) {
      text = text.replacingOccurrences(of: "| \(asking)\n", with: "| ended the app\(reason)\n")
    }

    func has(_ title: String) -> Bool { AnswerSheet(reading: Self.text).answers[title] != nil }

    func begin(_ title: String) { note(.text(Self.asking), to: title) }

    func note(_ answer: Answer, to title: String) {
      var sheet = AnswerSheet(reading: Self.text)
      sheet.note(answer, to: title)
      let system = ProcessInfo.processInfo.operatingSystemVersionString
      Self.text = "# iOS \(system)\n\(sheet.text)"
    }
  }
#endif

import Expectations
import Foundation
import Testing
import TransitionLaws
import Transitioning

@testable import TransitioningTesting

@MainActor
@Suite("A session in an app's tests")
struct SessionTests {
  private final class PageScene: AuditScene {
    let root = UIViewController()

    func open(animated: Bool, driver: SceneDriver?) -> UIViewController? {
      let page = UIViewController()
      page.transitionController.transition = FadingTransition()
      root.present(page, animated: animated)
      return page
    }
  }

  private final class FadingTransition: Transition {
    func start(with context: TransitionContext) {
      context.animate(context.foreView, \.opacity, back: 0, fore: 1)
      context.endAfterAnimations()
    }
  }

  @Test("answers each line of a file, also of one that does not end, and then ends")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("{\"do\":\"forward\"}\nx\n{\"do\":\"quit\"}".utf8)
      .write(to: folder.appending(path: "requests"))
    try TestEnvironment.$current.withValue(
      TestEnvironment(["TRANSITIONING_SESSION": folder.path])
    ) { try serve(PageScene()) }
    let answers = try String(contentsOf: folder.appending(path: "answers"), encoding: .utf8)
      .split(separator: "\n")
    expectEqual(answers.count, 4)
    expectContains(String(answers[0]), #""scene":"PageScene""#)
    expectContains(String(answers[1]), #""ok":true"#)
    expectContains(String(answers[2]), #""ok":false"#)
  }

  @Test("waits for the lines of a pipe, whose writer waits for the answers")
  func pipes() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (requests, answers) = (
      folder.appending(path: "requests"), folder.appending(path: "answers")
    )
    for pipe in [requests, answers] { expectEqual(mkfifo(pipe.path, 0o600), 0) }
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      defer { isDone.signal() }
      guard let input = FileHandle(forWritingAtPath: requests.path),
        let output = FileHandle(forReadingAtPath: answers.path)
      else { return }
      var seen = Data()
      func hear() {
        while let byte = try? output.read(upToCount: 1), !byte.isEmpty {
          seen += byte
          if byte == Data("\n".utf8) { return }
        }
      }
      hear()
      for line in [#"{"do":"forward"}"#, #"{"do":"settle"}"#, #"{"do":"quit"}"#] {
        try? input.write(contentsOf: Data("\(line)\n".utf8))
        hear()
      }
      try? seen.write(to: folder.appending(path: "seen"))
    }
    try TestEnvironment.$current.withValue(
      TestEnvironment(["TRANSITIONING_SESSION": folder.path])
    ) { try serve(PageScene()) }
    isDone.wait()
    let seen = try String(contentsOf: folder.appending(path: "seen"), encoding: .utf8)
    expectEqual(seen.components(separatedBy: #""ok":true"#).count - 1, 4)
  }

  @Test("does nothing without a folder, and throws for one without requests")
  func environment() throws {
    try TestEnvironment.$current.withValue(TestEnvironment([:])) { try serve(PageScene()) }
    TestEnvironment.$current.withValue(
      TestEnvironment(["TRANSITIONING_SESSION": "/nowhere/\(UUID().uuidString)"])
    ) {
      #expect(throws: (any Error).self) { try serve(PageScene()) }
    }
  }

  @Test("that was kept is taken again, and fails where the screen looks otherwise")
  func keeping() {
    let steps = [#"{"do":"forward"}"#, #"{"do":"settle"}"#]
    let place = "TransitionContainerView 'transition container' at 0,0 390x844"
    withKnownIssue {
      expectSession(steps: steps, looks: ["390x844 after 7.000 s"]) { PageScene() }
    } matching: { issue in
      "\(issue)".contains("- 390x844 after 7.000 s") && "\(issue)".contains("+   \(place)")
    }
    withKnownIssue {
      expectSession(steps: [#"{"do":"fly"}"#], looks: []) { PageScene() }
    } matching: {
      "\($0)".contains("is refused") || "\($0)".contains("looks otherwise")
    }
  }
}

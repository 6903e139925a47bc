import Foundation
public import TransitionLaws
import TransitionPictures
import Transitioning

/// Lets a program look at a scene and operate it, if the environment names a folder.
///
/// ```swift
/// @Test func session() throws { try serve(AlbumScene()) }
/// ```
///
/// The variable `TRANSITIONING_SESSION` names the folder; without it, the call does nothing. Each
/// line of its file `requests` is a JSON object with a command, and gets a line in `answers`. Both
/// may be named pipes. `{"do":"help"}` lists the commands, as `catalog serve --help` does.
///
/// - Parameters:
///   - scene: Makes the scene.
///   - screen: The screen.
/// - Throws: An error of the file system.
@MainActor
public func serve(
  _ scene: @autoclosure @escaping @MainActor () -> any AuditScene, on screen: StageScreen = .phone
) throws {
  guard let folder = TestEnvironment.current.sessionFolder else { return }
  let requests = try FileHandle(forReadingFrom: folder.appending(path: "requests"))
  let place = folder.appending(path: "answers")
  if !FileManager.default.fileExists(atPath: place.path) { try Data().write(to: place) }
  let answers = try FileHandle(forWritingTo: place)
  let session = SceneSession(of: scene, on: screen)
  func say(_ line: String) throws { try answers.write(contentsOf: Data("\(line)\n".utf8)) }
  try say(session.greeting)
  var line: [UInt8] = []
  func answer() throws {
    try say(session.answer(to: String(decoding: line, as: UTF8.self)))
    line = []
  }
  // One byte at a time: a pipe gives more only when all that was asked for is there.
  while !session.hasEnded, let byte = try requests.read(upToCount: 1)?.first {
    if byte == UInt8(ascii: "\n") { try answer() } else { line.append(byte) }
  }
  if !session.hasEnded, !line.isEmpty { try answer() }
}

/// Takes the steps of a session that was kept, and fails the test if the screen looks otherwise.
///
/// `{"do":"keep"}` writes the call.
///
/// - Parameters:
///   - steps: The lines of the program.
///   - looks: The lines that a look gives at the end.
///   - screen: The screen.
///   - fileID: The file in which issues are shown.
///   - filePath: The path of that file.
///   - line: The line in which issues are shown.
///   - column: The column in which issues are shown.
///   - scene: Makes the scene.
@MainActor
public func expectSession(
  steps: [String], looks: [String], on screen: StageScreen = .phone,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ scene: @escaping @MainActor () -> any AuditScene
) {
  let place = IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let session = SceneSession(of: scene, on: screen)
  for step in steps {
    let answer = session.answer(to: step)
    if answer.contains(#""ok":false"#) { place.fail("The step \(step) is refused: \(answer)") }
  }
  let seen = session.look()
  guard seen != looks else { return }
  let change = seen.difference(from: looks).inferringMoves()
  let lines = change.prefix(12).map { step in
    switch step {
    case .remove(_, let line, _): "- \(line)"
    case .insert(_, let line, _): "+ \(line)"
    }
  }
  place.fail("The screen looks otherwise at the end:\n" + lines.joined(separator: "\n"))
}

extension SceneSession {
  fileprivate convenience init(
    of scene: @escaping @MainActor () -> any AuditScene, on screen: StageScreen
  ) {
    let means = Means(makeScene: scene, picture: { SVGPicture($0).text }, values: MotionTable.lines)
    self.init(named: "\(type(of: scene()))", on: screen, with: means)
  }
}

import Foundation

/// A headless Chromium that is driven through a pipe, by the Chrome DevTools Protocol.
///
/// Messages are JSON with a NUL after each; the browser reads them from its descriptor 3 and writes
/// them to its descriptor 4.
final class DevTools {
  /// A failure of the browser, or of a script in it.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What the pages have written to the console since they were last asked, with what the browser
  /// itself reports there.
  private(set) var messages: [String] = []

  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var buffer = Data()
  private var lastID = 0
  private var session: String?
  private var hasLoaded = false

  /// Starts a browser with an empty page.
  init(_ browser: Browser, profile: URL) throws {
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null"] + browser.command(profile)
      + ["--remote-debugging-pipe", "--allow-file-access-from-files", "about:blank"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String
    session =
      try call("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])["sessionId"]
      as? String
    for domain in ["Page", "Runtime", "Log", "DOM", "Accessibility"] {
      _ = try call("\(domain).enable")
    }
  }

  /// Ends the browser.
  func close() {
    _ = try? call("Browser.close")
    process.waitUntilExit()
  }

  /// Sends a command, and waits for its result.
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    message["sessionId"] = session
    try input.fileHandleForWriting.write(
      contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let answer = try next()
      guard answer["id"] as? Int == lastID else { continue }
      if let error = answer["error"] as? [String: Any] {
        throw Failure(description: "\(method): \(error["message"] ?? "")")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Loads a page, and waits until it has loaded.
  func open(_ page: URL) throws {
    // The same page with another fragment would not be loaded again.
    for address in ["about:blank", page.absoluteString] {
      messages = []
      hasLoaded = false
      _ = try call("Page.navigate", ["url": address])
      while !hasLoaded { _ = try next() }
    }
  }

  /// The value of an expression in the page; a promise is waited for.
  func evaluate<Value: Decodable>(_ expression: String, as type: Value.Type) throws -> Value {
    let result = try call(
      "Runtime.evaluate",
      [
        "expression": "(async () => JSON.stringify([await (\(expression))]))()",
        "awaitPromise": true, "userGesture": true,
      ])
    let value = (result["result"] as? [String: Any])?["value"] as? String
    guard let value else {
      throw Failure(description: "a script failed: \(result["exceptionDetails"] ?? "")")
    }
    return try JSONDecoder().decode([Value].self, from: Data(value.utf8))[0]
  }

  /// Presses and releases a key, such as `Tab`.
  func press(_ key: String, code: Int) throws {
    let what: [String: Any] = ["key": key, "code": key, "windowsVirtualKeyCode": code]
    for type in ["rawKeyDown", "keyUp"] {
      _ = try call("Input.dispatchKeyEvent", what.merging(["type": type]) { $1 })
    }
  }

  /// The next message, which is an answer or an event.
  private func next() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let data = buffer[buffer.startIndex..<end]
        buffer = Data(buffer[buffer.index(after: end)...])
        let message = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        note(message)
        return message
      }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else {
        throw Failure(description: "Chromium has ended; is it installed?")
      }
      buffer.append(data)
    }
  }

  /// Takes note of an event.
  private func note(_ message: [String: Any]) {
    let parameters = message["params"] as? [String: Any] ?? [:]
    switch message["method"] as? String {
    case "Page.loadEventFired": hasLoaded = true
    case "Runtime.consoleAPICalled":
      let words = (parameters["args"] as? [[String: Any]] ?? []).map {
        "\($0["value"] ?? $0["description"] ?? "")"
      }
      messages.append("\(parameters["type"] ?? ""): \(words.joined(separator: " "))")
    case "Runtime.exceptionThrown":
      let details = parameters["exceptionDetails"] as? [String: Any]
      let exception = details?["exception"] as? [String: Any]
      messages.append("exception: \(exception?["description"] ?? details?["text"] ?? "")")
    case "Log.entryAdded":
      let entry = parameters["entry"] as? [String: Any]
      messages.append("\(entry?["level"] ?? ""): \(entry?["text"] ?? "")")
    default: break
    }
  }
}

import Expectations
import Foundation
import Testing

@Suite("The app of the device")
struct DeviceAppTests {
  @Test("declares in its Info.plist that it has scenes, and leaves their configuration to its code")
  func scenes() throws {
    let script = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "OnDevice/run")
    let text = try String(contentsOf: script, encoding: .utf8)
    let start = try #require(text.range(of: "<?xml")).lowerBound
    let end = try #require(text.range(of: "</plist>")).upperBound
    let list = try PropertyListSerialization.propertyList(
      from: Data(text[start..<end].utf8), format: nil)
    let entries = try #require(list as? [String: Any])
    let scenes = try #require(entries["UIApplicationSceneManifest"] as? [String: Any])
    expectEqual(scenes.keys.sorted(), ["UIApplicationSupportsMultipleScenes"])
    expectEqual(scenes["UIApplicationSupportsMultipleScenes"] as? Bool, false)
  }
}

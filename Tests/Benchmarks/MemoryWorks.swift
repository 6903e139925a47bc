import Foundation
import Transitioning

/// Memory: the size of animations, without the layers that they animate.
@MainActor
enum MemoryWorks {
  /// Empty if the heap does not report its size.
  static var sizes: [Int] { bytesInUse == nil ? [] : [1_000] }

  /// Bytes a property, while animations run and after a frame that was read.
  static func animations(_ n: Int, shared: Bool) -> Work.Run {
    {
      let scene = Scene(n)
      let before = bytesInUse ?? 0
      shared ? scene.animateShared() : scene.animateOwn()
      scene.stage.advance(by: 0)
      scene.stage.advance(by: 1.0 / 60)
      let after = bytesInUse ?? 0
      scene.check(Scene.eased(1 / (60 * Scene.duration)))
      return Double(after - before) / Double(n * 4)
    }
  }

  /// The allocated bytes of the heap, with the overhead of each block; nil if unknown.
  ///
  /// GNU's C library describes its heap in XML, with the sums at the end.
  private static var bytesInUse: Int? {
    typealias Describe = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
    guard let symbol = dlsym(nil, "malloc_info"), let file = tmpfile() else { return nil }
    defer { fclose(file) }
    guard unsafeBitCast(symbol, to: Describe.self)(0, file) == 0 else { return nil }
    rewind(file)
    var text = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&text, 1, text.count, file)
    let sums = String(decoding: text[..<count], as: UTF8.self).components(separatedBy: "</heap>")
    guard let last = sums.last else { return nil }
    func size(_ name: String) -> Int? {
      last.split(separator: "\n").first { $0.contains(name) }?
        .components(separatedBy: "size=\"").last
        .flatMap { Int($0.prefix { $0.isNumber }) }
    }
    guard let all = size("system type=\"current\""), let mapped = size("total type=\"mmap\""),
      let fast = size("total type=\"fast\""), let rest = size("total type=\"rest\"")
    else { return nil }
    return all + mapped - fast - rest
  }
}

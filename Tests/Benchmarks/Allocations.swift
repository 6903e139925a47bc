import Foundation
import Transitioning

/// Counts the allocations of frames.
///
/// A small C library that is loaded before the allocator does the counting. The program starts
/// itself again with that library loaded, and the second process reads the counter before and after
/// each work.
@MainActor
enum Allocations {
  private static let symbol = "benchmarks_allocations"
  private static let frames = 1_000

  /// Prints the counts and returns the exit status: 1 if a steady frame allocates.
  static func report() throws -> Int32 {
    if let counter { return count(counter) }
    let status = try Compiler.with(source, options: ["-O2", "-shared", "-fPIC"]) { library in
      let process = Process()
      process.executableURL = Bundle.main.executableURL
      process.arguments = ["--allocations"]
      process.environment = ProcessInfo.processInfo.environment
        .merging(["LD_PRELOAD": library.path]) { $1 }
      // The second process must not start a third.
      guard ProcessInfo.processInfo.environment["LD_PRELOAD"] == nil else { return Int32?.none }
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
    guard let status else { throw Unavailable() }
    return status
  }

  private struct Unavailable: Error, CustomStringConvertible {
    var description: String {
      "Allocations can only be counted on Linux, with a C compiler by the name of cc."
    }
  }

  private static func count(_ counter: UnsafePointer<Int>) -> Int32 {
    func allocations(_ body: () -> Void) -> Int {
      let before = counter.pointee
      body()
      return counter.pointee - before
    }
    func write(_ name: String, _ count: Int) {
      print("\(name.padding(toLength: 24, withPad: " ", startingAt: 0)) \(count)")
    }
    var steady = 0
    func count(_ name: String, _ body: () -> Void) {
      let count = allocations(body)
      steady += count
      write(name, count)
    }
    print("allocations in \(frames) frames of 1000 objects, four properties each")
    for (form, shared) in [("shared", true), ("own", false)] {
      let scene = Scene(1_000)
      let made = allocations {
        shared ? scene.animateShared() : scene.animateOwn()
        scene.stage.advance(by: 0)
      }
      write("\(form): setup", made)
      let start = scene.stage.now
      func seekAll() {
        for frame in 0..<frames {
          let instant = start + Scene.duration * (Double(frame) + 0.5) / Double(frames)
          _ = scene.stage.seek(to: instant) { LookWorks.look(at: scene.views) }
        }
      }
      count("\(form): seeks", seekAll)
      scene.stage.advance(by: 0.01)
      count("\(form): frames") {
        for _ in 0..<frames { scene.stage.advance(by: 0.1 / Double(frames)) }
      }
      count("\(form): frames, read") {
        for _ in 0..<frames {
          scene.stage.advance(by: 0.1 / Double(frames))
          _ = LookWorks.look(at: scene.views)
        }
      }
      scene.check(Scene.eased((scene.stage.now - start) / Scene.duration))
      scene.stage.advance(by: 1)
      count("\(form): frames at rest") {
        for _ in 0..<frames { scene.stage.advance(by: 0.001) }
      }
      _ = scene.stage.displayList()
      count("\(form): lists at rest") {
        for _ in 0..<frames {
          scene.stage.advance(by: 0.001)
          _ = scene.stage.displayList()
        }
      }
    }
    // If another allocator were counted, every count would be zero.
    require(allocations { _ = Scene(1) } > 0, "nothing is counted")
    return steady == 0 ? 0 : 1
  }

  private static var counter: UnsafePointer<Int>? {
    dlsym(nil, symbol).map { UnsafePointer($0.assumingMemoryBound(to: Int.self)) }
  }

  private static let source = #"""
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <errno.h>
    #include <stddef.h>

    extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t);
    extern void *__libc_realloc(void *, size_t), *__libc_memalign(size_t, size_t);

    /* Everything measured is on one thread. */
    long benchmarks_allocations;

    void *malloc(size_t size) { benchmarks_allocations++; return __libc_malloc(size); }
    void *calloc(size_t n, size_t size) {
      benchmarks_allocations++;
      return __libc_calloc(n, size);
    }
    void *realloc(void *old, size_t size) {
      benchmarks_allocations++;
      return __libc_realloc(old, size);
    }
    void *memalign(size_t alignment, size_t size) {
      benchmarks_allocations++;
      return __libc_memalign(alignment, size);
    }
    void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }
    int posix_memalign(void **result, size_t alignment, size_t size) {
      void *found = memalign(alignment, size);
      if (!found) return ENOMEM;
      *result = found;
      return 0;
    }
    """#
}

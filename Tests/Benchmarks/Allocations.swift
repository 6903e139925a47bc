import Foundation
import Transitioning

/// Counts what frames allocate.
///
/// Counting is done by a small library in C that stands before the allocator, so the program runs
/// itself anew with that library loaded, and there reads its counter before and after.
@MainActor
enum Allocations {
  private static let symbol = "benchmarks_allocations"
  private static let frames = 10_000

  /// Prints the counts and returns the exit status: 1 when a steady frame allocates.
  static func report() throws -> Int32 {
    if let counter { return count(counter) }
    let status = try Compiler.with(source, options: ["-O2", "-shared", "-fPIC"]) { library in
      let process = Process()
      process.executableURL = Bundle.main.executableURL
      process.arguments = ["--allocations"]
      process.environment = ProcessInfo.processInfo.environment
        .merging(["LD_PRELOAD": library.path]) { $1 }
      // The one that was started must never start another.
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
    var total = 0
    func line(_ name: String, isSteady: Bool = true, _ body: () -> Void) {
      // What is only made once is made here.
      body()
      let before = counter.pointee
      body()
      let allocations = counter.pointee - before
      if isSteady { total += allocations }
      let name = name.padding(toLength: 16, withPad: " ", startingAt: 0)
      print("\(name) \(allocations)")
    }
    print("allocations in \(frames) frames of 1000 objects with four animated properties each")
    for shared in [true, false] {
      let scene = Scene(1_000)
      shared ? scene.animateShared() : scene.animateOwn()
      scene.stage.advance(by: 0)
      let start = scene.stage.now
      let form = shared ? "shared" : "own"
      line("seeks, \(form)") {
        for frame in 0..<frames {
          scene.stage.seek(to: start + Double(frame % 100) / 250 * Scene.duration * 2.4) {}
        }
      }
      line("frames, \(form)") {
        for _ in 0..<frames { scene.stage.advance(by: 0.15 / Double(frames)) }
      }
      scene.check(Scene.eased((scene.stage.now - start) / Scene.duration))
      scene.stage.advance(by: 1)
      line("at rest, \(form)") {
        for _ in 0..<frames { scene.stage.advance(by: 0.001) }
      }
    }
    // The counter counts: this has to show.
    let before = counter.pointee
    let scene = Scene(1)
    require(counter.pointee > before && scene.views.count == 1, "nothing is counted")
    return total == 0 ? 0 : 1
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

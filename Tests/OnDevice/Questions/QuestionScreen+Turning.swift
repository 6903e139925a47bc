#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension QuestionScreen {
  /// Turns the device to its side, lets something happen, and turns it back.
  ///
  /// A person need not do it: an app may ask for it since iOS 16.
  ///
  /// - Throws: `Puzzled` if the window has not become wide.
  func whileTurned(_ happen: () async throws -> Void) async throws {
    let refusal = Refusal()
    try turn(to: .landscapeRight) { refusal.reason = $0 }
    do {
      try await happen()
      guard window.bounds.width > window.bounds.height else {
        throw Puzzled(refusal.reason ?? "the screen does not turn")
      }
    } catch {
      await turnBack()
      throw error
    }
    await turnBack()
  }

  private func turnBack() async {
    try? turn(to: .portrait) { _ in }
    try? await wait(until: "turned back") { window.bounds.width < window.bounds.height }
    await wait(0.8)
  }

  private func turn(
    to orientation: UIInterfaceOrientation, whenRefused: @escaping @MainActor (String) -> Void
  ) throws {
    #if canImport(UIKit)
      guard #available(iOS 16, *) else { throw Unasked("it needs iOS 16") }
      guard let scene = window.windowScene else { throw Puzzled("the window has no scene") }
      let mask: UIInterfaceOrientationMask = orientation == .portrait ? .portrait : .landscapeRight
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { error in
        let reason = "\(error)"
        Task { @MainActor in whenRefused(reason) }
      }
    #else
      window.stage?.turn(to: orientation, animatedFor: 0.4)
    #endif
  }
}

/// Why the device has not turned.
@MainActor
private final class Refusal {
  var reason: String?
}

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
    try turn(to: .landscapeRight)
    do {
      try await happen()
      guard window.bounds.width > window.bounds.height else {
        throw Puzzled("the screen does not turn")
      }
    } catch {
      await turnBack()
      throw error
    }
    await turnBack()
  }

  private func turnBack() async {
    try? turn(to: .portrait)
    await wait(0.8)
  }

  private func turn(to orientation: UIInterfaceOrientation) throws {
    #if canImport(UIKit)
      guard #available(iOS 16, *) else { throw Unasked("it needs iOS 16") }
      guard let scene = window.windowScene else { throw Puzzled("the window has no scene") }
      let mask: UIInterfaceOrientationMask = orientation == .portrait ? .portrait : .landscapeRight
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { _ in }
    #else
      window.stage?.turn(to: orientation, animatedFor: 0.4)
    #endif
  }
}

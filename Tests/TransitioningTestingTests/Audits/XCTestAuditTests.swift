import TransitioningTesting
import Transitions
import XCTest

/// Audits in XCTest.
final class XCTestAuditTests: XCTestCase {
  // A synchronous test of the main actor crashes XCTest on Linux.
  @MainActor
  func testReadyMade() async {
    audit(FadeTransition(), as: [.presented], frames: .every(10))
  }

  @MainActor
  func testCaught() async {
    expectCaught(JumpingFadeTransition(), by: .isContinuous)
  }
}

import TransitioningTesting
import Transitions
import XCTest

/// Audits in XCTest.
final class XCTestAuditTests: XCTestCase {
  // A synchronous test of the main actor crashes XCTest on Linux.
  @MainActor
  func testReadyMade() async {
    audit(FadeTransition(), settings: .init(placements: [.presented], frameStride: 10))
  }

  @MainActor
  func testCaught() async {
    expectCaught(JumpingFadeTransition(), by: .isContinuous)
  }
}

import Expectations
import Transitioning
import TransitioningTesting

@MainActor
@Suite("A proof that a law can fail")
struct ExpectCaughtTests {
  @Test("passes if the law catches the transition")
  func caught() {
    expectCaught(JumpingFadeTransition(), by: .isContinuous, saying: "moves by 80")
    expectCaught(JumpingFadeTransition(), by: staysInPlace)
    expectCaught(EndlessFadeTransition(), by: .ends)
  }

  @Test("fails if the law finds nothing, has nothing to check, or is not asked")
  func uncaught() {
    let found = issues {
      expectCaught(PlainFadeTransition(), by: staysInPlace)
      expectCaught(PlainFadeTransition(), by: .follows)
      expectCaught(EndlessFadeTransition(), by: staysInPlace)
      expectCaught(JumpingFadeTransition(), by: .isContinuous, saying: "flashes")
    }
    let words = ["found no fault", "it had nothing to check", "was not asked", "without saying"]
    expectEqual(found.count, words.count)
    expectTrue(zip(found, words).allSatisfy { $0.text.contains($1) })
  }
}

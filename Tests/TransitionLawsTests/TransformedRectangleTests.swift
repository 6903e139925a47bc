import Expectations
import Foundation
import Transitioning
import TransitioningTesting

@testable import TransitionLaws

@Suite("A rectangle on the screen")
struct TransformedRectangleTests {
  private func corners(_ width: CGFloat, _ transform: CATransform3D) -> Bool {
    TransformedRectangle(transform: transform, size: CGSize(width: width, height: 10)).corners
      != nil
  }

  @Test("has corners as far as all are in front of the viewer, and are numbers")
  func corners() {
    var leaning = CATransform3DIdentity
    leaning.m14 = -0.01
    expectEqual([50, 99].map { corners($0, leaning) }, [true, true])
    expectEqual([100, 101, 200].map { corners($0, leaning) }, [false, false, false])
    var broken = CATransform3DIdentity
    broken.m11 = .nan
    expectTrue(!corners(50, broken))
  }
}

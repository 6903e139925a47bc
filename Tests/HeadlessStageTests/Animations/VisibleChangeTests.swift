import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import Expectations

@MainActor
@Suite("The changes that can be seen")
struct VisibleChangeTests {
  private let layer = CALayer()

  init() {
    layer.bounds.size = CGSize(width: 40, height: 30)
  }

  private func changes<Value: AnimatableValue>(
    _ keyPath: AnimatableKeyPath<Value>, _ start: Value, _ end: Value
  ) -> Double {
    AnimationTarget.named(by: keyPath)
      .visibleChanges(from: start.layerValue, to: end.layerValue, on: layer)
  }

  @Test(
    """
    are half points of distances and of sizes, and levels of eight bits of opacities and colours
    """)
  func points() {
    let color = AnimationTarget.named(by: \.backgroundColor)
    expectEqual(
      [
        changes(\.position, .zero, CGPoint(x: 3, y: 4)), changes(\.position.y, 100, 0),
        changes(\.boundsSize, .zero, CGSize(width: 1, height: 7)), changes(\.cornerRadius, 0, 8),
        changes(\.transform.translationX, 0, -5),
        changes(\.anchorPoint, .zero, CGPoint(x: 0, y: 0.5)),
        changes(\.opacity, 0, 1), changes(\.backgroundColor, .black, .white),
        color.visibleChanges(from: .color(nil), to: .color(.black), on: layer),
        color.visibleChanges(from: .color(nil), to: .color(nil), on: layer),
      ], [10, 200, 14, 16, 10, 30, 256, 256, 256, 0])
  }

  @Test("are those of the outermost points when the layer turns or grows, or transforms as a whole")
  func edges() {
    // The edges of the wider side move 20 points for each unit of scale.
    expectEqual(changes(\.transform.scale, 0, 1), 500)
    let moved = CATransform3D(translationX: 3, y: 4)
    let grown = CATransform3D(scaleX: 2, y: 2)
    expectEqual([moved, grown].map { changes(\.transform, .identity, $0) }, [10, 500])
    layer.bounds.size = CGSize(width: 600, height: 800)
    expectEqual([.identity, grown].map { changes(\.transform, $0, grown) }, [1000, 0])
    layer.bounds.size = CGSize(width: 4000, height: 30)
    let turn = changes(\.transform.rotationZ, 0, CGFloat(1))
    let corner = 4_000_225.0.squareRoot()
    expectNear([changes(\.transform.scale, 0.5, 1), turn], [2000, 2 * corner])
    layer.bounds.size = .zero
    expectNear(changes(\.transform.rotationZ, 0, CGFloat.pi / 180), 10, within: 1e-9)
  }
}

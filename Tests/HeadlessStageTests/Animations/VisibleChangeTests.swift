import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
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

  @Test("are half points of distances and of sizes")
  func points() {
    expectEqual(changes(\.position, .zero, CGPoint(x: 3, y: 4)), 10)
    expectEqual(changes(\.position.y, 100, 0), 200)
    expectEqual(changes(\.boundsSize, .zero, CGSize(width: 1, height: 7)), 14)
    expectEqual(changes(\.cornerRadius, 0, 8), 16)
    expectEqual(changes(\.transform.translationX, 0, -5), 10)
    expectEqual(changes(\.anchorPoint, .zero, CGPoint(x: 0, y: 0.5)), 30)
  }

  @Test("are levels of eight bits of opacities and colours")
  func levels() {
    expectEqual(changes(\.opacity, 0, 1), 256)
    expectEqual(changes(\.backgroundColor, .black, .white), 256)
    let target = AnimationTarget.named(by: \.backgroundColor)
    expectEqual(target.visibleChanges(from: .color(nil), to: .color(.black), on: layer), 256)
    expectEqual(target.visibleChanges(from: .color(nil), to: .color(nil), on: layer), 0)
  }

  @Test("are those of the outermost points when the layer turns or grows")
  func edges() {
    // The edges of the wider side move 20 points for each unit of scale.
    expectEqual(changes(\.transform.scale, 0, 1), 500)
    layer.bounds.size = CGSize(width: 4000, height: 30)
    expectEqual(changes(\.transform.scale, 0.5, 1), 2000)
    let turn = changes(\.transform.rotationZ, 0, CGFloat(1))
    let corner = 4_000_225.0.squareRoot()
    expectTrue(abs(turn - 2 * corner) < 1e-9)
    layer.bounds.size = .zero
    expectTrue(abs(changes(\.transform.rotationZ, 0, CGFloat.pi / 180) - 10) < 1e-9)
  }

  @Test("of transforms are those of the corners and of the axes")
  func transforms() {
    let moved = CATransform3D(translationX: 3, y: 4)
    expectEqual(changes(\.transform, .identity, moved), 10)
    let grown = CATransform3D(scaleX: 2, y: 2)
    expectEqual(changes(\.transform, .identity, grown), 500)
    layer.bounds.size = CGSize(width: 600, height: 800)
    expectEqual(changes(\.transform, .identity, grown), 1000)
    expectEqual(changes(\.transform, grown, grown), 0)
  }
}

import Foundation
import HeadlessViews
import TestFormulas
import Expectations

@MainActor
@Suite("Converting between views")
struct ConversionTests {
  private func rect(_ numbers: [Double]) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  @Test(
    """
    is its own inverse, in any tree and between any two views, and gives the frame as the bounds \
    in the superview's space
    """,
    arguments: UInt64(0)..<40)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let views = generator.tree(count: 12)
    for _ in 0..<20 {
      let source = try #require(views.randomElement(using: &generator))
      let target = try #require(views.randomElement(using: &generator))
      let point = generator.point(-40...40)
      let there = source.convert(point, to: target)
      let third = views[3]
      // It is the same directly and over a third view.
      expectNear(
        [
          source.convert(there, from: target), target.convert(there, to: source),
          target.convert(point, from: source),
          third.convert(source.convert(point, to: third), to: target),
        ], [point, point, there, there], within: 1e-6)
    }
    for view in views.dropFirst() {
      guard let superview = view.superview, superview.layer.sublayerTransform.isIdentity
      else { continue }
      expectNear(view.convert(view.bounds, to: superview), view.frame, within: 1e-6)
    }
  }

  @Test("goes level by level, with children shifted by bounds.origin (Geometry 12, 14)")
  func equation() {
    let (outer, inner) = (
      UIView(frame: CGRect(x: 100, y: 200, width: 300, height: 400)),
      UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    )
    outer.addSubview(inner)
    let (root, point) = (UIView(), CGPoint(x: 1, y: 2))
    expectEqual(inner.convert(point, to: outer), CGPoint(x: 11, y: 22))
    root.addSubview(outer)
    outer.bounds.origin = CGPoint(x: 5, y: 6)
    expectEqual(
      [outer, root].map { inner.convert(point, to: $0) },
      [
        CGPoint(x: 11, y: 22), CGPoint(x: 106, y: 216),
      ])
  }

  @Test("agrees with a browser's getBoundingClientRect", arguments: BrowserFigures.nests.indices)
  func browser(index: Int) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 4000, height: 4000))
    var parent = root
    for box in BrowserFigures.nests[index] {
      let view = UIView()
      view.layer.anchorPoint = CGPoint(x: box.anchor[0], y: box.anchor[1])
      view.frame = rect(box.frame)
      let fields = box.transform
      func row(_ index: Int) -> SIMD4<Double> { SIMD4(fields[(index * 4)..<(index * 4 + 4)]) }
      view.transform3D = CATransform3D(rows: row(0), row(1), row(2), row(3))
      if box.perspective > 0 { view.layer.sublayerTransform.m34 = CGFloat(-1 / box.perspective) }
      parent.addSubview(view)
      // The browser stores rectangles in single precision.
      expectNear(view.convert(view.bounds, to: nil), rect(box.rect), within: 1e-3)
      parent = view
    }
  }

  @Test(
    """
    uses the window's base for nil, and refuses views of two trees, with the point unchanged \
    (Geometry 13)
    """)
  func base() {
    let screen = Screen()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
    screen.window.addSubview(view)
    screen.window.frame.origin = CGPoint(x: 300, y: 300)
    let base = CGPoint(x: 10, y: 20)
    let points = [view.convert(CGPoint.zero, to: nil), view.convert(base, from: nil)]
    expectEqual(points, [base, .zero])
    expectEqual(view.convert(view.bounds, to: nil), view.frame)
    expectTrue(screen.issues.isEmpty)
    let (one, other) = (UIView(), UIView(frame: CGRect(x: 9, y: 9, width: 9, height: 9)))
    var converted = CGPoint.zero
    let issues = refusals { converted = one.convert(base, to: other) }
    expectTrue(issues == [.unrelated(from: "UIView", to: "UIView")] && converted == base)
  }

  @Test("takes the root of a tree in no window for the window with which it converts")
  func loose() {
    let screen = Screen()
    let root = UIView(frame: CGRect(x: 7, y: 7, width: 90, height: 90))
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 5, height: 5))
    root.addSubview(view)
    let shown = UIView(frame: CGRect(x: 10, y: 0, width: 9, height: 9))
    screen.window.addSubview(shown)
    expectEqual(view.convert(view.bounds, to: screen.window), view.frame)
    expectEqual(screen.window.convert(view.bounds, from: view), view.frame)
    expectEqual(root.convert(shown.bounds, from: shown), shown.frame)
    expectTrue(screen.issues.isEmpty)
    let issues = refusals { _ = view.convert(view.bounds, to: shown) }
    expectEqual(issues, [.unrelated(from: "UIView", to: "UIView")])
  }

  @Test("returns the bounding box of a rectangle (Geometry 15)")
  func boundingBox() {
    let (root, view) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    root.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: 45 * .pi / 180)
    let side = 10 * CGFloat(2).squareRoot()
    let expected = CGRect(x: 5 - side / 2, y: 5 - side / 2, width: side, height: side)
    expectNear(view.convert(view.bounds, to: root), expected, within: 1e-12)
  }

  @Test("returns a point unchanged through a collapse, never NaN (Geometry 16)")
  func collapse() {
    let (root, view, inner) = (UIView(), UIView(), UIView())
    root.addSubview(view)
    view.addSubview(inner)
    view.transform3D = CATransform3D(scaleX: 0, y: 0)
    let (point, rect) = (CGPoint(x: 3, y: 4), CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(
      [
        inner.convert(point, from: root), view.convert(point, from: root),
        inner.convert(point, to: view),
      ], [point, point, point])
    expectEqual(view.convert(rect, from: root), rect)
  }

  @Test(
    """
    applies sublayerTransform about the anchor to every sublayer, with depth under a perspective \
    (Geometry 43)
    """)
  func sublayerTransform() {
    let (root, view) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    )
    root.addSubview(view)
    root.layer.sublayerTransform = CATransform3D(scaleX: 2, y: 2)
    expectEqual(
      [.zero, CGPoint(x: 10, y: 5)].map { view.convert($0, to: root) },
      [
        CGPoint(x: 50, y: 50), CGPoint(x: 70, y: 60),
      ])
    root.layer.anchorPoint = .zero
    expectEqual(view.convert(CGPoint.zero, to: root), CGPoint(x: 100, y: 100))
    root.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    root.layer.sublayerTransform = .identity
    root.layer.sublayerTransform.m34 = -1 / 200
    let near = UIView(frame: root.bounds)
    root.addSubview(near)
    near.layer.zPosition = 100
    // Halfway to the eye, everything is twice as large about the middle.
    expectEqual(
      near.convert(near.bounds, to: root), CGRect(x: -50, y: -50, width: 200, height: 200))
  }
}

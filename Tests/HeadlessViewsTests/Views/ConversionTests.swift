import TestSupport
import Foundation
import HeadlessViews
import Expectations

@MainActor
@Suite("Converting between views")
struct ConversionTests {
  private func near(_ one: CGPoint, _ other: CGPoint, within tolerance: CGFloat = 1e-6) -> Bool {
    abs(one.x - other.x) <= tolerance && abs(one.y - other.y) <= tolerance
  }

  private func rect(_ numbers: [Double]) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  @Test("is its own inverse, in any tree and between any two views", arguments: UInt64(0)..<40)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let views = generator.tree(count: 12)
    for _ in 0..<20 {
      let source = try #require(views.randomElement(using: &generator))
      let target = try #require(views.randomElement(using: &generator))
      let point = generator.point(-40...40)
      let there = source.convert(point, to: target)
      expectTrue(near(source.convert(there, from: target), point))
      expectTrue(near(target.convert(there, to: source), point))
      expectTrue(near(target.convert(point, from: source), there))
    }
  }

  @Test("is the same directly and over a third view", arguments: UInt64(0)..<20)
  func transitive(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let views = generator.tree(count: 8)
    let (one, two, three) = (views[7], views[3], views[6])
    let point = generator.point(-20...20)
    // The root retains the tree, and nothing else retains the root.
    withExtendedLifetime(views) {
      let direct = one.convert(point, to: three)
      expectTrue(near(two.convert(one.convert(point, to: two), to: three), direct))
    }
  }

  @Test("goes level by level, with children shifted by bounds.origin (Geometry 12, 14)")
  func equation() {
    let (outer, inner) = (
      UIView(frame: CGRect(x: 100, y: 200, width: 300, height: 400)),
      UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    )
    outer.addSubview(inner)
    expectEqual(inner.convert(CGPoint(x: 1, y: 2), to: outer), CGPoint(x: 11, y: 22))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    root.addSubview(outer)
    outer.bounds.origin = CGPoint(x: 5, y: 6)
    expectEqual(inner.convert(CGPoint(x: 1, y: 2), to: outer), CGPoint(x: 11, y: 22))
    expectEqual(inner.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 106, y: 216))
  }

  @Test("gives the frame as the bounds in the superview's space", arguments: UInt64(0)..<30)
  func frameLaw(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for view in generator.tree(count: 8).dropFirst() {
      guard let superview = view.superview, superview.layer.sublayerTransform.isIdentity
      else { continue }
      let box = view.convert(view.bounds, to: superview)
      expectTrue(near(box.origin, view.frame.origin))
      expectTrue(abs(box.width - view.frame.width) < 1e-6)
      expectTrue(abs(box.height - view.frame.height) < 1e-6)
    }
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
      let (ours, theirs) = (view.convert(view.bounds, to: nil), rect(box.rect))
      // The browser stores rectangles in single precision.
      expectTrue(near(ours.origin, theirs.origin, within: 1e-3))
      expectTrue(abs(ours.width - theirs.width) < 1e-3)
      expectTrue(abs(ours.height - theirs.height) < 1e-3)
      parent = view
    }
  }

  @Test("uses the window's base for nil (Geometry 13)")
  func base() {
    let screen = Screen()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
    screen.window.addSubview(view)
    screen.window.frame.origin = CGPoint(x: 300, y: 300)
    expectEqual(view.convert(CGPoint.zero, to: nil), CGPoint(x: 10, y: 20))
    expectEqual(view.convert(CGPoint(x: 10, y: 20), from: nil), .zero)
    expectEqual(view.convert(view.bounds, to: nil), view.frame)
    expectTrue(screen.issues.isEmpty)
  }

  @Test("returns the bounding box of a rectangle (Geometry 15)")
  func boundingBox() {
    let (root, view) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    root.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: 45 * .pi / 180)
    let box = view.convert(view.bounds, to: root)
    expectTrue(abs(box.width - 10 * CGFloat(2).squareRoot()) < 1e-12)
    expectTrue(abs(box.midX - 5) < 1e-12)
    expectTrue(abs(box.midY - 5) < 1e-12)
  }

  @Test("returns a point unchanged through a collapse, never NaN (Geometry 16)")
  func collapse() {
    let (root, view, inner) = (UIView(), UIView(), UIView())
    root.addSubview(view)
    view.addSubview(inner)
    view.transform3D = CATransform3D(scaleX: 0, y: 0)
    let (point, rect) = (CGPoint(x: 3, y: 4), CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(inner.convert(point, from: root), point)
    expectEqual(view.convert(point, from: root), point)
    expectEqual(view.convert(rect, from: root), rect)
    expectEqual(inner.convert(point, to: view), point)
  }

  @Test("applies sublayerTransform about the anchor to every sublayer (Geometry 43)")
  func sublayerTransform() {
    let (root, view) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    )
    root.addSubview(view)
    root.layer.sublayerTransform = CATransform3D(scaleX: 2, y: 2)
    expectEqual(view.convert(CGPoint.zero, to: root), CGPoint(x: 50, y: 50))
    expectEqual(view.convert(CGPoint(x: 10, y: 5), to: root), CGPoint(x: 70, y: 60))
    root.layer.anchorPoint = .zero
    expectEqual(view.convert(CGPoint.zero, to: root), CGPoint(x: 100, y: 100))
  }

  @Test("includes depth under a perspective")
  func depth() {
    let (root, view) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    )
    root.addSubview(view)
    root.layer.sublayerTransform.m34 = -1 / 200
    view.layer.zPosition = 100
    // Halfway to the eye, everything is twice as large about the middle.
    expectEqual(
      view.convert(view.bounds, to: root), CGRect(x: -50, y: -50, width: 200, height: 200))
  }

  @Test("refuses views of two trees and returns the point unchanged (Geometry 13)")
  func unrelated() {
    let (one, other) = (UIView(), UIView(frame: CGRect(x: 9, y: 9, width: 9, height: 9)))
    let point = CGPoint(x: 3, y: 4)
    let issues = refusals { expectEqual(one.convert(point, to: other), point) }
    expectEqual(issues, [.unrelated(from: "UIView", to: "UIView")])
  }
}

import Foundation
import HeadlessViews
import TestFormulas
import Expectations

/// The stretched axis, by the closed formula of Geometry 33–36.
///
/// With F the sum of the flexible parts, each flexible part becomes part · (F + change) / F, or
/// takes an equal share if F is 0.
private func stretched(
  _ parts: [CGFloat], flexible: [Bool], change: CGFloat
) -> (start: CGFloat, length: CGFloat) {
  let sum = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
  let count = CGFloat(flexible.count { $0 })
  let grown = zip(parts, flexible).map { part, isFlexible in
    guard isFlexible else { return part }
    return sum == 0 ? part + change / count : part * (sum + change) / sum
  }
  return (grown[0], max(0, grown[1]))
}

@MainActor
@Suite("Autoresizing")
struct AutoresizingTests {
  /// The frame of a child after its superview has changed size.
  private func frame(
    _ frame: CGRect, _ mask: UIView.AutoresizingMask, from old: CGSize, to new: CGSize
  ) -> CGRect {
    let (parent, child) = (UIView(frame: CGRect(origin: .zero, size: old)), UIView(frame: frame))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.bounds.size = new
    return child.frame
  }

  @Test(
    "follows the closed formula for each of the 64 masks (Geometry 33–37)",
    arguments: UInt(0)..<64)
  func masks(rawValue: UInt) {
    let mask = UIView.AutoresizingMask(rawValue: rawValue)
    var generator = SeededGenerator(seed: UInt64(rawValue))
    for _ in 0..<10 {
      let child = CGRect(
        x: generator.number(0...30).rounded(), y: generator.number(0...30),
        width: generator.number(0...30), height: generator.number(0...30).rounded())
      let old = CGSize(width: generator.number(80...120), height: generator.number(80...120))
      let new = CGSize(width: generator.number(0...300), height: generator.number(0...300))
      let x = stretched(
        [child.minX, child.width, old.width - child.maxX],
        flexible: [
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin),
        ], change: new.width - old.width)
      let y = stretched(
        [child.minY, child.height, old.height - child.maxY],
        flexible: [
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin),
        ], change: new.height - old.height)
      let expected = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
      expectNear(frame(child, mask, from: old, to: new), expected)
    }
  }

  @Test(
    "keeps the ratio of two margins, shares among parts of no length, and makes no negative size")
  func examples() {
    // Rules: Geometry 35, 36.
    let square = CGSize(width: 100, height: 100)
    let margins = frame(
      CGRect(x: 10, y: 0, width: 20, height: 5), [.flexibleLeftMargin, .flexibleRightMargin],
      from: square, to: CGSize(width: 180, height: 100))
    let parts: UIView.AutoresizingMask = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
    ]
    let grown = frame(.zero, parts, from: .zero, to: CGSize(width: 90, height: 0))
    let shrunk = frame(
      CGRect(x: 40, y: 0, width: 20, height: 5), [.flexibleWidth], from: square,
      to: CGSize(width: 10, height: 100))
    expectEqual(
      [margins, grown, shrunk],
      [
        CGRect(x: 20, y: 0, width: 20, height: 5), CGRect(x: 30, y: 0, width: 30, height: 0),
        CGRect(x: 40, y: 0, width: 0, height: 5),
      ])
  }

  @Test(
    """
    happens at once, before layoutSubviews, to hidden views too, and reaches grandchildren; its \
    bits are UIKit's (Geometry 32, 38; Views 24)
    """)
  func atOnce() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    child.autoresizingMask = [.flexibleWidth]
    child.isHidden = true
    parent.addSubview(child)
    // A change of origin and a change to an equal size change nothing.
    parent.bounds.origin.x = 40
    parent.bounds = parent.bounds
    expectEqual(child.frame, CGRect(x: 10, y: 10, width: 50, height: 50))
    parent.layoutIfNeeded()
    parent.frame.size.width = 200
    expectEqual(child.frame.width, 150)
    expectTrue(parent.layer.needsLayout)
    let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for (outer, inner) in zip(views, views.dropFirst()) {
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      outer.addSubview(inner)
    }
    views[0].bounds.size = CGSize(width: 30, height: 40)
    expectTrue(views.allSatisfy { $0.bounds.size == CGSize(width: 30, height: 40) })
    let masks: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
      .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin,
    ]
    expectEqual(masks.map(\.rawValue), [1, 2, 4, 8, 16, 32])
    expectTrue(UIView().autoresizingMask == [] && UIView().autoresizesSubviews)
  }

  @Test("does not happen when the superview declines (Geometry 32)")
  func declined() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (child, sibling) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    parent.addSubview(child)
    parent.addSubview(sibling)
    for view in [child, sibling] { view.autoresizingMask = [.flexibleWidth] }
    let inner = UIView()
    inner.autoresizingMask = [.flexibleWidth]
    child.addSubview(inner)
    child.autoresizesSubviews = false
    parent.bounds.size.width = 110
    // A view that declines does not stop its siblings.
    expectEqual([inner, child, sibling].map(\.bounds.width), [0, 10, 110])
    parent.autoresizesSubviews = false
    parent.bounds.size.width = 200
    expectEqual(sibling.bounds.width, 110)
  }

  @Test("only moves a turned view when only margins stretch")
  func turned() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 10))
    child.transform = CGAffineTransform(rotationAngle: 45 * .pi / 180)
    child.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    parent.addSubview(child)
    for width in [200, 150, 300, 100] as [CGFloat] {
      parent.bounds.size = CGSize(width: width, height: width)
      expectEqual(child.bounds.size, CGSize(width: 20, height: 10))
      expectNear(child.center.x, width / 2, within: 1e-9)
    }
  }

  @Test(
    "gives a transformed view the bounds and the center of one without a transform (Geometry 32)",
    arguments: [
      CATransform3D(scaleX: 1, y: 1 / 800), CATransform3D(scaleX: 0, y: 1),
      CATransform3D(rotationAngle: 1, x: 0, y: 0, z: 1), CATransform3D(translationX: 300, y: 0),
      CATransform3D(rotationAngle: .pi / 2, x: 0, y: 1, z: 0),
    ])
  func transformed(_ transform: CATransform3D) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let views = [UIView(), UIView()]
    for view in views {
      view.frame = CGRect(x: 30, y: 40, width: 200, height: 700)
      view.layer.anchorPoint = CGPoint(x: 0.25, y: 1)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
      parent.addSubview(view)
    }
    views[1].transform3D = transform
    for size in [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)] {
      parent.bounds.size = size
      expectTrue(views[1].bounds == views[0].bounds && views[1].center == views[0].center)
      expectEqual(views[1].transform3D, transform)
    }
  }
}

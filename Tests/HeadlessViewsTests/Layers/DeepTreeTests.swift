import Foundation
import HeadlessViews
import Testing

/// Trees 5,000 views deep: a stack overflow ends the process.
@MainActor
@Suite("A tree 5,000 views deep")
struct DeepTreeTests {
  private let count = 5_000
  private let size = CGRect(x: 0, y: 0, width: 10, height: 10)

  /// A chain of views, each in the previous one, built from the top.
  private func chain() -> [UIView] {
    var views = [UIView(frame: size)]
    views.reserveCapacity(count)
    while views.count < count {
      let view = UIView(frame: size)
      views[views.count - 1].addSubview(view)
      views.append(view)
    }
    return views
  }

  @Test("is built from the bottom, and is deallocated with its root")
  func bottomUp() {
    weak var leaf: UIView?
    weak var leafLayer: CALayer?
    var root = UIView(frame: size)
    (leaf, leafLayer) = (root, root.layer)
    for _ in 1..<count {
      let parent = UIView(frame: size)
      parent.addSubview(root)
      root = parent
    }
    #expect(leaf?.isDescendant(of: root) == true)
    root = UIView()
    #expect(leaf == nil)
    #expect(leafLayer == nil)
  }

  @Test("is built from the top with a branch at each level")
  func branches() {
    var views = [UIView(frame: size)]
    while views.count < count / 5 {
      let (view, branch) = (UIView(frame: size), UIView(frame: size))
      view.addSubview(branch)
      views[views.count - 1].addSubview(view)
      views.append(view)
    }
    #expect(views[views.count - 1].isDescendant(of: views[0]))
  }

  @Test("is laid out and stretched")
  func deepLayout() {
    let views = chain()
    let (root, leaf) = (views[0], views[count - 1])
    for view in views.dropFirst() { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    root.layoutIfNeeded()
    #expect(!leaf.layer.needsLayout)
    root.bounds.size = CGSize(width: 50, height: 50)
    #expect(leaf.bounds.width == 50)
    root.layoutIfNeeded()
    #expect(!leaf.layer.needsLayout)
  }

  @Test("is searched")
  func deepSearch() {
    let views = chain()
    let (root, leaf) = (views[0], views[count - 1])
    #expect(root.hitTest(CGPoint(x: 1, y: 1)) === leaf)
    leaf.tag = 5
    #expect(root.viewWithTag(5) === leaf)
    #expect(refusals { leaf.addSubview(root) }.count == 1)
  }

  @Test("is converted")
  func deepConversion() {
    let views = chain()
    let (root, leaf) = (views[0], views[count - 1])
    let point = CGPoint(x: 1, y: 1)
    #expect(leaf.convert(point, to: nil) == point)
    #expect(root.convert(point, to: leaf) == point)
  }

  @Test("is laid out from level to level when each level sizes the next")
  func sizingDown() {
    final class Sizing: UIView {
      override func layoutSubviews() {
        subviews.first?.frame = bounds
      }
    }
    var views = [Sizing(frame: size)]
    while views.count < count {
      let view = Sizing(frame: size)
      views[views.count - 1].addSubview(view)
      views.append(view)
    }
    views[0].layoutIfNeeded()
    views[0].bounds.size.width = 77
    views[0].layoutIfNeeded()
    #expect(views[count - 1].bounds.width == 77)
    #expect(!views[0].layer.needsLayout)
    #expect(!views[count - 1].layer.needsLayout)
  }

  @Test("moves between windows, and leaves them")
  func deepWindows() {
    let (one, other) = (Screen(), Screen())
    let views = chain()
    let leaf = views[count - 1]
    one.window.addSubview(views[0])
    #expect(leaf.window === one.window)
    other.window.addSubview(views[0])
    #expect(leaf.window === other.window)
    #expect(leaf.layer.tree === other.window.tree)
    views[0].removeFromSuperview()
    #expect(leaf.window == nil)
    #expect(leaf.layer.tree == nil)
  }

  @Test("of layers is built and deallocated as well")
  func layers() {
    weak var leaf: CALayer?
    var root = CALayer()
    leaf = root
    for _ in 1..<count {
      let parent = CALayer()
      parent.addSublayer(root)
      root = parent
    }
    #expect(leaf?.root === root)
    root = CALayer()
    #expect(leaf == nil)
  }
}

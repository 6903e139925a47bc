import Foundation
import HeadlessViews
import Expectations

/// References that do not retain: `Link`, and `Unretained` below it.
@MainActor
@Suite("A reference that does not retain")
struct ReferenceTests {
  /// An object to which a link leads.
  private final class Target: LinkTarget {
    private var linkSource = LinkSource()

    var link: Link { linkSource.link(to: self) }
  }

  @Test("by a link is nil once the object is deallocated, and retains it no earlier")
  func link() {
    weak var object: Target?
    let link: Link
    do {
      let target = Target()
      (object, link) = (target, target.link)
      expectTrue(link.object === target && target.link === link)
    }
    expectTrue(object == nil && link.object == nil)
  }

  @Test("by a link is cleared before another thread lets go of the object")
  func linkOffMain() async {
    final class Holder: @unchecked Sendable { var target: Target? }
    let holder = Holder()
    holder.target = Target()
    let link = holder.target?.link
    expectTrue(link?.object != nil)
    await Task.detached { holder.target = nil }.value
    expectTrue(link?.object == nil)
  }

  @Test("leads to a view, a window and, from the parts of a view, to their owner until its end")
  func views() {
    let (child, layer): (UIView, CALayer)
    do {
      let parent = UIView()
      (child, layer) = (UIView(), parent.layer)
      parent.addSubview(child)
      expectTrue(layer.owner === parent && child.layer.superlayer === layer)
      expectTrue(LinkedView(wrappedValue: parent).wrappedValue === parent)
    }
    expectTrue(layer.owner == nil && child.superview == nil)
    let link: Link
    do {
      let window = UIWindow(frame: .zero)
      window.addSubview(child)
      link = window.link
      expectTrue(link.window === window && child.window === window)
    }
    expectTrue(link.window == nil && child.window == nil)
  }

  @Test("by a protocol keeps the conformance")
  func existential() {
    final class Owner: ViewOwner {
      let view = UIView()
      var layouts = 0

      init() { view.owner = self }

      isolated deinit { view.owner = nil }

      func viewWillLayoutSubviews() { layouts += 1 }
      func viewDidLayoutSubviews() {}
    }
    let owner = Owner()
    owner.view.layoutIfNeeded()
    expectEqual(owner.layouts, 1)
    owner.view.owner = nil
    owner.view.setNeedsLayout()
    owner.view.layoutIfNeeded()
    expectTrue(owner.layouts == 1 && owner.view.owner == nil)
  }

  @Test("stops a debug build where it outlives its object")
  nonisolated func dangling() async {
    #if DEBUG
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          var reference = Unretained<UIView>()
          do { reference = Unretained(UIView()) }
          _ = reference.object
        }
      }
    #endif
  }
}

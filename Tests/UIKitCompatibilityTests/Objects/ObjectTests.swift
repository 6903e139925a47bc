import Expectations
import UIKitCompatibility

private var nameKey: UInt8 = 0
private var otherKey: UInt8 = 0

extension UIView {
  fileprivate var heroName: String? {
    get { return objc_getAssociatedObject(self, &nameKey) as? String }
    set {
      objc_setAssociatedObject(self, &nameKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

private final class Witness {
  let didGo: () -> Void
  init(_ didGo: @escaping () -> Void) { self.didGo = didGo }
  deinit { didGo() }
}

extension MainScreenTests {
  @MainActor
  @Suite("Index paths and associated objects")
  struct ObjectTests {
    @Test("an index path is read, written and compared by its section and row; others have none")
    func indexPath() async {
      var path = IndexPath(row: 3, section: 2)
      expectTrue((path.section, path.row, path.item) == (2, 3, 3))
      expectTrue(path == IndexPath(item: 3, section: 2) && path == IndexPath(indexes: [2, 3]))
      path.row = 5
      path.section = 0
      expectEqual(path, IndexPath(item: 5, section: 0))
      path.item = 1
      expectLess(path, IndexPath(row: 0, section: 1))
      expectLess(IndexPath(row: 0, section: 0), path)
      await #expect(processExitsWith: .failure) { _ = IndexPath(index: 1).row }
      await #expect(processExitsWith: .failure) { _ = IndexPath(indexes: [1, 2, 3]).section }
    }

    @Test("an associated object is found by its key, replaced and removed")
    func association() {
      let view = UIView()
      var names = [view.heroName]
      objc_setAssociatedObject(view, &otherKey, 7, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(view.layer, &nameKey, "layer", .OBJC_ASSOCIATION_COPY)
      for name in ["photo", "card", nil] {
        view.heroName = name
        names.append(view.heroName)
      }
      expectTrue(names == [nil, "photo", "card", nil] && UIView().heroName == nil)
      expectEqual(objc_getAssociatedObject(view, &otherKey) as? Int, 7)
      objc_removeAssociatedObjects(view)
      expectTrue(objc_getAssociatedObject(view, &otherKey) == nil)
      expectEqual(objc_getAssociatedObject(view.layer, &nameKey) as? String, "layer")
      // A value has no associated objects.
      objc_setAssociatedObject(7, &nameKey, "seven", .OBJC_ASSOCIATION_RETAIN)
      expectTrue(objc_getAssociatedObject(7, &nameKey) == nil)
      objc_removeAssociatedObjects("text")
    }

    @Test("an associated object is released with its owner, and not found with its successor")
    func released() {
      var gone: [String] = []
      func associate(_ name: String, with object: AnyObject) {
        let witness = Witness { gone.append(name) }
        objc_setAssociatedObject(object, &nameKey, witness, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      do {
        let (view, layer, controller) = (UIView(), CALayer(), UIViewController())
        associate("view", with: view)
        associate("layer", with: layer)
        associate("controller", with: controller)
        expectTrue(gone == [] && objc_getAssociatedObject(controller, &nameKey) is Witness)
      }
      expectEqual(gone.sorted(), ["controller", "layer", "view"])
      // Most of these objects have the address of one that is deallocated.
      gone = []
      let count = 1000
      for _ in 0..<count {
        let recognizer = UITapGestureRecognizer()
        expectTrue(objc_getAssociatedObject(recognizer, &nameKey) == nil)
        associate("recognizer", with: recognizer)
        expectTrue(objc_getAssociatedObject(recognizer, &nameKey) is Witness)
      }
      // A few objects may wait for the next clean-up.
      expectAtMost(count - gone.count, 70)
    }

    @Test("the assign policy does not retain, and the copy policy copies")
    func policies() throws {
      let view = UIView()
      do {
        let delegate = NSObject()
        objc_setAssociatedObject(view, &nameKey, delegate, .OBJC_ASSOCIATION_ASSIGN)
        expectTrue(objc_getAssociatedObject(view, &nameKey) as? NSObject === delegate)
      }
      expectTrue(objc_getAssociatedObject(view, &nameKey) == nil)
      let text = NSMutableString(string: "a")
      objc_setAssociatedObject(view, &nameKey, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
      text.append("b")
      let copy = try #require(objc_getAssociatedObject(view, &nameKey) as? NSString)
      expectEqual(copy, "a")
    }
  }
}

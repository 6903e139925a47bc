import Expectations
import UIKitCompatibility

extension MainScreenTests {
  @MainActor
  @Suite("Bar buttons in UIKit's forms")
  struct BarButtonFormTests {
    private final class Album: UIViewController {
      private(set) var told: [String] = []
      func edit() { told.append("edit") }
      func done(_ sender: UIBarButtonItem) { told.append(sender.title ?? "") }
    }

    @Test("a bar button calls a method of its target, with itself as the argument if there is one")
    func target() {
      let album = Album()
      let items = [
        UIBarButtonItem(title: "Edit", style: .plain, target: album, action: Album.edit),
        UIBarButtonItem(title: "Fertig", style: .done, target: album, action: Album.done),
        UIBarButtonItem(title: "Nothing", style: .plain, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .cancel, target: album, action: Album.done),
        UIBarButtonItem(barButtonSystemItem: .fastForward, target: album, action: Album.edit),
        UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
        // Its target is deallocated at once.
        UIBarButtonItem(title: "Gone", style: .plain, target: Album(), action: Album.edit),
      ]
      for item in items { item.primaryAction?() }
      expectEqual(album.told, ["edit", "Fertig", "Cancel", "edit"])
      expectEqual(
        items.map { $0.title },
        [
          "Edit", "Fertig", "Nothing", "Cancel", "Fast Forward", "Done", "Gone",
        ])
      expectEqual(items.map { $0.style }, [.plain, .done, .plain, .plain, .plain, .done, .plain])
    }

    @Test("a bar button retains neither its target nor itself")
    func released() {
      weak var album: Album?
      weak var item: UIBarButtonItem?
      do {
        let (target, made) = (Album(), Album())
        album = target
        made.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Done", style: .done, target: target, action: Album.done)
        item = made.navigationItem.rightBarButtonItem
        expectTrue(item != nil)
      }
      expectTrue(album == nil && item == nil)
    }
  }
}

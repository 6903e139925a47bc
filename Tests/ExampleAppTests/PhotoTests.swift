import Testing
import Transitioning
import TransitioningTesting
import Transitions

@testable import ExampleApp

/// The gallery, which opens its third photo, and a finger that closes it.
final class GalleryScene: AuditScene {
  private let gallery = GalleryViewController()

  var root: UIViewController { gallery }

  func open(animated: Bool, driver: SceneDriver?) -> UIViewController? {
    gallery.loadViewIfNeeded()
    let tile = gallery.tiles[2]
    let page = PhotoViewController(tile.photo.name, tile.photo.color, from: tile)
    driver?.drive(page)
    gallery.present(page, animated: animated)
    return page
  }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    let start = CGPoint(x: stage.bounds.midX, y: stage.bounds.midY - 100)
    let end = CGPoint(x: start.x, y: start.y + 400 * fraction)
    return FingerPath(from: start).moving(to: end, over: 0.3)
  }
}

@MainActor
@Suite("A photo that opens from its tile")
struct PhotoTests {
  @Test("keeps all laws in the app's own scene, and stays under the finger that takes it back")
  func laws() {
    audit(scene: GalleryScene(), settings: .init(frameStride: 5))
  }
}

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
    let page = PhotoViewController(tile.photo, from: tile)
    driver?.drive(page)
    gallery.present(page, animated: animated)
    return page
  }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    let start = CGPoint(x: stage.bounds.midX, y: 100)
    let end = CGPoint(x: start.x, y: start.y + 600 * fraction)
    return FingerPath(from: start).moving(to: end, over: 0.3)
  }
}

@MainActor
@Suite("A photo that grows out of its tile")
struct PhotoTransitionTests {
  @Test("keeps all laws in the app's own scene, but goes to its tile and not with the finger")
  func laws() {
    let reason = "the tile is where the photo goes, wherever the finger leads"
    audit(
      scene: GalleryScene(), frames: .every(5),
      allowing: [LawException(.follows, because: reason)])
  }
}

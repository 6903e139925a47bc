import Foundation
import Expectations
import TransitionPictures
import Transitioning

@testable import CatalogSamples
@testable import TransitionLaws
@testable import TransitioningCatalog

/// What a sample shows at rest, closed and open, without a recording of the way between.
@MainActor
private struct Rest {
  let closed: DisplayList
  let open: DisplayList

  init(of sample: any Sample.Type, on screen: StageScreen) throws {
    let play = ScenePlay(AuditedSample(sample.init()), on: screen)
    closed = play.stage.displayList()
    play.request(.forward)
    try play.stage.settle()
    open = play.stage.displayList()
  }
}

/// At rest: `.ci/samples` runs all samples in all ways and with all options, in a release build.
@MainActor
@Suite("Every sample at rest")
struct EverySampleTests {
  @Test("fills phone and tablet, is dark in the dark and otherwise the same, and is mirrored")
  func settings() throws {
    for sample in Samples.all {
      let plain = try Rest(of: sample, on: .phone)
      let tablet = try Rest(of: sample, on: .tablet)
      let dark = try Rest(of: sample, on: StageScreen.phone.dark)
      let mirrored = ScenePlay(AuditedSample(sample.init()), on: StageScreen.phone.rightToLeft)
        .stage.displayList()
      for picture in [plain.closed, plain.open, tablet.closed, tablet.open] {
        let isFilled = picture.items.contains {
          $0.size.width >= picture.size.width && $0.size.height >= picture.size.height
        }
        expectTrue(isFilled, "\(sample.name)")
      }
      for (one, two) in [(plain.closed, dark.closed), (plain.open, dark.open)] {
        // The furniture of the screen has its own order for each colour.
        let sizes = [one, two].map { list in list.items.map { "\($0.size)" }.sorted() }
        expectEqual(sizes[0], sizes[1], "\(sample.name)")
        let screens = [one, two].map { list in
          list.items.first {
            $0.size == list.size && $0.fill != nil && !$0.name.hasPrefix("UIWindow")
          }?.fill
        }
        let (day, night) = (try #require(screens[0] ?? nil), try #require(screens[1] ?? nil))
        expectLess(night.red + 0.4, day.red, "\(sample.name)")
      }
      expectEqual(plain.closed.items.count, mirrored.items.count, "\(sample.name)")
      let isMirrored = plain.closed.items != mirrored.items
      expectTrue(isMirrored || sample == PetsSample.self, "\(sample.name)")
    }
  }
}

@MainActor
@Suite("Movement in a recording")
struct MovementTests {
  private func movement(_ changes: (UIView) -> Void) throws -> String? {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    card.accessibilityIdentifier = "card"
    card.backgroundColor = .red
    root.view.addSubview(card)
    let run = Recorder(stage).record { UIView.animate(withDuration: 0.5) { changes(card) } }
    return Movement(in: run.frames)?.subject
  }

  @Test("is nil when a layer fades, changes colour, or moves by less than half a point")
  func calm() throws {
    #expect(try movement { $0.alpha = 0.2 } == nil)
    #expect(try movement { $0.backgroundColor = .black } == nil)
    #expect(try movement { $0.center.x += 0.4 } == nil)
  }

  @Test("names a layer that moves, grows or turns, at any speed")
  func moves() throws {
    let changes: [(UIView) -> Void] = [
      { $0.center.x += 1 }, { $0.bounds.size.height = 102 },
      { $0.transform = CGAffineTransform(scaleX: 1.05, y: 1.05) },
      { $0.transform3D = CATransform3D(rotationAngle: 0.1, x: 0, y: 0, z: 1) },
    ]
    for change in changes { #expect(try movement(change)?.contains("'card'") == true) }
  }
}

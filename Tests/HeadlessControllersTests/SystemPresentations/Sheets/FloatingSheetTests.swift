import ControllerSupport
import Expectations
import StageSupport

import Transitioning

/// The sheets of iOS 26, as github.com/Vercantez/openuikit has measured them on iOS 26.1 in the
/// simulator of an iPhone 16 (`fixtures/realapp/detents_ios.json`).
@MainActor
@Suite("A floating sheet")
struct FloatingSheetTests {
  typealias Detent = UISheetPresentationController.Detent

  private static let phone = CGSize(width: 393, height: 852)

  private func scene(_ detents: [Detent], size: CGSize = phone) throws -> SheetScene {
    let scene = SheetScene(
      design: .floating, size: size, insets: UIEdgeInsets(top: 59, bottom: 34))
    try scene.present { $0.detents = detents }
    return scene
  }

  // MARK: Places

  /// The value of a custom detent, and the frame that was measured.
  nonisolated private static let measured: [(value: Double, frame: [Double])] = [
    (10, [28, 815.42493638676842, 337, 8.5750636132315776]),
    (100, [21.513513513513516, 741.4348394195722, 349.97297297297291, 89.051647066914256]),
    (144, [9.6216216216216139, 705.42933773468121, 373.75675675675677, 136.94904064369712]),
    (200, [8, 619.52671755725191, 377, 224.47328244274809]),
    (288, [8, 535.10941475826974, 377, 308.89058524173026]),
    (300, [8, 523.59796437659031, 377, 320.40203562340969]),
    (400, [8, 427.66921119592877, 377, 416.33078880407123]),
    (500, [8, 331.74045801526722, 377, 512.25954198473278]),
    (600, [8, 235.81170483460562, 377, 608.18829519538438]),
    (700, [8, 139.88295165394402, 377, 704.11704834605598]),
    (10_000, [0, 59, 393, 793]),
  ]

  private func expectPlaced(_ scene: SheetScene, _ frame: [Double], _ note: String) {
    let content = scene.fore.view.convert(scene.fore.view.bounds, to: nil)
    let wanted = scene.fore.presentationController?.frameOfPresentedViewInContainerView ?? .zero
    for found in [scene.view.frame, content, wanted] {
      let numbers = [found.minX, found.minY, found.width, found.height].map { Double($0) }
      for (number, measured) in zip(numbers, frame) {
        expectNear(number, measured, within: 1e-6, "\(note): \(numbers) is not \(frame)")
      }
    }
  }

  @Test("is where it was measured at a detent of its own (Sheets 3, 8)", arguments: measured)
  func own(value: Double, frame: [Double]) throws {
    var room: CGFloat = 0
    let scene = try scene([
      .custom {
        room = $0.maximumDetentValue
        return value
      }
    ])
    expectEqual(room, 759)
    expectPlaced(scene, frame, "\(value)")
  }

  @Test("is where it was measured at the medium and at the large detent (Sheets 2, 3, 8)")
  func named() throws {
    let scene = try scene([.medium(), .large()])
    let medium = [8, 403.6870229007634, 377, 440.3129770992366]
    expectPlaced(scene, medium, "medium")
    // Content is laid out as if the sheet kept no margin.
    expectEqual(scene.fore.view.bounds.size, CGSize(width: 393, height: 459))
    expectEqual(scene.fore.view.safeAreaInsets, UIEdgeInsets(bottom: 34))
    let sheet = try #require(scene.fore.sheetPresentationController)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    try scene.stage.settle()
    expectPlaced(scene, [0, 59, 393, 793], "large")
    expectEqual(scene.view.transform, .identity)
    sheet.selectedDetentIdentifier = .medium
    scene.stage.advance(by: 0)
    expectPlaced(scene, medium, "medium again")
  }

  @Test("dims with black of 0.2, and has greater corners than a card (Sheets 7, 12)")
  func looks() throws {
    let scene = try scene([.medium()])
    expectEqual(scene.dimming?.backgroundColor, .black.withAlphaComponent(0.2))
    let (card, foot) = try parts(of: scene)
    expectEqual([card.cornerRadius, foot.cornerRadius], [37.7, 58.2])
    scene.fore.sheetPresentationController?.preferredCornerRadius = 20
    expectEqual([card.cornerRadius, foot.cornerRadius], [20, 20])
    scene.fore.sheetPresentationController?.detents = [.large()]
    expectEqual([card.cornerRadius, foot.cornerRadius], [20, 0])
  }

  private func parts(of scene: SheetScene) throws -> (CALayer, CALayer) {
    let card = try #require(scene.view.subviews.first)
    return (card.layer, try #require(card.subviews.first).layer)
  }

  @Test("keeps to its rule on any screen, also where there is hardly room")
  func screens() throws {
    for width in [1.0, 10, 16, 17, 320, 1000] {
      for height in [1.0, 50, 120, 852] {
        let scene = SheetScene(
          design: .floating, size: CGSize(width: width, height: height), insets: .zero)
        try scene.present { $0.detents = [.custom { _ in 100 }, .large()] }
        let frame = scene.view.frame
        expectTrue(frame.isFinite, "\(width) × \(height): \(frame)")
        expectAtMost(0, frame.width, "\(width) × \(height): \(frame)")
        expectAtMost(frame.maxX, width + 1e-9, "\(width) × \(height): \(frame)")
        expectAtMost(frame.maxY, height + 1e-9, "\(width) × \(height): \(frame)")
        try scene.end()
      }
    }
  }

  @Test("floats again after the screen has changed its size, in the middle of a motion as well")
  func resized() throws {
    let scene = try scene([.medium(), .large()])
    let before = scene.view.frame
    for time in [0, 0.1, 0.3] {
      let sheet = try #require(scene.fore.sheetPresentationController)
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
      scene.stage.advance(by: time)
      sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
      scene.stage.advance(by: time / 2)
      scene.stage.resize(to: CGSize(width: 852, height: 393), animatedFor: 0.2)
      scene.stage.advance(by: 0.05)
      scene.stage.resize(to: Self.phone, animatedFor: 0.2)
      try scene.stage.settle()
      expectEqual(scene.view.frame, before)
    }
  }

  // MARK: Under a finger

  @Test("grows to its edge as a drag begins, without a jump, and follows the finger from there")
  func grows() throws {
    let scene = try scene([.medium(), .large()])
    let finger = scene.stage.touchDown(at: CGPoint(x: 196, y: 500))
    finger.move(byX: 0, y: -10)
    scene.stage.advance(by: 0)
    var frames = [shown(scene)]
    for _ in 0..<12 {
      scene.stage.advance(by: 1.0 / 60)
      frames.append(shown(scene))
    }
    expectTrue(abs(frames[0].minX - 8) < 1e-9 && abs(frames[0].maxY - 844) < 1e-9)
    for (one, next) in zip(frames, frames.dropFirst()) {
      expectNear(one.minX, next.minX, within: 2, "\(one) \(next)")
      expectNear(one.minY, next.minY, within: 3, "\(one) \(next)")
    }
    // The first 10 points only tell that the finger drags.
    expectEqual(frames.last, CGRect(x: 0, y: 393, width: 393, height: 459))
    finger.move(byX: 0, y: -100)
    scene.stage.advance(by: 1.0 / 60)
    expectEqual(shown(scene), CGRect(x: 0, y: 293, width: 393, height: 559))
    finger.move(byX: 0, y: 100)
    scene.stage.advance(by: 0.2)
    finger.lift()
    try scene.stage.settle()
    expectPlaced(scene, [8, 403.6870229007634, 377, 440.3129770992366], "released")
    let (_, foot) = try parts(of: scene)
    expectEqual(foot.cornerRadius, 58.2)
  }

  @Test("grows to its edge in the same time where the drag drives its dismissal (Sheets 9)")
  func growsDownward() throws {
    let scene = try scene([.medium()])
    let finger = scene.stage.touchDown(at: CGPoint(x: 196, y: 500))
    for _ in 0..<2 { finger.move(byX: 0, y: 15) }
    scene.stage.advance(by: 0.075)
    expectEqual(scene.fore.transitionCoordinator?.isInteractive, true)
    expectTrue((3...5).contains(shown(scene).minX), "\(shown(scene))")
    scene.stage.advance(by: 0.1)
    expectLess(abs(shown(scene).minX), 1e-9)
    let top = shown(scene).minY
    finger.move(byX: 0, y: 50)
    scene.stage.advance(by: 0.1)
    expectNear(shown(scene).minY - top, 50, within: 1e-6)
    finger.move(byX: 0, y: -60)
    scene.stage.advance(by: 0.1)
    finger.lift()
    try scene.stage.settle()
    expectPlaced(scene, [8, 403.6870229007634, 377, 440.3129770992366], "released")
  }

  @Test("dims more and more as it comes back from a drag, also while it floats again (Sheets 9)")
  func dimmingComesBack() throws {
    let scene = try scene([.medium()])
    let finger = scene.stage.touchDown(at: CGPoint(x: 196, y: 420))
    for _ in 0..<20 {
      finger.move(byX: 0, y: 10)
      scene.stage.advance(by: 1.0 / 60)
    }
    scene.stage.advance(by: 0.2)
    finger.lift()
    var dim: Float = 0.1
    for _ in 0..<70 {
      scene.stage.advance(by: 1.0 / 60)
      let now = scene.dimming?.layer.presentation()?.opacity ?? 0
      expectAtMost(dim, now + 1e-6)
      dim = now
    }
    expectEqual(dim, 1)
    expectPlaced(scene, [8, 403.6870229007634, 377, 440.3129770992366], "released")
  }

  /// The frame in which the sheet is shown.
  private func shown(_ scene: SheetScene) -> CGRect {
    scene.view.layer.presentation()?.frame ?? .zero
  }

  @Test("does not move above its highest detent (Sheets 9)")
  func above() throws {
    for detents in [[Detent.large()], [.medium()]] {
      let scene = try scene(detents)
      let finger = scene.stage.touchDown(at: CGPoint(x: 196, y: 700))
      finger.move(byX: 0, y: -190)
      scene.stage.advance(by: 1)
      expectEqual(shown(scene).minY, detents.count == 1 ? scene.place.minY : 0)
      finger.lift()
      try scene.stage.settle()
    }
  }

  @Test(
    "is dismissed by a speed of 1000 points per second, not by 975 (Sheets 9)",
    arguments: [(975.0, false), (1000, true)])
  func speed(velocity: Double, leaves: Bool) throws {
    let scene = try scene([.medium()])
    drag(scene, from: 500, by: 60, velocity: velocity)
    try scene.stage.settle()
    expectEqual(scene.fore.presentingViewController == nil, leaves)
  }

  @Test(
    "is dismissed past half of its height at the detent from which it came (Sheets 9)",
    arguments: [
      (Detent.Identifier.medium, 459 / 2.0), (.large, 793 / 2.0), (.init("low"), 234 / 2.0),
    ])
  func distance(from detent: Detent.Identifier, half: Double) throws {
    for (excess, leaves) in [(-2.0, false), (2, true)] {
      let low = Detent.custom(identifier: .init("low")) { _ in 200 }
      let detents: [Detent] = detent.rawValue == "low" ? [low] : [.medium(), .large()]
      let scene = try scene(detents)
      scene.fore.sheetPresentationController?.selectedDetentIdentifier = detent
      drag(scene, from: scene.place.minY + 30, by: half + excess, velocity: 0)
      try scene.stage.settle()
      expectEqual(
        scene.fore.presentingViewController == nil, leaves, "\(detent.rawValue) \(excess)")
    }
  }

  /// Drags by a distance, in points, and lifts the finger at a velocity.
  private func drag(_ scene: SheetScene, from start: Double, by distance: Double, velocity: Double)
  {
    let finger = scene.stage.touchDown(at: CGPoint(x: 196, y: start))
    finger.move(byX: 0, y: 10)
    scene.stage.advance(by: 0.2)
    let last = velocity * 0.12
    // The first 10 points only tell that the finger drags.
    finger.move(byX: 0, y: distance - last)
    scene.stage.advance(by: 0.2)
    for _ in 0..<15 where velocity > 0 {
      finger.move(byX: 0, y: last / 15)
      scene.stage.advance(by: 0.008)
    }
    finger.lift()
  }

  @Test("is caught on its way out and on its way in without a jump", arguments: [true, false])
  func caught(isLeaving: Bool) throws {
    for time in [0.03, 0.1, 0.2] {
      let scene = try scene([.medium()])
      if isLeaving {
        scene.fore.dismiss(animated: true)
      } else {
        try scene.end()
        scene.scene.back.present(scene.fore, animated: true)
      }
      scene.stage.advance(by: time)
      let before = shown(scene)
      let finger = scene.stage.touchDown(at: CGPoint(x: 196, y: before.minY + 20))
      finger.move(byX: 0, y: isLeaving ? -10.5 : 10.5)
      scene.stage.advance(by: 0)
      let after = shown(scene)
      expectNear(after.minY, before.minY, within: 12, "\(time): \(before) \(after)")
      expectNear(after.minX, before.minX, within: 0.01, "\(time): \(before) \(after)")
      finger.lift()
      try scene.stage.settle()
      if scene.fore.presentingViewController != nil { try scene.end() }
      expectEqual(scene.scene.back.view.layer.animationKeys(), nil)
    }
  }

  @Test("is a card where the stage has that design")
  func cards() throws {
    let scene = SheetScene(
      design: .cards, size: Self.phone, insets: UIEdgeInsets(top: 59, bottom: 34))
    try scene.present { $0.detents = [.medium()] }
    expectPlaced(scene, [0, 443.5, 393, 408.5], "cards")
    expectEqual(Stage().sheetDesign, .floating)
  }
}

extension SheetScene {
  /// The place of the sheet without its margin.
  fileprivate var place: CGRect {
    let (center, size) = (view.center, view.bounds.size)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Dismisses B to the end.
  fileprivate func end() throws {
    fore.dismiss(animated: true)
    try stage.settle()
  }
}

import Testing
import TransitionRecording
import Transitioning

/// The checks of the laws, each with scenes of its own.
@MainActor
struct LawCheck {
  private let frames = [0.0, 0.02, 0.1, 0.17, 0.24]

  let furnish: @MainActor (View) -> Void
  let make: () -> any Transition

  private func makeScene() -> TransitionScene { TransitionScene(make(), behind: furnish) }

  func returns() throws {
    let scene = makeScene()
    scene.paint()
    let before = scene.picture
    for _ in 1...3 {
      _ = try scene.forward()
      let place = scene.fore.presentationController?.frameOfPresentedViewInContainerView
      #expect(scene.wall.presentedViewController === scene.fore)
      #expect(scene.fore.view.frame == place)
      #expect(scene.shown.opacity == 1)
      #expect(scene.shown.transform.isIdentity)
      #expect(scene.fore.transitionController.activeTransition == nil)
      _ = try scene.backward()
      #expect(scene.wall.presentedViewController == nil)
      #expect(scene.fore.view.window == nil)
      #expect(scene.picture == before)
      #expect(scene.fore.view.transform3D.isIdentity)
      #expect(scene.fore.view.alpha == 1)
      #expect(scene.fore.view.mask == nil)
    }
    #expect(scene.stage.isSettled)
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  func skips() throws {
    let scene = makeScene()
    scene.paint()
    let before = scene.picture
    scene.wall.present(scene.fore, animated: false)
    #expect(try scene.stage.settle() == 0)
    let place = scene.fore.presentationController?.frameOfPresentedViewInContainerView
    #expect(scene.fore.view.frame == place)
    scene.fore.dismiss(animated: false)
    #expect(try scene.stage.settle() == 0)
    #expect(scene.picture == before)
  }

  func releases() throws {
    weak var fore: ViewController?
    weak var transition: (any Transition)?
    weak var stage: Stage?
    try {
      let scene = makeScene()
      (fore, transition, stage) = (
        scene.fore, scene.fore.transitionController.transition, scene.stage
      )
      _ = try scene.forward()
      _ = try scene.backward()
    }()
    #expect(fore == nil)
    #expect(transition == nil)
    #expect(stage == nil)
  }

  func joins() throws {
    let scene = makeScene()
    scene.paint()
    let rest = scene.thumbnail
    scene.wall.present(scene.fore, animated: true)
    scene.stage.advance(by: 0)
    expectJoin(rest, scene.thumbnail, "where the way in begins")
    let there = try scene.shortlyBeforeTheEnd()
    try scene.stage.settle()
    expectJoin(there, scene.thumbnail, "where the way in ends")
    let open = scene.thumbnail
    scene.fore.dismiss(animated: true)
    scene.stage.advance(by: 0)
    expectJoin(open, scene.thumbnail, "where the way back begins")
    let back = try scene.shortlyBeforeTheEnd()
    try scene.stage.settle()
    expectJoin(back, scene.thumbnail, "where the way back ends")
    #expect(scene.thumbnail == rest)
    #expect(rest != open)
  }

  func reverses() throws {
    for time in frames {
      let scene = makeScene()
      scene.paint()
      let before = scene.picture
      scene.wall.present(scene.fore, animated: true)
      scene.stage.advance(by: 0)
      scene.stage.advance(by: time)
      let shown = scene.picture
      scene.fore.dismiss(animated: true)
      if time > 0 { #expect(scene.picture == shown, "a jump at \(time)") }
      try scene.stage.settle()
      #expect(scene.picture == before, "at \(time)")
      #expect(scene.wall.presentedViewController == nil)
      #expect(scene.stage.diagnostics.issues.isEmpty)
    }
  }

  func cancels() throws {
    for percent in [0, 0.1, 0.35, 0.8, 1] as [CGFloat] {
      let scene = makeScene()
      scene.paint()
      let driver = TransitionSceneDriver(scene.fore)
      _ = try scene.forward()
      let before = scene.picture
      driver.isDriving = true
      scene.fore.dismiss(animated: true)
      scene.stage.advance(by: 0)
      driver.interaction.update(percent)
      scene.stage.advance(by: 0.3)
      driver.interaction.cancel()
      try scene.stage.settle()
      #expect(scene.picture == before, "at \(percent)")
      #expect(scene.wall.presentedViewController === scene.fore)
      // Then the transition runs once more, to the end.
      scene.fore.dismiss(animated: true)
      scene.stage.advance(by: 0)
      driver.interaction.update(percent)
      driver.interaction.finish()
      try scene.stage.settle()
      #expect(scene.wall.presentedViewController == nil)
      #expect(scene.stage.diagnostics.issues.isEmpty)
    }
  }

  func resizes() throws {
    for time in frames {
      let (scene, other) = (makeScene(), makeScene())
      other.stage.resize(to: CGSize(width: 700, height: 500))
      _ = try other.forward()
      scene.wall.present(scene.fore, animated: true)
      scene.stage.advance(by: 0)
      scene.stage.advance(by: time)
      scene.stage.resize(to: CGSize(width: 700, height: 500))
      try scene.stage.settle()
      #expect(scene.fore.view.frame == other.fore.view.frame, "at \(time)")
    }
  }

  func calms() throws {
    let scene = makeScene()
    scene.stage.traits.prefersReducedMotion = true
    let behind = scene.shownBehind
    func look(_ progress: Double) {
      guard let controller = scene.fore.presentationController, controller.containerView != nil
      else { return }
      let place = controller.frameOfPresentedViewInContainerView
      #expect(scene.shown.transform == .identity)
      #expect(scene.shown.position == CGPoint(x: place.midX, y: place.midY))
      #expect(scene.shownBehind.position == behind.position)
      #expect(scene.shownBehind.transform == behind.transform)
    }
    _ = try scene.forward(look)
    _ = try scene.backward(look)
  }

  func mirrors() throws {
    let (scene, image) = (makeScene(), makeScene())
    image.stage.traits.layoutDirection = .rightToLeft
    for each in [scene, image] {
      each.paint()
      each.wall.present(each.fore, animated: true)
    }
    for instant in 0..<8 {
      for each in [scene, image] { each.stage.advance(by: 0.04) }
      let difference = scene.raster.difference(from: image.raster, mirrored: true)
      #expect(difference < 0.004, "at frame \(instant)")
    }
  }

  private func expectJoin(_ one: Raster, _ other: Raster, _ place: String) {
    #expect(one.difference(from: other) < 0.01, "a jump \(place)")
  }
}

// MARK: - Containers

extension LawCheck {
  func pushes() throws {
    for time in [nil, 0, 0.1, 0.2] as [TimeInterval?] {
      let stage = Stage(size: CGSize(width: 400, height: 800))
      let (window, wall, fore) = (Window(stage: stage), ViewController(), ViewController())
      let navigation = NavigationController(rootViewController: wall)
      navigation.delegate = TransitionNavigationControllerDelegate.sharedDelegate()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      (wall.view.backgroundColor, fore.view.backgroundColor) = (.blue, .red)
      furnish(wall.view)
      fore.transitionController.transition = make()
      stage.advance(by: 0)
      let before = stage.displayList().atRest
      navigation.pushViewController(fore, animated: true)
      stage.advance(by: 0)
      #expect(fore.transitionController.activeTransition != nil)
      if let time { stage.advance(by: time) } else { try stage.settle() }
      #expect(navigation.topViewController === fore)
      if time == nil {
        #expect(fore.view.layer.presentationProperties.opacity == 1)
        #expect(fore.view.transform3D.isIdentity)
        #expect(wall.view.window == nil)
      }
      navigation.popViewController(animated: true)
      try stage.settle()
      #expect(navigation.topViewController === wall)
      #expect(stage.displayList().atRest == before, "popped at \(time ?? -1)")
      #expect(stage.diagnostics.issues.isEmpty)
    }
  }

  func changesTabs() throws {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let (window, first, second) = (Window(stage: stage), ViewController(), ViewController())
    let tabs = TabBarController()
    tabs.viewControllers = [first, second]
    tabs.delegate = TransitionTabBarControllerDelegate.sharedDelegate()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    (first.view.backgroundColor, second.view.backgroundColor) = (.blue, .red)
    furnish(first.view)
    second.transitionController.transition = make()
    stage.advance(by: 0)
    let before = stage.displayList().atRest
    tabs.selectedIndex = 1
    let there = try stage.settle()
    #expect(there > 0)
    #expect(second.view.layer.presentationProperties.opacity == 1)
    #expect(second.view.transform3D.isIdentity)
    tabs.selectedIndex = 0
    #expect(try stage.settle() > 0)
    #expect(stage.displayList().atRest == before)
    #expect(stage.diagnostics.issues.isEmpty)
  }
}

extension DisplayList {
  /// The list with its time set to 0.
  fileprivate var atRest: DisplayList {
    var list = self
    list.time = 0
    return list
  }
}

extension Raster {
  /// The mean difference of two pictures over pixels and channels, in `0...1`.
  func difference(from other: Raster, mirrored: Bool = false) -> Double {
    var sum = 0.0
    for y in 0..<height {
      for x in 0..<width {
        let (one, two) = (self[x, y], other[mirrored ? width - 1 - x : x, y])
        sum += abs(one.red - two.red) + abs(one.green - two.green) + abs(one.blue - two.blue)
      }
    }
    return sum / Double(3 * width * height)
  }
}

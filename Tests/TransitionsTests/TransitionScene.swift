import Expectations
import TransitionRecording
import Transitioning

/// A stage on which one transition runs between a wall and the controller that it presents.
@MainActor
final class TransitionScene {
  let stage = Stage(size: CGSize(width: 400, height: 800))
  let wall = UIViewController()
  let fore = UIViewController()
  private let window: UIWindow
  private let transition: any Transition
  private var isPainted = false

  /// - Parameters:
  ///   - layout: The layout direction of the stage.
  ///   - style: Another presentation style than the transition's own.
  ///   - furnish: Adds to the view behind what the transition needs.
  init(
    _ transition: any Transition, _ layout: UITraitEnvironmentLayoutDirection = .leftToRight,
    style: UIModalPresentationStyle? = nil, behind furnish: (UIView) -> Void = { _ in }
  ) {
    self.transition = transition
    window = UIWindow(stage: stage)
    window.rootViewController = wall
    window.makeKeyAndVisible()
    fore.transitionController.transition = transition
    if let style { fore.modalPresentationStyle = style }
    stage.traits.layoutDirection = layout
    furnish(wall.view)
    stage.advance(by: 0)
  }

  /// Gives both views names, colours and a part, so that pictures can be compared.
  func paint() {
    if isPainted { return }
    isPainted = true
    for (controller, name, colour, part) in [
      (wall, "wall", UIColor.blue, UIColor.white), (fore, "fore", UIColor.red, UIColor.black),
    ] {
      let view: UIView = controller.view
      view.accessibilityIdentifier = view.accessibilityIdentifier ?? name
      view.backgroundColor = colour
      let square = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 120))
      square.center = CGPoint(x: view.bounds.midX, y: 200)
      square.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleBottomMargin]
      square.backgroundColor = part
      view.addSubview(square)
    }
  }

  /// Presents the fore controller, and returns the seconds until it is at rest.
  @discardableResult
  func forward() throws -> TimeInterval {
    wall.present(fore, animated: true)
    return try stage.settle()
  }

  /// Dismisses the fore controller, and returns the seconds until nothing moves.
  @discardableResult
  func backward() throws -> TimeInterval {
    fore.dismiss(animated: true)
    return try stage.settle()
  }
}

// MARK: - Runs

extension TransitionScene {
  /// The fractions of a duration at which a motion is compared with its figures.
  static let quarters = [0, 0.25, 0.5, 0.75, 1]

  /// Runs one way, and calls `look` at fractions of the duration, at the latest a microsecond
  /// before the end, when nothing is removed yet.
  ///
  /// - Returns: The duration, in seconds.
  @discardableResult
  func run(
    _ direction: TransitionDirection, at fractions: [Double] = TransitionScene.quarters,
    _ look: (Moment) throws -> Void
  ) throws -> TimeInterval {
    let start = stage.now
    if direction == .forward {
      wall.present(fore, animated: true)
    } else {
      fore.dismiss(animated: true)
    }
    stage.advance(by: 0)
    let duration = try #require(fore.transitionCoordinator).transitionDuration
    for fraction in fractions {
      let time = min(fraction * duration, duration - 1e-6)
      stage.advance(to: start + time)
      try look(Moment(elapsed: time / duration, time: time, direction: direction))
    }
    try stage.settle()
    return duration
  }

  /// Runs there and back, looks at the quarters of both ways, and expects that nothing is left.
  ///
  /// - Parameters:
  ///   - there: The seconds that the way there takes; nil for a spring, which ends when it is seen
  ///     no more.
  ///   - back: The seconds that the way back takes; nil for as many.
  ///   - others: More fractions of the duration at which to look.
  func quarters(
    duration there: TimeInterval? = nil, back: TimeInterval? = nil, and others: [Double] = [],
    _ look: (Moment) throws -> Void
  ) throws {
    paint()
    let (seen, views) = (picture, [fore.view, wall.view].compactMap(\.self))
    let found = views.map(rest(of:))
    for direction in [TransitionDirection.forward, .backward] {
      let start = stage.now
      var container: UIView?
      let told = try run(direction, at: (Self.quarters + others).sorted()) { moment in
        container = fore.view.superview
        try look(moment)
      }
      if let duration = direction == .forward ? there : back ?? there {
        expectNear(told, duration)
        expectNear(stage.now - start, duration, within: 1e-5)
      }
      // A presentation, and a view behind, may differ while the fore view is there.
      let isPresented = transition is any TransitionWithPresentation
      if direction == .backward || wall.view.window == nil {
        expectEqual(views.map(rest(of:)), found)
      } else if !isPresented {
        expectEqual(rest(of: fore.view), found[0])
      }
      if !isPresented, let container {
        let guests = container.subviews.filter { !views.contains($0) }
        expectTrue(guests.isEmpty && container.layer.sublayerTransform.isIdentity)
      }
    }
    expectEqual(picture, seen)
    expectTrue(stage.diagnostics.issues.isEmpty)
  }

  /// What a transition restores of a view.
  private struct Look: Equatable {
    var layer: LayerProperties
    let mask: UIView?
    let animations: [String]
  }

  private func rest(of view: UIView) -> Look {
    var look = Look(
      layer: view.layer.presentationProperties, mask: view.mask,
      animations: view.layer.animationKeys() ?? [])
    // A presentation may give the fore view a frame.
    if view === fore.view { (look.layer.position, look.layer.bounds) = (.zero, .zero) }
    return look
  }
}

// MARK: - What is seen

extension TransitionScene {
  /// What the fore view shows now.
  var shown: LayerProperties { fore.view.layer.presentationProperties }

  /// What the view behind shows now.
  var shownBehind: LayerProperties { wall.view.layer.presentationProperties }

  /// A subview of the presentation's container by its number, from the back.
  func inContainer(_ number: Int) -> LayerProperties? {
    guard let views = fore.view.superview?.subviews, views.indices.contains(number) else {
      return nil
    }
    return views[number].layer.presentationProperties
  }

  /// The opacity of a subview of the presentation's container; -1 without one.
  func opacityInContainer(_ number: Int) -> Double { inContainer(number)?.opacity ?? -1 }

  /// The view in the container in which snapshots in perspective are.
  var space: UIView? {
    fore.view.superview?.subviews.first { $0.accessibilityIdentifier == "space" }
  }

  /// The whole display list, with its time set to 0.
  var picture: DisplayList {
    var list = stage.displayList()
    list.time = 0
    return list
  }

  /// A small picture of the screen.
  var raster: Raster { Self.raster(stage.displayList()) }

  /// A picture in a few thousand pixels.
  static func raster(_ list: DisplayList) -> Raster {
    Raster(list, width: 40, height: 80, samples: 2)
  }

  /// The items with a name that are shown, in the order of painting.
  func items(_ name: String) -> [DisplayItem] {
    stage.displayList().items.filter { !$0.name.contains(" in ") && $0.name.hasSuffix("'\(name)'") }
  }

  /// Where the points of the first item with a name are shown.
  func map(of name: String) throws -> PlaneMap {
    let item = try #require(items(name).first)
    return PlaneMap(item.transform)
  }

  /// The opacity of an item within its groups.
  func opacity(of item: DisplayItem) -> Double {
    stage.displayList().groups(of: item).reduce(item.opacity) { $0 * $1.opacity }
  }

  /// Expects a point of an item on the screen where a point of space is seen from a distance before
  /// the middle of the screen.
  ///
  /// - Parameters:
  ///   - point: A point whose origin is the middle of the screen; z is toward the viewer.
  ///   - distance: By default 1,000 points, which is 2.5 times the width.
  func expect(
    _ item: DisplayItem, _ x: Double, _ y: Double, at point: (x: Double, y: Double, z: Double),
    from distance: Double = 1_000, _ location: SourceLocation = #_sourceLocation
  ) {
    let depth = 1 - point.z / distance
    let shown = PlaneMap(item.transform)(CGPoint(x: x, y: y))
    expectNear(shown?.x ?? .nan, 200 + point.x / depth, within: 1e-5, sourceLocation: location)
    expectNear(shown?.y ?? .nan, 400 + point.y / depth, within: 1e-5, sourceLocation: location)
  }
}

extension Raster {
  /// The mean difference of two pictures over pixels and channels, in `0...1`.
  func difference(from other: Raster) -> Double {
    var sum = 0.0
    for (one, two) in zip(pixels, other.pixels) {
      sum += abs(one.red - two.red) + abs(one.green - two.green) + abs(one.blue - two.blue)
    }
    return sum / Double(3 * pixels.count)
  }

  /// True if all of the picture has one colour.
  func isFilled(with color: UIColor) -> Bool {
    pixels.allSatisfy {
      abs($0.red - color.red) + abs($0.green - color.green) + abs($0.blue - color.blue) < 1e-3
    }
  }
}

import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import TestFormulas
import Expectations

@MainActor
@Suite("A transition of a layer")
struct TransitionAnimationTests {
  /// A red view of 100 × 100 at (50, 60) in a window.
  private func scene() -> Scene {
    let scene = Scene()
    scene.view.frame = CGRect(x: 50, y: 60, width: 100, height: 100)
    scene.view.backgroundColor = .red
    scene.stage.advance(by: 0)
    return scene
  }

  private func animation(
    _ type: CATransitionType = .fade, _ subtype: CATransitionSubtype? = nil,
    _ change: (CATransition) -> Void = { _ in }
  ) -> CATransition {
    let animation = CATransition()
    animation.type = type
    animation.subtype = subtype
    animation.duration = 1
    change(animation)
    return animation
  }

  /// The appearances that are shown, back to front: their colours and the places of their corners.
  private func looks(_ scene: Scene) -> [(color: UIColor?, corner: CGPoint)] {
    scene.stage.displayList().items.map {
      ($0.fill, CGPoint(x: $0.transform.m41, y: $0.transform.m42))
    }
  }

  /// The groups of each appearance, outermost first.
  private func groups(_ scene: Scene) -> [[DisplayGroup]] {
    let list = scene.stage.displayList()
    return list.items.map { list.groups(of: $0) }
  }

  private func expect(
    _ scene: Scene, _ expected: [(UIColor, CGFloat, CGFloat)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let looks = looks(scene)
    expectEqual(looks.map(\.color), expected.map(\.0), "\(looks)", sourceLocation: sourceLocation)
    expectNear(
      looks.map(\.corner), expected.map { CGPoint(x: $0.1, y: $0.2) }, "\(looks)",
      sourceLocation: sourceLocation)
  }

  @Test("has Core Animation's defaults, and its names (Animations 34)")
  func defaults() {
    let animation = CATransition()
    expectEqual(animation.type, .fade)
    expectTrue(animation.subtype == nil)
    expectEqual([animation.startProgress, animation.endProgress], [0, 1])
    expectEqual(
      [CATransitionType.fade, .moveIn, .push, .reveal].map(\.rawValue),
      ["fade", "moveIn", "push", "reveal"])
    expectEqual(
      CATransitionSubtype.allCases.map(\.rawValue),
      [
        "fromRight", "fromLeft", "fromTop", "fromBottom",
      ])
  }

  @Test("of an unknown type shows a fade, and is reported")
  func unknown() throws {
    let scene = scene()
    scene.layer.add(animation(CATransitionType(rawValue: "cube")), forKey: nil)
    scene.view.backgroundColor = .blue
    scene.stage.advance(by: 0.5)
    expectEqual(looks(scene).count, 2)
    expectEqual(scene.stage.diagnostics.issues.map { "\($0)".contains("the type cube") }, [true])
    try scene.stage.settle()
  }

  @Test(
    "fades from the old appearance to the new one in a group of their sum (Animations 34)")
  func fade() throws {
    let scene = scene()
    scene.layer.add(animation(), forKey: nil)
    scene.view.backgroundColor = .blue
    expect(scene, [(.red, 50, 60)])
    scene.stage.advance(to: 0.25)
    expect(scene, [(.red, 50, 60), (.blue, 50, 60)])
    let sheets = groups(scene)
    expectEqual(sheets.map { $0.map(\.opacity) }, [[1, 0.75], [1, 0.25]])
    expectEqual(sheets.map { $0.map(\.blend) }, [[.over, .plus], [.over, .plus]])
    let layers = sheets.map { $0.map(\.layer) }
    expectTrue(layers[0][0] == layers[1][0] && Set(layers.joined()).count == 3)
    scene.stage.advance(to: 0.5)
    expectEqual(groups(scene).map { $0.map(\.layer) }, layers)
    scene.stage.advance(to: 1)
    expect(scene, [(.blue, 50, 60)])
    expectTrue(scene.stage.displayList().groups.isEmpty && scene.stage.isSettled)
  }

  @Test("moves in, pushes or reveals from each side (Animations 34)")
  func movements() {
    let sides: [(CATransitionSubtype?, CGFloat, CGFloat)] = [
      (nil, 1, 0), (.fromRight, 1, 0), (.fromLeft, -1, 0), (.fromTop, 0, -1), (.fromBottom, 0, 1),
    ]
    for (side, x, y) in sides {
      for (type, isOldInFront, old, new) in [
        (.moveIn, false, 0, 75), (.push, false, -25, 75), (.reveal, true, -25, 0),
      ] as [(CATransitionType, Bool, CGFloat, CGFloat)] {
        let scene = scene()
        scene.layer.add(animation(type, side), forKey: nil)
        scene.view.backgroundColor = .blue
        scene.stage.advance(to: 0.25)
        let looks: [(UIColor, CGFloat, CGFloat)] = [
          (.red, 50 + old * x, 60 + old * y), (.blue, 50 + new * x, 60 + new * y),
        ]
        expect(scene, isOldInFront ? looks.reversed() : looks)
        expectTrue(scene.stage.displayList().groups.isEmpty)
        scene.stage.advance(to: 1)
        expect(scene, [(.blue, 50, 60)])
      }
    }
  }

  @Test("moves within the layer's own space, and follows the layer")
  func space() {
    let scene = scene()
    scene.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    scene.layer.add(animation(.push), forKey: nil)
    scene.view.backgroundColor = .blue
    UIView.animate(withDuration: 1, options: .curveLinear) { scene.view.center.x += 40 }
    scene.stage.advance(to: 0.5)
    // The layer is twice as large about its middle (100, 110), and half of 40 further to the right.
    expect(scene, [(.red, -80, 10), (.blue, 120, 10)])
  }

  @Test("captures the old appearance with all sublayers, and keeps the new one live")
  func subtree() {
    let scene = scene()
    scene.view.backgroundColor = nil
    let label = UILabel(text: "old")
    scene.view.addSubview(label)
    scene.stage.advance(by: 0)
    scene.layer.add(animation(.push, .fromLeft), forKey: nil)
    label.text = "new"
    let late = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    late.backgroundColor = .green
    scene.view.addSubview(late)
    scene.stage.advance(to: 0.5)
    label.textColor = .red
    func shown() -> [LayerContents?] { scene.stage.displayList().items.map(\.contents) }
    expectEqual(shown(), [.text(TextContent("old")), .text(TextContent("new", color: .red)), nil])
    expectEqual(scene.view.subviews, [label, late])
    expectEqual(scene.layer.sublayers?.count, 2)
    scene.stage.advance(to: 1)
    expectEqual(shown().count, 2)
  }

  @Test("begins and ends partway (Animations 34), and can be sought")
  func part() {
    let scene = scene()
    scene.layer.add(
      animation(.push) {
        $0.startProgress = 0.5
        $0.endProgress = 0.75
        $0.fillMode = .both
        $0.isRemovedOnCompletion = false
      }, forKey: nil)
    scene.view.backgroundColor = .blue
    scene.stage.advance(by: 0)
    expect(scene, [(.red, 0, 60), (.blue, 100, 60)])
    scene.stage.seek(to: 0.5) { expect(scene, [(.red, -12.5, 60), (.blue, 87.5, 60)]) }
    expect(scene, [(.red, 0, 60), (.blue, 100, 60)])
    scene.stage.advance(to: 2)
    expect(scene, [(.red, -25, 60), (.blue, 75, 60)])
    scene.layer.removeAllAnimations()
    expect(scene, [(.blue, 50, 60)])
  }

  @Test(
    "is eased, delayed and repeated as any animation, and runs in a group's time (Animations 25)")
  func timing() {
    let scene = scene()
    scene.layer.add(
      animation(.push) {
        $0.timingFunction = .easeIn
        $0.delay = 1
        $0.autoreverses = true
      }, forKey: nil)
    scene.view.backgroundColor = .blue
    scene.stage.advance(to: 0.5)
    expect(scene, [(.blue, 50, 60)])
    let part = CGFloat(bezier(0.42, 0, 1, 1, at: 0.25))
    for time in [1.25, 2.75] {
      scene.stage.advance(to: time)
      expect(scene, [(.red, 50 - 100 * part, 60), (.blue, 150 - 100 * part, 60)])
    }
    let group = CAAnimationGroup([animation(.push) { $0.delay = 0.5 }])
    group.duration = 1
    scene.layer.removeAllAnimations()
    scene.layer.add(group, forKey: "group")
    expectEqual(scene.layer.animationKeys(), ["group"])
    scene.view.backgroundColor = .red
    scene.stage.advance(to: 3)
    expect(scene, [(.red, 50, 60)])
    scene.stage.advance(to: 3.5)
    expect(scene, [(.blue, 25, 60), (.red, 125, 60)])
  }

  @Test("has one key for any given key, and the transaction's duration (Animations 2, 3)")
  func key() {
    let scene = scene()
    let log = Log(scene.stage)
    for name in ["first", "second"] {
      let animation = CATransition()
      animation.delegate = log.delegate(name)
      scene.layer.add(animation, forKey: name)
    }
    expectEqual(scene.layer.animationKeys(), ["transition"])
    scene.stage.advance(to: 1)
    expectEqual(
      log.lines, ["0.0 first stops false", "0.0 second starts", "0.25 second stops true"])
  }

  @Test("leaves properties and their animations alone")
  func beside() {
    let scene = scene()
    scene.layer.add(animation(), forKey: nil)
    UIView.animate(withDuration: 1, options: .curveLinear) { scene.view.alpha = 0 }
    scene.view.isHidden = true
    expectTrue(scene.shown.isHidden)
    scene.view.isHidden = false
    expectEqual(scene.film([0.5], of: \.opacity), [0.5])
    expectEqual(scene.layer.animationKeys(), ["transition", "opacity"])
  }

  @Test("hides the old appearance of a layer that is hidden, and shows a hidden one")
  func hiding() {
    let scene = scene()
    for (isHidden, time, opacity) in [(true, 0.25, 0.75), (false, 1.25, 0.25)] {
      scene.layer.add(animation(), forKey: nil)
      scene.view.isHidden = isHidden
      scene.stage.advance(to: time)
      expect(scene, [(.red, 50, 60)])
      expectEqual(scene.stage.displayList().items.map(\.opacity), [opacity])
      scene.stage.advance(to: time + 0.75)
      expect(scene, isHidden ? [] : [(.red, 50, 60)])
    }
  }

  @Test("interrupted begins with the current appearance, and drops the oldest of very many")
  func interrupted() {
    let scene = scene()
    scene.layer.add(animation(.push), forKey: nil)
    scene.view.backgroundColor = .blue
    scene.stage.advance(to: 0.5)
    scene.layer.add(animation(.push, .fromTop), forKey: nil)
    scene.view.backgroundColor = .green
    expect(scene, [(.red, 0, 60), (.blue, 100, 60)])
    scene.stage.advance(to: 0.75)
    expect(scene, [(.red, 0, 85), (.blue, 100, 85), (.green, 50, -15)])
    for _ in 0..<50 {
      scene.layer.add(animation(.push), forKey: nil)
      scene.stage.advance(by: 0.01)
    }
    expectLess(scene.stage.displayList().items.count, 12)
    scene.stage.advance(by: 1)
    expect(scene, [(.green, 50, 60)])
  }

  @Test(
    "ends when its layer leaves the window (Animations 14, 15), and is named when it never ends")
  func leaving() {
    let scene = scene()
    let log = Log(scene.stage)
    scene.layer.add(
      animation {
        $0.delegate = log.delegate("it")
        $0.repeatCount = .infinity
      }, forKey: nil)
    #expect(
      throws: SettleError.repeatsForEver([
        "an animation of the layer transition of UIView that repeats without an end"
      ])
    ) { try scene.stage.settle() }
    scene.view.removeFromSuperview()
    scene.stage.advance(by: 0)
    scene.layer.add(animation { $0.delegate = log.delegate("homeless") }, forKey: nil)
    scene.stage.advance(by: 0)
    expectEqual(log.what, ["it starts", "it stops false", "homeless stops false"])
    expectTrue(scene.stage.isSettled)
  }

  @Test("is captured in the middle by a snapshot")
  func snapshot() throws {
    let scene = scene()
    scene.layer.add(animation(.push), forKey: nil)
    scene.view.backgroundColor = .blue
    scene.stage.advance(to: 0.5)
    let snapshot = try #require(scene.view.snapshotView(afterScreenUpdates: false))
    scene.window.addSubview(snapshot)
    scene.view.removeFromSuperview()
    scene.stage.advance(to: 2)
    expect(scene, [(.red, -50, 0), (.blue, 50, 0)])
  }

  @Test("releases the old appearance when it ends")
  func lifetime() {
    let scene = scene()
    weak var child: CALayer?
    do {
      let layer = CALayer()
      layer.backgroundColor = .green
      scene.layer.addSublayer(layer)
      child = layer
      scene.stage.advance(by: 0)
      scene.layer.add(animation(), forKey: nil)
      layer.removeFromSuperlayer()
    }
    let counts = [0.5, 1].map { time in
      scene.stage.advance(to: time)
      return scene.stage.displayList().items.count
    }
    expectTrue(child == nil && counts == [3, 1])
  }

  @Test("is refused with impossible progress")
  func refused() {
    for (start, end) in [
      (-0.1, 1), (0, 1.1), (0.6, 0.5), (.nan, 1), (0, .nan), (0, .infinity),
    ] as [(Float, Float)] {
      let scene = scene()
      scene.layer.add(
        animation {
          $0.startProgress = start
          $0.endProgress = end
        }, forKey: nil)
      expectEqual(
        scene.issues, [.impossibleTiming(target: "the layer transition", owner: "UIView")])
      expectTrue(scene.layer.animationKeys() == nil)
    }
  }
}

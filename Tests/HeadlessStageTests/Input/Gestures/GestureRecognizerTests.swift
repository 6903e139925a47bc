import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

@MainActor
@Suite("A gesture recognizer")
struct GestureRecognizerTests {
  let scene = Scene()
  let log: Log
  var stage: Stage { scene.stage }
  let judge = Judge()

  init() { log = Log(scene.stage) }

  /// A pan that logs its actions.
  func pan(_ name: String, on view: UIView? = nil) -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer { [log] in log.note("\(name) \($0.state)") }
    pan.name = name
    (view ?? scene.view).addGestureRecognizer(pan)
    return pan
  }

  func drag() {
    let finger = stage.touchDown(at: CGPoint(x: 50, y: 50))
    finger.move(byX: 20, y: 0)
    finger.lift()
  }

  @Test(
    """
    wins over earlier ones of its view, and over those of superviews, for several touches too, in \
    any order of these; its place can be given (Gestures 10)
    """)
  func priority() throws {
    let (old, new) = (pan("old"), pan("new"))
    _ = pan("outer", on: scene.window)
    drag()
    expectEqual(log.take(), ["new began", "new ended"])
    scene.view.gestureRecognizers = [new, old, new]
    expectEqual(scene.view.gestureRecognizers, [new, old])
    drag()
    expectEqual(log.take(), ["old began", "old ended"])
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 100))
    scene.view.addSubview(inner)
    let one = pan("inner", on: inner)
    let paths = [80.0, 20].map { x in
      FingerPath(from: CGPoint(x: x, y: 10)).moving(to: CGPoint(x: x, y: 60), over: 0.05)
    }
    stage.touch(along: paths)
    try stage.settle()
    expectEqual(log.what.first, "inner began")
    expectTrue(log.what.allSatisfy { $0.hasPrefix("inner") })
    expectEqual([one, old, new].map(\.state), [.possible, .possible, .possible])
  }

  @Test(
    """
    recognizes beside those of unrelated views, and beside others when the delegate of either \
    allows it (Gestures 10, 11)
    """)
  func simultaneous() {
    let (old, new, other) = (pan("old"), pan("new"), Judge())
    judge.joins = { _, _ in true }
    let both = ["new began", "old began", "new ended", "old ended"]
    for (delegates, expected) in [
      ([judge, nil], both), ([nil, judge], both), ([judge, other], both), ([other, judge], both),
      ([other, other], ["new began", "new ended"]),
    ] {
      (old.delegate, new.delegate) = (delegates[0], delegates[1])
      drag()
      expectEqual(log.take(), expected)
    }
    let beside = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    scene.window.addSubview(beside)
    _ = pan("beside", on: beside)
    let fingers = [50.0, 250].map { stage.touchDown(at: CGPoint(x: $0, y: 50)) }
    for finger in fingers { finger.move(byX: 20, y: 0) }
    for finger in fingers { finger.lift() }
    expectEqual(log.what, ["new began", "beside began", "new ended", "beside ended"])
  }

  @Test("waits for recognizers that must fail first, and fails when they do not (Gestures 12)")
  func requirement() {
    let (one, other) = (pan("one"), pan("other", on: scene.window))
    one.require(toFail: other)
    drag()
    expectEqual(log.take(), ["other began", "other ended"])
    other.minimumNumberOfTouches = 2
    drag()
    expectTrue(log.what == ["one began", "one ended"] && one.state == .possible)
    one.require(toFail: one)
    expectEqual(stage.diagnostics.issues.count, 1)
  }

  @Test(
    "waits when its delegate or its class requires it, or those of the other (Gestures 12)",
    arguments: [true, false])
  func dynamicRequirement(ofOwn: Bool) {
    final class Shy: UIPanGestureRecognizer {
      var (waits, isWaitedFor) = (false, false)
      override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { waits }
      override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { isWaitedFor }
    }
    let shies = ["outer", "inner"].map { name in
      let shy = Shy { [log] in log.note("\(name) \($0.state)") }
      (name == "inner" ? scene.view : scene.window).addGestureRecognizer(shy)
      return shy
    }
    drag()
    expectEqual(log.take(), ["inner began", "inner ended"])
    if ofOwn { shies[1].waits = true } else { shies[0].isWaitedFor = true }
    drag()
    expectEqual(log.take(), ["outer began", "outer ended"])
    (shies[1].waits, shies[0].isWaitedFor) = (false, false)
    // A delegate is asked once.
    func isMeant(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
      let isMeant = one === shies[1] && other === shies[0]
      if isMeant { log.note("asked") }
      return isMeant
    }
    judge.requires = { isMeant($0, $1) }
    judge.isRequired = { isMeant($1, $0) }
    shies[ofOwn ? 1 : 0].delegate = judge
    drag()
    expectEqual(log.what, ["asked", "outer began", "outer ended"])
  }

  @Test("cannot be made to wait for one that waits for it, at any distance (Gestures 12)")
  func circle() {
    let (one, other, third) = (pan("one"), pan("other"), pan("third"))
    one.require(toFail: other)
    other.require(toFail: third)
    third.require(toFail: one)
    let refused = GestureIssue.requiresInCircle(
      recognizer: "UIPanGestureRecognizer 'third'", other: "UIPanGestureRecognizer 'one'")
    expectEqual(stage.diagnostics.issues as? [GestureIssue], [refused])
    drag()
    (third.isEnabled, other.isEnabled) = (false, false)
    drag()
    expectEqual(log.what, ["third began", "third ended", "one began", "one ended"])
  }

  @Test(
    "fails in a circle of waiting by delegates, so that no gesture hangs (Gestures 12)")
  func dynamicCircle() throws {
    let (one, other) = (pan("one"), pan("other"))
    judge.requires = { _, _ in true }
    (one.delegate, other.delegate) = (judge, judge)
    drag()
    expectTrue(log.what.isEmpty && [one, other].map(\.state) == [.possible, .possible])
    let names = ["UIPanGestureRecognizer 'other'", "UIPanGestureRecognizer 'one'"]
    expectEqual(
      stage.diagnostics.issues as? [GestureIssue], [.waitsInCircle(recognizers: names)])
    try stage.settle()
    // It fails even though a failed member of the circle was waiting for taps.
    let blocker = ScriptedGesture("blocker")
    blocker.waits = true
    blocker.require(toFail: one)
    scene.view.addGestureRecognizer(blocker)
    let finger = stage.touchDown(at: CGPoint(x: 50, y: 50))
    blocker.state = .failed
    finger.move(byX: 20, y: 0)
    finger.lift()
    expectTrue([one, other].map(\.state) == [.possible, .possible] && blocker.resets == 1)
    scene.view.removeGestureRecognizer(blocker)
    other.isEnabled = false
    drag()
    expectEqual(log.what, ["one began", "one ended"])
  }

  @Test("is reset together with the recognizers that it requires or that require it (Gestures 5)")
  func linkedResets() {
    let (one, other, lone) = (
      ScriptedGesture("one"), ScriptedGesture("other"), ScriptedGesture("lone")
    )
    for gesture in [one, other, lone] { scene.view.addGestureRecognizer(gesture) }
    one.require(toFail: other)
    other.waits = true
    one.whenTold = { gesture, phase, _, _ in if phase == .began { gesture.state = .failed } }
    lone.whenTold = one.whenTold
    stage.touchDown(at: CGPoint(x: 50, y: 50)).lift()
    expectTrue([one, other, lone].map(\.resets) == [0, 0, 1] && one.state == .failed)
    other.state = .failed
    expectTrue([one, other, lone].map(\.resets) == [1, 1, 1] && one.state == .possible)
  }

  @Test("finds touches at the models of views, not where views are shown (Gestures 27)")
  func modelPlaces() {
    let gesture = ScriptedGesture("it")
    scene.view.addGestureRecognizer(gesture)
    UIView.animate(withDuration: 1, options: .allowUserInteraction) { scene.view.center.x += 200 }
    stage.advance(by: 0.5)
    stage.touchDown(at: CGPoint(x: 50, y: 50)).lift()
    expectEqual(gesture.resets, 0)
    expectEqual(gesture.numberOfTouches, 0)
    let finger = stage.touchDown(at: CGPoint(x: 230, y: 50))
    let xs = [0, 0.2].map { interval in
      stage.advance(by: interval)
      return gesture.location(in: scene.view).x
    }
    expectTrue(xs == [30, 30] && gesture.numberOfTouches == 1)
    finger.lift()
  }

  @Test(
    """
    receives only the fingers that its delegate allows, and fails when the delegate does not let \
    it begin; then others may (Gestures 14)
    """)
  func someFingers() {
    let one = pan("one")
    judge.receives = { _, touch in touch.location(in: nil).x > 30 }
    one.delegate = judge
    let fingers = [20.0, 60, 80].map { stage.touchDown(at: CGPoint(x: $0, y: 50)) }
    expectEqual(one.numberOfTouches, 2)
    for finger in fingers { finger.move(byX: 0, y: 30) }
    expectNear([one.translation(in: nil).y, one.location(in: nil).x].map { Double($0) }, [30, 70])
    for finger in fingers { finger.lift() }
    expectEqual(log.what.first, "one began")
    expectEqual(log.what.last, "one ended")
    _ = log.take()
    let refused = stage.touchDown(at: CGPoint(x: 20, y: 50))
    refused.move(byX: 30, y: 0)
    refused.lift()
    expectTrue(log.what.isEmpty)
    let new = pan("new")
    new.delegate = judge
    judge.begins = { $0 !== new }
    drag()
    expectEqual(log.what, ["one began", "one ended"])
  }

  @Test("that waits drops the finger when its view is removed, and never acts (Gestures 12, 26)")
  func removedWhileWaiting() throws {
    let tap = UITapGestureRecognizer { [log] _ in log.note("double") }
    tap.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer { [log] _ in log.note("single") }
    single.require(toFail: tap)
    for gesture in [tap, single] { scene.view.addGestureRecognizer(gesture) }
    stage.touchDown(at: CGPoint(x: 50, y: 50)).lift()
    scene.view.removeFromSuperview()
    #expect(try stage.settle() == 0)
    expectTrue(log.what.isEmpty && [single, tap].map(\.state) == [.possible, .possible])
    tap.numberOfTapsRequired = 0
    expectEqual(tap.numberOfTapsRequired, 2)
  }

  @Test("that began late passes through all its states (Gestures 12)")
  func lateStates() {
    let blocker = ScriptedGesture("blocker")
    blocker.waits = true
    scene.view.addGestureRecognizer(blocker)
    let one = pan("one")
    one.require(toFail: blocker)
    drag()
    expectTrue(log.what.isEmpty)
    expectEqual(one.state, .possible)
    blocker.state = .failed
    expectEqual(log.what, ["one began", "one ended"])
    expectTrue([one, blocker].map(\.state) == [.possible, .possible] && blocker.resets == 1)
  }

  @Test("can decline to prevent others, and to be prevented (Gestures 13)")
  func prevention() {
    final class Modest: UIPanGestureRecognizer {
      override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
    }
    final class Stubborn: UIPanGestureRecognizer {
      override func canBePrevented(by other: UIGestureRecognizer) -> Bool { other.name == "lord" }
    }
    let later = pan("later")
    let modest = Modest { [log] in log.note("modest \($0.state)") }
    scene.view.addGestureRecognizer(modest)
    drag()
    expectEqual(log.take(), ["modest began", "later began", "modest ended", "later ended"])
    let stubborn = Stubborn { [log] in log.note("stubborn \($0.state)") }
    scene.view.gestureRecognizers = [stubborn, later]
    drag()
    expectEqual(log.take(), ["later began", "stubborn began", "later ended", "stubborn ended"])
    later.name = "lord"
    drag()
    expectEqual(log.what, ["later began", "later ended"])
  }

  @Test("receives touches that began after it was added, and no others (Gestures 6)")
  func lateComer() {
    let (first, late) = (ScriptedGesture("first", log), ScriptedGesture("late", log))
    scene.view.addGestureRecognizer(first)
    let finger = stage.touchDown(at: CGPoint(x: 50, y: 50))
    scene.view.addGestureRecognizer(late)
    scene.window.addGestureRecognizer(ScriptedGesture("outer", log))
    finger.move(byX: 10, y: 0)
    expectEqual(log.what, ["first sees began", "first sees moved"])
    let second = stage.touchDown(at: CGPoint(x: 20, y: 20))
    expectEqual(
      log.what.dropFirst(2), ["late sees began", "first sees began", "outer sees began"])
    for each in [finger, second] { each.lift() }
  }

  @Test("has UIKit's defaults (Gestures 7, 8, 16, 17, 22, 23, 24, 25)")
  func defaults() {
    let (tap, pan, swipe) = (
      UITapGestureRecognizer(), UIPanGestureRecognizer(), UISwipeGestureRecognizer()
    )
    let edge = UIScreenEdgePanGestureRecognizer()
    let (pinch, turn) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    for one in [tap, pan, swipe, edge, pinch, turn] {
      let flags = [
        one.cancelsTouchesInView, one.delaysTouchesEnded, one.isEnabled, one.delaysTouchesBegan,
      ]
      expectEqual(flags, [true, true, true, false])
      expectTrue(one.delegate == nil && one.view == nil)
      expectEqual(one.state, .possible)
      expectEqual(one.numberOfTouches, 0)
    }
    expectTrue((tap.numberOfTapsRequired, tap.numberOfTouchesRequired) == (1, 1))
    expectTrue((pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) == (1, .max))
    expectEqual(swipe.direction, .right)
    expectEqual(swipe.numberOfTouchesRequired, 1)
    expectTrue(edge.edges.isEmpty)
    expectEqual(edge.minimumNumberOfTouches, 1)
    expectEqual(pinch.scale, 1)
    expectEqual(turn.rotation, 0)
  }

  @Test("acts at each move while it continues, once in each event, and not when it fails")
  func actions() {
    // Rules: Gestures 3.
    let gesture = ScriptedGesture("it", log) { gesture, phase, _, _ in
      if phase == .began { gesture.state = .began }
      if phase == .ended { gesture.state = .ended }
      guard phase == .moved, gesture.state == .changed else { return }
      for _ in 0..<3 { gesture.state = .changed }
    }
    scene.view.addGestureRecognizer(gesture)
    let finger = stage.touchDown(at: CGPoint(x: 50, y: 50))
    for _ in 0..<3 { finger.move(byX: 1, y: 0) }
    finger.lift()
    let what = log.what.filter { !$0.contains("sees") }
    expectEqual(what, ["it began", "it changed", "it changed", "it changed", "it ended"])
  }

  @Test("keeps its last state until its touches end, and receives no more of them (Gestures 4)")
  func sequence() {
    let gesture = ScriptedGesture("it", log) { gesture, _, _, _ in gesture.state = .recognized }
    scene.view.addGestureRecognizer(gesture)
    let finger = stage.touchDown(at: CGPoint(x: 50, y: 50))
    finger.move(byX: 1, y: 0)
    expectEqual(gesture.state, .ended)
    expectEqual(gesture.resets, 0)
    finger.lift()
    expectEqual(gesture.state, .possible)
    expectEqual(gesture.resets, 1)
    expectEqual(log.what, ["it sees began", "it ended"])
    // It completes outside any touch too.
    gesture.state = .began
    gesture.state = .ended
    stage.touchDown(at: CGPoint(x: 300, y: 300)).lift()
    gesture.state = .recognized
    expectEqual(log.what.dropFirst(2), ["it began", "it ended", "it ended"])
    expectEqual(gesture.state, .possible)
    expectEqual(gesture.resets, 3)
  }

  @Test("that ignores a touch leaves it to its view (Gestures 9)")
  func ignore() {
    let view = TouchedView("view", log)
    scene.window.addSubview(view)
    let gesture = ScriptedGesture("it") { gesture, phase, touches, event in
      for touch in touches.inOrder.dropFirst(gesture.numberOfTouches > 1 ? 0 : 1) {
        gesture.ignore(touch, for: event)
      }
      if phase == .moved { gesture.state = .recognized }
    }
    view.addGestureRecognizer(gesture)
    view.isMultipleTouchEnabled = true
    let one = stage.touchDown(at: CGPoint(x: 10, y: 50))
    let two = stage.touchDown(at: CGPoint(x: 20, y: 50))
    expectEqual(gesture.numberOfTouches, 1)
    one.move(byX: 1, y: 0)
    two.lift()
    expectEqual(log.what, ["view began 10", "view began 20", "view cancelled 11", "view ended 20"])
  }

  @Test("is cancelled when it is disabled, or fails when it has not begun (Gestures 15)")
  func disabled() {
    let one = pan("one")
    let finger = stage.touchDown(at: CGPoint(x: 50, y: 50))
    one.isEnabled = false
    expectEqual(one.state, .possible)
    one.isEnabled = true
    finger.move(byX: 20, y: 0)
    finger.lift()
    expectTrue(log.what.isEmpty)
    one.addAction { if $0.state == .changed { $0.isEnabled = false } }
    let second = stage.touchDown(at: CGPoint(x: 50, y: 50))
    second.move(byX: 20, y: 0)
    second.move(byX: 20, y: 0)
    second.lift()
    expectEqual(log.what, ["one began", "one changed", "one cancelled"])
  }

  @Test("refuses impossible changes of its state, which has UIKit's numbers (Gestures 1, 2)")
  func illegalStates() {
    typealias State = UIGestureRecognizer.State
    let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed, .recognized]
    expectEqual(states.map(\.rawValue), [0, 1, 2, 3, 4, 5, 3])
    let gesture = ScriptedGesture("it")
    scene.view.addGestureRecognizer(gesture)
    gesture.state = .changed
    expectEqual(gesture.state, .possible)
    gesture.whenTold = { gesture, phase, _, _ in
      gesture.state = phase == .began ? .began : .failed
      if phase == .began { gesture.state = .began }
    }
    let finger = stage.touchDown(at: CGPoint(x: 50, y: 50))
    finger.move(byX: 1, y: 0)
    expectEqual(gesture.state, .changed)
    expectEqual(
      stage.diagnostics.issues as? [GestureIssue],
      [
        .impossibleState(recognizer: "ScriptedGesture", from: "possible", to: "changed"),
        .impossibleState(recognizer: "ScriptedGesture", from: "began", to: "began"),
        .impossibleState(recognizer: "ScriptedGesture", from: "began", to: "failed"),
      ])
    gesture.whenTold = { _, _, _, _ in }
    finger.lift()
    // The recognizer never ended, so it was cancelled.
    expectEqual(gesture.state, .possible)
    expectEqual(gesture.resets, 1)
  }

  @Test("calls closures and methods, with and without a parameter, until they are removed")
  func targets() {
    @MainActor
    final class Target {
      let log: Log
      init(_ log: Log) { self.log = log }
      func didPan(_ pan: UIPanGestureRecognizer) { log.note("method \(pan.state)") }
      func didTap() { log.note("plain method") }
    }
    let (one, plain) = (UIPanGestureRecognizer(), Target(log))
    var target: Target? = Target(log)
    let action = one.addAction { [log] in log.note("closure \($0.state)") }
    if let target { one.addTarget(target, action: Target.didPan) }
    one.addTarget(plain, action: Target.didTap)
    scene.view.addGestureRecognizer(one)
    drag()
    expectEqual(
      log.take(), ["began", "ended"].flatMap { ["closure \($0)", "method \($0)", "plain method"] })
    one.removeAction(action)
    weak let gone = target
    target = nil
    drag()
    expectTrue(gone == nil && log.take() == ["plain method", "plain method"])
    one.removeTarget(plain)
    one.addAction { [log] _ in log.note("closure") }
    one.removeTarget(nil)
    drag()
    expectEqual(log.what, [])
  }

  @Test("belongs to one view, and receives the touches that its superviews' recognizers receive")
  func views() {
    let one = pan("one")
    scene.window.addGestureRecognizer(one)
    expectTrue(scene.view.gestureRecognizers == nil && scene.window.gestureRecognizers == [one])
    expectTrue(one.view === scene.window)
    drag()
    scene.window.removeGestureRecognizer(one)
    drag()
    expectTrue(log.what == ["one began", "one ended"] && one.view == nil)
    scene.view.gestureRecognizers = [one, UIPanGestureRecognizer()]
    scene.view.gestureRecognizers = [one]
    expectEqual(scene.view.gestureRecognizers, [one])
    expectEqual(one.location(ofTouch: 3, in: nil), one.location(in: nil))
    expectEqual(stage.diagnostics.issues.count, 1)
  }
}

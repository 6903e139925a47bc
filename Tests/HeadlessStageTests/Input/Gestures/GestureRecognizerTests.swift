import Foundation
import HeadlessStage
import HeadlessViews
import TestSupport
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

  @Test("wins over earlier ones of its view, and over those of superviews (Gestures 10)")
  func priority() {
    _ = (pan("old"), pan("new"), pan("outer", on: scene.window))
    drag()
    expectEqual(log.what, ["new began", "new ended"])
  }

  @Test("recognizes beside those of unrelated views (Gestures 10)")
  func unrelated() {
    let other = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    scene.window.addSubview(other)
    _ = (pan("one"), pan("two", on: other))
    let fingers = [50.0, 250].map { stage.touchDown(at: CGPoint(x: $0, y: 50)) }
    for finger in fingers { finger.move(byX: 20, y: 0) }
    for finger in fingers { finger.lift() }
    expectEqual(log.what, ["one began", "two began", "one ended", "two ended"])
  }

  @Test(
    "recognizes beside others when the delegate of either allows it (Gestures 11)",
    arguments: [0, 1])
  func simultaneous(who: Int) {
    let pans = [pan("old"), pan("new")]
    judge.joins = { _, _ in true }
    pans[who].delegate = judge
    drag()
    expectEqual(log.what, ["new began", "old began", "new ended", "old ended"])
  }

  @Test("waits for recognizers that must fail first, and fails when they do not (Gestures 12)")
  func requirement() {
    let (one, other) = (pan("one"), pan("other", on: scene.window))
    one.require(toFail: other)
    drag()
    expectEqual(log.what, ["other began", "other ended"])
    other.minimumNumberOfTouches = 2
    drag()
    expectEqual(log.what.suffix(2), ["one began", "one ended"])
    expectEqual(one.state, .possible)
    one.require(toFail: one)
    expectEqual(stage.diagnostics.issues.count, 1)
  }

  @Test(
    "waits when a delegate requires it, which is called once (Gestures 12)",
    arguments: [true, false])
  func dynamicRequirement(ofOwn: Bool) {
    let (one, other) = (pan("one"), pan("other", on: scene.window))
    var questions = 0
    func answer(_ isMeant: Bool) -> Bool {
      questions += isMeant ? 1 : 0
      return isMeant
    }
    judge.requires = { answer($0 === one && $1 === other) }
    judge.isRequired = { answer($0 === other && $1 === one) }
    if ofOwn { one.delegate = judge } else { other.delegate = judge }
    drag()
    expectEqual(log.what, ["other began", "other ended"])
    expectEqual(questions, 1)
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
    expectEqual(log.what, ["third began", "third ended"])
    third.isEnabled = false
    other.isEnabled = false
    drag()
    expectEqual(log.what.suffix(2), ["one began", "one ended"])
  }

  @Test(
    "fails in a circle of waiting by delegates, so that no gesture hangs (Gestures 12)")
  func dynamicCircle() throws {
    let (one, other) = (pan("one"), pan("other"))
    judge.requires = { _, _ in true }
    (one.delegate, other.delegate) = (judge, judge)
    drag()
    expectTrue(log.what.isEmpty)
    expectEqual(one.state, .possible)
    expectEqual(other.state, .possible)
    let names = ["UIPanGestureRecognizer 'other'", "UIPanGestureRecognizer 'one'"]
    expectEqual(
      stage.diagnostics.issues as? [GestureIssue], [.waitsInCircle(recognizers: names)])
    try stage.settle()
    other.isEnabled = false
    drag()
    expectEqual(log.what, ["one began", "one ended"])
  }

  // Rules: Gestures 12.
  @Test(
    "that waits in a circle fails even though a failed member of the circle was waiting for taps")
  func circleBesideFailure() {
    let (one, other) = (pan("one"), pan("other"))
    judge.requires = { _, _ in true }
    (one.delegate, other.delegate) = (judge, judge)
    let blocker = ScriptedGesture("blocker")
    blocker.waits = true
    blocker.require(toFail: one)
    scene.view.addGestureRecognizer(blocker)
    let finger = stage.touchDown(at: CGPoint(x: 50, y: 50))
    blocker.state = .failed
    finger.move(byX: 20, y: 0)
    finger.lift()
    expectEqual(one.state, .possible)
    expectEqual(other.state, .possible)
    expectEqual(blocker.resets, 1)
  }

  @Test("has the numbers of UIKit's states (Gestures 1)")
  func stateNumbers() {
    typealias State = UIGestureRecognizer.State
    let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    expectEqual(states.map(\.rawValue), [0, 1, 2, 3, 4, 5])
    expectEqual(State.recognized, .ended)
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
    expectEqual(lone.resets, 1)
    expectEqual(one.resets, 0)
    expectEqual(one.state, .failed)
    other.state = .failed
    expectEqual(one.resets, 1)
    expectEqual(other.resets, 1)
    expectEqual(one.state, .possible)
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
    expectEqual(gesture.numberOfTouches, 1)
    expectEqual(gesture.location(in: scene.view).x, 30)
    stage.advance(by: 0.2)
    expectEqual(gesture.location(in: scene.view).x, 30)
    finger.lift()
  }

  @Test("receives only the fingers that its delegate allows (Gestures 14)")
  func someFingers() {
    let one = pan("one")
    judge.receives = { _, touch in touch.location(in: nil).x > 30 }
    one.delegate = judge
    let fingers = [20.0, 60, 80].map { stage.touchDown(at: CGPoint(x: $0, y: 50)) }
    expectEqual(one.numberOfTouches, 2)
    for finger in fingers { finger.move(byX: 0, y: 30) }
    expectTrue(isClose(one.translation(in: nil).y, 30))
    expectTrue(isClose(one.location(in: nil).x, 70))
    for finger in fingers { finger.lift() }
    expectEqual(log.what.first, "one began")
    expectEqual(log.what.last, "one ended")
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
    try stage.settle()
    expectTrue(log.what.isEmpty)
    expectEqual(single.state, .possible)
    expectEqual(tap.state, .possible)
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
    expectEqual(one.state, .possible)
    expectEqual(blocker.state, .possible)
    expectEqual(blocker.resets, 1)
  }

  @Test("can decline to prevent others, and to be prevented (Gestures 13)")
  func prevention() {
    final class Modest: UIPanGestureRecognizer {
      override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
    }
    let one = pan("one")
    let modest = Modest { [log] in log.note("modest \($0.state)") }
    scene.view.addGestureRecognizer(modest)
    drag()
    expectEqual(log.what, ["modest began", "one began", "modest ended", "one ended"])
    _ = one
  }

  @Test("can decline to be prevented by a given recognizer (Gestures 13)")
  func stubbornness() {
    final class Stubborn: UIPanGestureRecognizer {
      override func canBePrevented(by other: UIGestureRecognizer) -> Bool { other.name == "lord" }
    }
    let stubborn = Stubborn { [log] in log.note("stubborn \($0.state)") }
    scene.view.addGestureRecognizer(stubborn)
    let later = pan("later")
    drag()
    expectEqual(log.what, ["later began", "stubborn began", "later ended", "stubborn ended"])
    later.name = "lord"
    drag()
    expectEqual(log.what.suffix(2), ["later began", "later ended"])
  }

  @Test("recognizes beside another even if the other's delegate answers no (Gestures 11)")
  func halfhearted() {
    let (old, new) = (pan("old"), pan("new"))
    let other = Judge()
    judge.joins = { _, _ in true }
    (old.delegate, new.delegate) = (judge, other)
    drag()
    (old.delegate, new.delegate) = (other, judge)
    drag()
    let both = ["new began", "old began", "new ended", "old ended"]
    expectEqual(log.what, both + both)
    old.delegate = other
    new.delegate = other
    drag()
    expectEqual(log.what.dropFirst(8), ["new began", "new ended"])
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
    for one in [tap, pan, swipe, UIPinchGestureRecognizer(), UIRotationGestureRecognizer()] {
      expectTrue(one.cancelsTouchesInView)
      expectTrue(one.delaysTouchesEnded)
      expectTrue(!one.delaysTouchesBegan)
      expectTrue(one.isEnabled)
      expectTrue(one.delegate == nil)
      expectTrue(one.view == nil)
      expectEqual(one.state, .possible)
      expectEqual(one.numberOfTouches, 0)
    }
    expectEqual(tap.numberOfTapsRequired, 1)
    expectEqual(tap.numberOfTouchesRequired, 1)
    expectEqual(pan.minimumNumberOfTouches, 1)
    expectEqual(pan.maximumNumberOfTouches, .max)
    expectEqual(swipe.direction, .right)
    expectEqual(swipe.numberOfTouchesRequired, 1)
    let edge = UIScreenEdgePanGestureRecognizer()
    expectTrue(edge.edges.isEmpty)
    expectEqual(edge.minimumNumberOfTouches, 1)
    expectEqual(UIPinchGestureRecognizer().scale, 1)
    expectEqual(UIRotationGestureRecognizer().rotation, 0)
  }

  @Test("fails when its delegate does not let it begin, and then others may begin (Gestures 14)")
  func shouldBegin() {
    let (old, new) = (pan("old"), pan("new"))
    judge.begins = { $0 !== new }
    (old.delegate, new.delegate) = (judge, judge)
    drag()
    expectEqual(log.what, ["old began", "old ended"])
  }

  @Test("never receives a touch that its delegate refuses (Gestures 14)")
  func shouldReceive() {
    let gesture = ScriptedGesture("it", log)
    judge.receives = { _, touch in touch.location(in: nil).x < 40 }
    gesture.delegate = judge
    scene.view.addGestureRecognizer(gesture)
    drag()
    expectTrue(log.what.isEmpty)
  }

  @Test("acts at each move while it continues, and not when it fails (Gestures 3)")
  func actions() {
    let gesture = ScriptedGesture("it", log) { gesture, phase, _, _ in
      if phase == .began { gesture.state = .began }
      if phase == .ended { gesture.state = .ended }
    }
    scene.view.addGestureRecognizer(gesture)
    let finger = stage.touchDown(at: CGPoint(x: 50, y: 50))
    finger.move(byX: 1, y: 0)
    finger.move(byX: 1, y: 0)
    finger.lift()
    let what = log.what.filter { !$0.contains("sees") }
    expectEqual(what, ["it began", "it changed", "it changed", "it ended"])
  }

  @Test("acts once for several changes in one event (Gestures 3)")
  func oneChange() {
    let gesture = ScriptedGesture("it", log) { gesture, phase, _, _ in
      if phase == .began { gesture.state = .began }
      guard phase == .moved else { return }
      for _ in 0..<3 { gesture.state = .changed }
    }
    scene.view.addGestureRecognizer(gesture)
    let finger = stage.touchDown(at: CGPoint(x: 50, y: 50))
    for _ in 0..<2 { finger.move(byX: 1, y: 0) }
    let what = log.what.filter { !$0.contains("sees") }
    expectEqual(what, ["it began", "it changed", "it changed"])
    finger.cancel()
  }

  // Rules: Gestures 10.
  @Test("of the deeper view comes first for several touches too, in any order of the touches")
  func priorityOfSeveral() throws {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 100))
    scene.view.addSubview(inner)
    let (one, other) = (pan("inner", on: inner), pan("outer"))
    let paths = [80.0, 20].map { x in
      FingerPath(from: CGPoint(x: x, y: 10)).moving(to: CGPoint(x: x, y: 60), over: 0.05)
    }
    stage.touch(along: paths)
    try stage.settle()
    expectEqual(log.what.first, "inner began")
    expectTrue(!log.what.contains("outer began"))
    expectEqual(one.state, .possible)
    expectEqual(other.state, .possible)
  }

  @Test(
    "waits when its class requires it, or the class of the other (Gestures 12)",
    arguments: [true, false])
  func ownRequirement(ofOwn: Bool) {
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
    expectEqual(log.what, ["inner began", "inner ended"])
    if ofOwn { shies[1].waits = true } else { shies[0].isWaitedFor = true }
    drag()
    expectEqual(log.what.dropFirst(2), ["outer began", "outer ended"])
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

  @Test("refuses impossible changes of state (Gestures 2)")
  func illegalStates() {
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
    let issues = stage.diagnostics.issues.compactMap { $0 as? GestureIssue }
    expectEqual(
      issues,
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

  @Test("calls closures and methods until they are removed")
  func targets() {
    @MainActor
    final class Target {
      var calls: [UIGestureRecognizer.State] = []
      func didPan(_ pan: UIPanGestureRecognizer) { calls.append(pan.state) }
    }
    let one = UIPanGestureRecognizer()
    var target: Target? = Target()
    var count = 0
    let action = one.addAction { _ in count += 1 }
    if let target { one.addTarget(target, action: Target.didPan) }
    scene.view.addGestureRecognizer(one)
    drag()
    expectEqual(target?.calls, [.began, .ended])
    expectEqual(count, 2)
    one.removeAction(action)
    weak let gone = target
    target = nil
    drag()
    expectTrue(gone == nil)
    expectEqual(count, 2)
    one.addAction { _ in count += 1 }
    one.removeTarget(nil)
    drag()
    expectEqual(count, 2)
  }

  @Test("calls methods without parameters")
  func plainTarget() {
    @MainActor
    final class Target {
      var calls = 0
      func didTap() { calls += 1 }
    }
    let (target, tap) = (Target(), UITapGestureRecognizer())
    tap.addTarget(target, action: Target.didTap)
    scene.view.addGestureRecognizer(tap)
    stage.touchDown(at: CGPoint(x: 50, y: 50)).lift()
    expectEqual(target.calls, 1)
    tap.removeTarget(target)
    stage.touchDown(at: CGPoint(x: 50, y: 50)).lift()
    expectEqual(target.calls, 1)
  }

  @Test("belongs to one view, and receives the touches that its superviews' recognizers receive")
  func views() {
    let one = pan("one")
    scene.window.addGestureRecognizer(one)
    expectTrue(scene.view.gestureRecognizers == nil)
    expectTrue(one.view === scene.window)
    expectEqual(scene.window.gestureRecognizers, [one])
    drag()
    expectEqual(log.what, ["one began", "one ended"])
    scene.window.removeGestureRecognizer(one)
    drag()
    expectEqual(log.what.count, 2)
    expectTrue(one.view == nil)
    scene.view.gestureRecognizers = [one, UIPanGestureRecognizer()]
    scene.view.gestureRecognizers = [one]
    expectEqual(scene.view.gestureRecognizers, [one])
    expectEqual(one.location(ofTouch: 3, in: nil), one.location(in: nil))
    expectEqual(stage.diagnostics.issues.count, 1)
  }

  @Test("has its given place among the recognizers of its view (Gestures 10)")
  func places() {
    let (one, other) = (pan("one"), pan("other"))
    scene.view.gestureRecognizers = [other, one, other]
    expectEqual(scene.view.gestureRecognizers, [other, one])
    drag()
    expectEqual(log.what, ["one began", "one ended"])
  }
}

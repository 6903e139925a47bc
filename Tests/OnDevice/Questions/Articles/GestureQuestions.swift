#if canImport(UIKit)
  import UIKit
  import UIKit.UIGestureRecognizerSubclass
#else
  import HeadlessUIKit
#endif

extension Question {
  static let gestures: [Question] = [
    Question("Gestures 4", "state of a recognizer that has ended while a finger is down") {
      screen in
      let pad = TouchPad.covering(screen)
      let early = EarlyRecognizer()
      // The number of moves is not asked.
      let note = { (call: String) in
        if !screen.calls.contains(call) { screen.note(call) }
      }
      early.note = note
      pad.watch(early)
      pad.whenDown = { _ in note("\(early.state.word) when it is down") }
      pad.whenMoved = { _ in note("\(early.state.word) as it moves") }
      pad.whenUp = { _ in note("\(early.state.word) when it is lifted") }
      try await screen.touch(
        .drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 260, y: 400), seconds: 0.6))
      await screen.wait(1)
      try pad.mustBeTouched()
      return .calls(screen.calls + ["\(early.state.word) later"])
    },

    Question("Gestures 26", "other recognizers when a touched view leaves its window") { screen in
      let pad = TouchPad.covering(screen)
      let box = TouchPad(frame: CGRect(x: 20, y: 350, width: 100, height: 100))
      box.backgroundColor = .blue
      pad.addSubview(box)
      box.whenCancelled = { screen.note("touch of the view cancelled") }
      let (own, other) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
      let allowing = AllowingDelegate()
      screen.keep(allowing)
      for (pan, view, name) in [(own, box, "own"), (other, pad, "other")] {
        view.watch(pan)
        pan.delegate = allowing
        screen.whenever(pan) { pan in
          screen.noteOnce("\(name) \(pan.state.word)")
          let isFar = pan.translation(in: nil).x > 60
          if pan === other, pan.state == .changed, isFar, box.superview != nil {
            screen.note("view leaves")
            box.removeFromSuperview()
          }
        }
      }
      try await screen.touch(
        .drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 260, y: 400), seconds: 0.6))
      await screen.wait(0.9)
      guard let leaving = screen.calls.firstIndex(of: "view leaves") else {
        throw Puzzled("the finger did not drag from the view")
      }
      // The order among the recognizers is not asked.
      let calls = Set(screen.calls[(leaving + 1)...])
      return .calls(calls.sorted())
    },

    Question(
      "Gestures 12", "recognizers that require each other to fail", mayEndApp: true
    ) { screen in
      let pad = TouchPad.covering(screen)
      let (first, second) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      for (tap, name) in [(first, "first"), (second, "second")] {
        pad.watch(tap)
        screen.whenever(tap) { tap in screen.note("\(name) \(tap.state.word)") }
      }
      first.require(toFail: second)
      second.require(toFail: first)
      try await screen.touch(.tap(CGPoint(x: 180, y: 400)))
      await screen.wait(1)
      try pad.mustBeTouched()
      return .calls(screen.calls)
    },

    Question("Gestures 13", "canPrevent and canBePrevented of a plain recognizer") { screen in
      let (box, far) = (screen.square(), screen.square(y: 400))
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      box.addSubview(inner)
      let plain = UIGestureRecognizer()
      box.addGestureRecognizer(plain)
      let tap = UITapGestureRecognizer()
      inner.addGestureRecognizer(tap)
      let others: [(name: String, recognizer: UIGestureRecognizer, view: UIView)] = [
        ("plain beside", UIGestureRecognizer(), box), ("pan beside", UIPanGestureRecognizer(), box),
        ("tap inside", tap, inner), ("plain outside", UIGestureRecognizer(), screen.root.view),
        ("plain elsewhere", UIGestureRecognizer(), far),
      ]
      let found = others.map { name, other, view in
        view.addGestureRecognizer(other)
        let answers = [plain.canPrevent(other), plain.canBePrevented(by: other)]
        return "\(name) \(answers.map(String.init).joined(separator: " "))"
      }
      return .text(found.joined(separator: ", "))
    },

    Question("Gestures 15", "disabling a recognizer that has not begun") { screen in
      let pad = TouchPad.covering(screen)
      let idle = EarlyRecognizer()
      idle.isEarly = false
      idle.note = { screen.noteOnce($0) }
      pad.watch(idle)
      screen.whenever(idle) { idle in screen.note("action \(idle.state.word)") }
      pad.whenDown = { _ in
        screen.take()
        idle.isEnabled = false
        screen.note("has state \(idle.state.word)")
      }
      try await screen.touch(
        .strokes(
          [Stroke(restingAt: CGPoint(x: 180, y: 400), for: 0.3)],
          "rest a finger in the middle for 0.3 s"))
      await screen.wait(0.6)
      try pad.mustBeTouched()
      // It may be reset at once, so that only the setting shows the state.
      let set = screen.calls.first { $0.hasPrefix("sets") || $0.hasPrefix("has") }
      let state = set?.components(separatedBy: " ").last ?? "none"
      return .calls([state] + screen.calls.filter { $0.hasPrefix("action") })
    },
  ]

  /// How pans begin and end, and their velocity.
  static let gesturesPans: [Question] = [
    Question("Gestures 17", "pan with fewer fingers than it needs") { screen in
      let pad = TouchPad.covering(screen)
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 2
      pad.watch(pan)
      screen.whenever(pan) { pan in screen.noteOnce(pan.state.word) }
      pad.whenUp = { _ in screen.note("lifted") }
      let (left, right) = (CGPoint(x: 120, y: 300), CGPoint(x: 220, y: 300))
      try await screen.touch(
        .strokes(
          [
            Stroke(
              from: left,
              legs: [(CGPoint(x: 120, y: 400), 0.5), (CGPoint(x: 120, y: 550), 0.7)]),
            Stroke(from: right, legs: [(CGPoint(x: 220, y: 400), 0.5)]),
          ],
          "drag two fingers downward, lift one of them, and move the other on for a while"))
      await screen.wait(1.6)
      guard screen.calls.contains("began") else { throw Puzzled("no two fingers dragged") }
      return .calls(screen.calls)
    },

    Question("Gestures 18", "translation of a pan when it begins") { screen in
      let pad = TouchPad.covering(screen)
      let pan = UIPanGestureRecognizer()
      pad.watch(pan)
      var begin: (moved: Double, translation: Double)?
      screen.whenever(pan) { [weak pad] pan in
        guard begin == nil, let pad, let start = pad.start else { return }
        let moved = pan.location(in: pad).x - start.x
        begin = (Double(moved), Double(pan.translation(in: pad).x))
      }
      try await screen.touch(
        .drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 310, y: 400), seconds: 0.2))
      await screen.wait(0.5)
      guard let begin else { throw Puzzled("no drag") }
      if abs(begin.moved - begin.translation) < 0.5 { return .text("the distance moved") }
      if abs(begin.translation) < 0.5 { return .text("0") }
      return .text("the distance moved less \(Answer.rounded(begin.moved - begin.translation))")
    },

    Question("Gestures 20", "velocity of a pan after an uneven move") { screen in
      let pad = TouchPad.covering(screen)
      let pan = PlacingPan()
      pad.watch(pan)
      // The means over longer times are less, as the finger moves faster and faster.
      var spans: [Double] = []
      screen.whenever(pan) { [weak pad] pan in
        guard pan.state == .changed, let span = pan.span(of: pan.velocity(in: pad).x) else {
          return
        }
        spans.append(span)
      }
      let legs = (1...24).map { step in
        (end: CGPoint(x: 40 + 0.5 * Double(step * step), y: 400), seconds: 1.0 / 60)
      }
      try await screen.touch(
        .strokes(
          [Stroke(from: CGPoint(x: 40, y: 400), legs: legs)],
          "drag from the left to the right, faster and faster, and lift at full speed"))
      await screen.wait(0.7)
      guard !spans.isEmpty else { throw Puzzled("no drag that grew faster") }
      let middle = spans.sorted()[spans.count / 2]
      return .number(middle, within: 0.02)
    },

    Question("Gestures 20", "velocity of a finger that rests before it is lifted") { screen in
      let pad = TouchPad.covering(screen)
      let pan = UIPanGestureRecognizer()
      pad.watch(pan)
      var (moving, end): (Double, Double?) = (0, nil)
      screen.whenever(pan) { [weak pad] pan in
        let velocity = Double(pan.velocity(in: pad).x)
        if pan.state == .ended { end = velocity } else { moving = max(moving, velocity) }
      }
      try await screen.touch(
        .drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 260, y: 400), seconds: 0.4, rest: 0.6))
      await screen.wait(1.2)
      guard let end, moving > 100 else { throw Puzzled("no drag") }
      let part = end / moving
      return .text(part < 0.1 ? "near 0" : part > 0.7 ? "as it moved" : "less than as it moved")
    },
  ]
}

/// A recognizer that ends as soon as a finger comes down, and notes its calls after that.
private final class EarlyRecognizer: UIGestureRecognizer {
  /// Takes what happens.
  var note: (String) -> Void = { _ in }

  /// False if it stays possible.
  var isEarly = true

  override var state: UIGestureRecognizer.State {
    get { super.state }
    set {
      super.state = newValue
      note("sets \(newValue.word)")
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if isEarly { state = .ended }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note("sees a move") }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { note("sees the end") }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    note("sees it cancelled")
  }

  override func reset() {
    super.reset()
    note("reset")
  }
}

/// A delegate that allows recognizers together.
private final class AllowingDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// A pan that notes where its finger was and when.
private final class PlacingPan: UIPanGestureRecognizer {
  private var places: [QuestionScreen.Sample] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    places = []
    place(touches)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    place(touches)
    super.touchesMoved(touches, with: event)
  }

  private func place(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    places.append(
      QuestionScreen.Sample(time: touch.timestamp, value: Double(touch.location(in: view).x)))
  }

  /// The last seconds whose mean velocity is nearest to a velocity; nil if the finger has not moved
  /// for a while, or has not become faster.
  func span(of velocity: CGFloat) -> TimeInterval? {
    guard let first = places.first, let last = places.last, last.time - first.time > 0.25 else {
      return nil
    }
    func mean(_ span: TimeInterval) -> Double {
      (last.value - places.value(at: last.time - span)) / span
    }
    guard mean(0.02) > 1.3 * mean(0.2) else { return nil }
    return stride(from: 0.01, through: 0.24, by: 0.005).min {
      abs(mean($0) - velocity) < abs(mean($1) - velocity)
    }
  }
}

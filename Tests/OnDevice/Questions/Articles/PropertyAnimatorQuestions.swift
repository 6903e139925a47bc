#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  static let propertyAnimators: [Question] = [
    Question("PropertyAnimators 3", "startAnimation(afterDelay:) of a paused animator") { screen in
      let box = screen.square()
      let animator = linear(0.4) { box.alpha = 0 }
      animator.pauseAnimation()
      animator.startAnimation(afterDelay: 0.4)
      await screen.wait(0.25)
      let isStill = box.shownOpacity > 0.99
      await screen.wait(1)
      return .text("still in the delay \(isStill), ends \(animator.state == .inactive)")
    },

    Question("PropertyAnimators 5", "fractionComplete set above 1") { screen in
      let box = screen.square()
      let animator = linear(1) { box.alpha = 0 }
      animator.pauseAnimation()
      animator.fractionComplete = 1.5
      await screen.wait(0.1)
      let found = [Double(animator.fractionComplete), box.shownOpacity]
      animator.stopAnimation(true)
      return .numbers(found, step: 0.01)
    },

    Question("PropertyAnimators 5", "fractionComplete set while the animator runs") { screen in
      let box = screen.square()
      let animator = linear(2) { box.alpha = 0 }
      animator.startAnimation()
      await screen.wait(0.2)
      animator.fractionComplete = 0.75
      await screen.wait(0.05)
      let found = "jumps \(box.shownOpacity < 0.5), runs \(animator.isRunning)"
      animator.stopAnimation(true)
      return .text(found)
    },

    Question("PropertyAnimators 6", "model, state and completions after stopAnimation(true)") {
      screen in
      let box = screen.square()
      let animator = linear(1) { box.alpha = 0 }
      note("completion", atEndOf: animator, on: screen)
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
      await screen.wait(0.1)
      animator.stopAnimation(true)
      let alpha = Answer.rounded((Double(box.alpha) * 100).rounded() / 100)
      await screen.wait(0.3)
      return .calls(["\(alpha)", "inactive \(animator.state == .inactive)"] + screen.calls)
    },

    Question("PropertyAnimators 15", "second reversal of a running animator") { screen in
      let box = screen.square()
      let animator = linear(1) { box.alpha = 0 }
      animator.startAnimation()
      await screen.wait(0.3)
      animator.isReversed = true
      await screen.wait(0.1)
      animator.isReversed = false
      await screen.wait(1.2)
      return .number(box.shownOpacity, within: 0.01)
    },

    Question("PropertyAnimators 17", "fractionComplete of an animator that was reversed at 0.25") {
      screen in
      let box = screen.square()
      let animator = linear(1) { box.alpha = 0 }
      animator.pauseAnimation()
      animator.fractionComplete = 0.25
      animator.isReversed = true
      let fraction = Double(animator.fractionComplete)
      animator.stopAnimation(true)
      return .number(fraction, within: 0.01)
    },

    Question("PropertyAnimators 18", "order of the completions of an animator") { screen in
      let box = screen.square()
      let animator = linear(0.1) { box.alpha = 0 }
      for name in ["first", "second"] {
        note(name, atEndOf: animator, on: screen)
      }
      animator.startAnimation()
      await screen.wait(0.5)
      return .calls(screen.calls)
    },

    Question("PropertyAnimators 42", "duration of an animator with a damping ratio") { _ in
      let spring = UISpringTimingParameters(dampingRatio: 0.5)
      let animator = UIViewPropertyAnimator(duration: 0.7, timingParameters: spring)
      return .number(animator.duration, within: 0.01)
    },

    Question("PropertyAnimators 43", "duration of an animator with a mass and a stiffness") { _ in
      let spring = UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
      let animator = UIViewPropertyAnimator(duration: 0.7, timingParameters: spring)
      return .number(animator.duration, within: 0.02)
    },

    Question("PropertyAnimators 47", "end of an animator whose view is in no window") { screen in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let animator = linear(0.6) { box.alpha = 0 }
      note("completion", atEndOf: animator, on: screen)
      animator.startAnimation()
      screen.note("returned")
      await screen.wait(0.3)
      screen.note("half of the time")
      await screen.wait(0.6)
      return .calls(screen.calls)
    },

    Question("PropertyAnimators 48", "completion of an animator without duration") { screen in
      let box = screen.square()
      let animator = linear(0) { box.alpha = 0 }
      note("completion", atEndOf: animator, on: screen)
      animator.startAnimation()
      screen.note("returned")
      await screen.wait(0.3)
      return .calls(screen.calls)
    },
  ]

  static let sheets: [Question] = [
    Question("Sheets 2", "medium detent of other greatest values", mayEndApp: true) { _ in
      guard #available(iOS 16, *) else { throw Unasked("it needs iOS 16") }
      let values = [400.0, 600, 753, 759, 900].map { greatest in
        Double(
          UISheetPresentationController.Detent.medium().resolvedValue(in: Room(greatest)) ?? 0)
      }
      return .numbers(values, step: 0.5)
    },

    Question("Sheets 3", "greatest value of a detent, and the room between the safe areas") {
      screen in
      guard #available(iOS 16, *) else { throw Unasked("it needs iOS 16") }
      let page = UIViewController()
      var greatest: CGFloat = 0
      page.sheetPresentationController?.detents = [
        .custom {
          greatest = $0.maximumDetentValue
          return 300
        }
      ]
      screen.root.present(page, animated: false)
      await screen.wait(0.3)
      let insets = screen.window.safeAreaInsets
      let room = screen.window.bounds.height - insets.top - insets.bottom
      return .number(Double(room - greatest), within: 0.5)
    },

    Question("Sheets 8", "frame at a detent of 170 points") { screen in
      guard #available(iOS 16, *) else { throw Unasked("it needs iOS 16") }
      return .numbers(try await place(ofDetent: 170, on: screen), step: 0.2)
    },

    Question("Sheets 8", "frame at a detent of 300 points") { screen in
      guard #available(iOS 16, *) else { throw Unasked("it needs iOS 16") }
      return .numbers(try await place(ofDetent: 300, on: screen), step: 0.2)
    },

    Question("Sheets 8", "view behind a sheet of full height") { screen in
      let page = UIViewController()
      screen.root.present(page, animated: false)
      await screen.wait(0.5)
      // The transform may be that of a view around it.
      let shown = screen.root.view.shownLayer
      let frame = shown.convert(shown.bounds, to: screen.window.shownLayer)
      let scale = Double(frame.width / screen.window.bounds.width)
      let isCard = abs(scale - Double(1 - 20 / screen.window.bounds.width)) < 0.001
      return .text("scaled \(scale < 0.999), by 10 points at each side \(isCard)")
    },

    Question("Sheets 4", "delegate of a sheet whose app selects a detent") { screen in
      let page = UIViewController()
      let witness = SheetWitness(screen)
      screen.keep(witness)
      let sheet = page.sheetPresentationController
      sheet?.detents = [.medium(), .large()]
      sheet?.delegate = witness
      screen.root.present(page, animated: false)
      await screen.wait(0.3)
      sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
      await screen.wait(0.8)
      return .calls(screen.calls)
    },
  ]

  static let views: [Question] = [
    Question("Views 17", "calls when a view is added to a superview with a window") { screen in
      let view = NotingView(screen)
      screen.root.view.addSubview(view)
      return .calls(screen.calls)
    },

    Question("Views 16", "calls when a view is removed from a superview with a window") { screen in
      let view = NotingView(screen)
      screen.root.view.addSubview(view)
      await screen.wait(0.1)
      screen.take()
      view.removeFromSuperview()
      return .calls(screen.calls)
    },

    Question("Views 23", "order in which viewWithTag searches") { screen in
      let top = UIView(frame: .zero)
      let names = ["first child", "grandchild", "second child"]
      let views = names.map { _ in UIView(frame: .zero) }
      for view in views { view.tag = 7 }
      let plain = UIView(frame: .zero)
      top.addSubview(plain)
      plain.addSubview(views[1])
      top.addSubview(views[2])
      let place = views.firstIndex { $0 === top.viewWithTag(7) }
      return .text(place.map { names[$0] } ?? "none")
    },

    Question("Views 26", "first responder whose view leaves the window and is back") { screen in
      let page = UIView(frame: .zero)
      let field = FocusView(screen)
      page.addSubview(field)
      screen.root.view.addSubview(page)
      await screen.wait(0.1)
      field.becomeFirstResponder()
      page.removeFromSuperview()
      screen.note("out \(field.isFirstResponder)")
      await screen.wait(0.1)
      screen.root.view.addSubview(page)
      await screen.wait(0.1)
      screen.note("back \(field.isFirstResponder)")
      return .calls(screen.calls)
    },

    Question("Views 26", "becomeFirstResponder before the view is in a window") { screen in
      let field = FocusView(screen)
      screen.note("returns \(field.becomeFirstResponder())")
      screen.root.view.addSubview(field)
      await screen.wait(0.2)
      screen.note("later \(field.isFirstResponder)")
      return .calls(screen.calls)
    },

    Question("Geometry 10", "bounds and center after setting the frame of a turned view") {
      screen in
      let view = screen.square()
      view.transform = CGAffineTransform(rotationAngle: .pi / 4)
      view.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
      let (size, center) = (view.bounds.size, view.center)
      return .numbers(
        [size.width, size.height, center.x, center.y].map { Double($0) }, step: 0.1)
    },

    Question("Geometry 15", "conversion of the bounds of a turned view") { screen in
      let view = screen.square(x: 0, y: 0)
      view.transform = CGAffineTransform(rotationAngle: .pi / 4)
      let frame = view.convert(view.bounds, to: screen.root.view)
      return .numbers(
        [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }, step: 0.1)
    },
  ]
}

@MainActor
private func linear(
  _ duration: TimeInterval, _ animations: @escaping () -> Void
) -> UIViewPropertyAnimator {
  UIViewPropertyAnimator(duration: duration, curve: .linear, animations: animations)
}

/// Notes the end of an animator, and the position.
@MainActor
private func note(
  _ name: String, atEndOf animator: UIViewPropertyAnimator, on screen: QuestionScreen
) {
  animator.addCompletion { screen.note("\(name) \($0.rawValue)") }
}

/// A context in which a detent is resolved.
@available(iOS 16, *)
@MainActor
private final class Room: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection = UITraitCollection(verticalSizeClass: .regular)
  let maximumDetentValue: CGFloat

  init(_ maximumDetentValue: CGFloat) { self.maximumDetentValue = maximumDetentValue }
}

/// The distances of a sheet from the left and the lower edge, and what it adds to the detent as it is
/// laid out, in heights of the lower safe area.
@available(iOS 16, *)
@MainActor
private func place(ofDetent value: CGFloat, on screen: QuestionScreen) async throws -> [Double] {
  let page = UIViewController()
  page.sheetPresentationController?.detents = [.custom { _ in value }]
  screen.root.present(page, animated: false)
  await screen.wait(0.4)
  guard let frame = page.sheetPresentationController?.presentedView?.frame else {
    throw Puzzled("no presented view")
  }
  let size = screen.window.bounds.size
  let height = frame.height * size.width / (size.width - 2 * frame.minX)
  let added = (height - value) / max(screen.window.safeAreaInsets.bottom, 1)
  return [frame.minX, size.height - frame.maxY, added].map { Double($0) }
}

@MainActor
private final class SheetWitness: NSObject, UISheetPresentationControllerDelegate {
  private let screen: QuestionScreen

  init(_ screen: QuestionScreen) { self.screen = screen }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    screen.note("changed")
  }
}

/// A view that notes how it moves.
private final class NotingView: UIView {
  private let screen: QuestionScreen

  init(_ screen: QuestionScreen) {
    self.screen = screen
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) { screen.note("will move to a view") }
  override func willMove(toWindow newWindow: UIWindow?) { screen.note("will move to a window") }
  override func didMoveToSuperview() { screen.note("did move to a view") }
  override func didMoveToWindow() { screen.note("did move to a window") }
}

/// A view that may be the first responder, and notes what it is asked.
private final class FocusView: UIView {
  private let screen: QuestionScreen

  init(_ screen: QuestionScreen) {
    self.screen = screen
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func resignFirstResponder() -> Bool {
    screen.note("asked to resign")
    return super.resignFirstResponder()
  }
}

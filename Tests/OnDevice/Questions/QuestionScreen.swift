#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The screen on which one question is asked: a window of its own, and what happens in it.
@MainActor
final class QuestionScreen {
  /// A value and when it was read, in seconds since the first one.
  struct Sample {
    let time: TimeInterval
    let value: Double
  }

  /// A colour that shows, its parts in `0...1`.
  struct Color {
    var red = 0.0
    var green = 0.0
    var blue = 0.0
  }

  /// The window, in front; its root is ``root``.
  let window: UIWindow

  /// A plain white controller.
  let root = UIViewController()

  /// What was noted, in its order.
  private(set) var calls: [String] = []

  private var kept: [AnyObject] = []
  private let passTime: @MainActor (TimeInterval) async -> Void
  private let touch: @MainActor (QuestionGesture) async throws -> Void
  private let color: @MainActor (CGPoint) -> Color?

  /// - Parameters:
  ///   - passTime: Lets seconds pass.
  ///   - touch: Makes a gesture, or throws `Unasked` if there is no finger.
  ///   - color: Returns the colour that shows at a point of the window.
  init(
    _ window: UIWindow, passTime: @escaping @MainActor (TimeInterval) async -> Void,
    touch: @escaping @MainActor (QuestionGesture) async throws -> Void,
    color: @escaping @MainActor (CGPoint) -> Color?
  ) {
    self.window = window
    self.passTime = passTime
    self.touch = touch
    self.color = color
    root.view.backgroundColor = .white
    window.rootViewController = root
    window.isHidden = false
  }

  func note(_ call: String) { calls.append(call) }

  /// Retains an object until the question is answered, such as a delegate.
  func keep(_ object: AnyObject) { kept.append(object) }

  /// Forgets what was noted, and returns it.
  @discardableResult
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// Waits for some seconds, in which callbacks come and frames are shown.
  func wait(_ seconds: TimeInterval) async { await passTime(seconds) }

  /// Waits until something is so, for so many seconds at most.
  ///
  /// - Throws: `Puzzled` if it is not so then.
  func wait(
    until reason: String, _ seconds: TimeInterval = 3, _ isSo: () -> Bool
  ) async throws {
    let end = CACurrentMediaTime() + seconds
    while !isSo() {
      guard CACurrentMediaTime() < end else { throw Puzzled("\(reason): not in \(seconds) s") }
      await passTime(1.0 / 120)
    }
  }

  /// Makes a gesture, which a person makes on a device.
  func touch(_ gesture: QuestionGesture) async throws { try await touch(gesture) }

  /// The colour that shows at a point of the window, in the midst of animations as well.
  func color(at point: CGPoint) throws -> Color {
    guard let color = color(point) else { throw Puzzled("the screen cannot be read") }
    return color
  }

  /// Reads a value again and again, some 60 times a second.
  func samples(for seconds: TimeInterval, of value: () -> Double) async -> [Sample] {
    let begin = CACurrentMediaTime()
    var samples = [Sample(time: 0, value: value())]
    while CACurrentMediaTime() - begin < seconds {
      await passTime(1.0 / 60)
      samples.append(Sample(time: CACurrentMediaTime() - begin, value: value()))
    }
    return samples
  }

  /// A new view of 100 by 100 points at a place of the root's view.
  func square(x: CGFloat = 100, y: CGFloat = 200) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: 100, height: 100))
    view.backgroundColor = .blue
    root.view.addSubview(view)
    return view
  }

  /// True while a transition runs between the controllers of the window.
  var isInTransition: Bool {
    var next = window.rootViewController
    while let controller = next {
      if controller.transitionCoordinator != nil { return true }
      next = controller.presentedViewController
    }
    return false
  }

  /// Takes the window from the screen.
  func close() {
    window.rootViewController?.dismiss(animated: false)
    window.isHidden = true
    window.rootViewController = nil
  }
}

extension [QuestionScreen.Sample] {
  /// The value at a time, between the samples next to it.
  func value(at time: TimeInterval) -> Double {
    guard let after = firstIndex(where: { $0.time >= time }), after > 0 else {
      return (first { $0.time >= time } ?? last)?.value ?? .nan
    }
    let (one, other) = (self[after - 1], self[after])
    let part = (time - one.time) / (other.time - one.time)
    return one.value + (other.value - one.value) * part
  }

  /// The greatest and the least value.
  var range: (least: Double, greatest: Double) {
    let values = map(\.value)
    return (values.min() ?? .nan, values.max() ?? .nan)
  }
}

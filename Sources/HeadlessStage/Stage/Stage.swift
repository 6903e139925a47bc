public import Foundation
public import HeadlessViews

/// One screen with its own clock, on which views live and move.
///
/// ```swift
/// let stage = Stage(size: Stage.phone)
/// let window = Window(stage: stage)
/// View.animate(withDuration: 0.35) { window.alpha = 0.5 }
/// try stage.settle()
/// ```
///
/// Time stands still until it is told to pass, and then passes without waiting: the same program
/// gives the same motion, to the last bit, on every run. Within one instant the stage does, in this
/// order: fingers; display links whose frame it is; then deferred work, animations that begin,
/// animations and timers that end, layout; again, until nothing is left to do at that instant.
///
/// When the last reference to a stage goes, so does all that was to happen on it: nobody is told of
/// animations that were under way.
@preconcurrency @MainActor
public final class Stage {
  /// The size of a phone's screen held upright, in points.
  public nonisolated static let phone = CGSize(width: 390, height: 844)

  /// The size of a tablet's screen held upright, in points.
  public nonisolated static let tablet = CGSize(width: 820, height: 1180)

  /// What such a phone keeps for itself: the status bar, and where the home indicator is.
  public nonisolated static let phoneSafeAreaInsets = EdgeInsets(top: 47, bottom: 34)

  /// What such a tablet keeps for itself.
  public nonisolated static let tabletSafeAreaInsets = EdgeInsets(top: 24, bottom: 20)

  /// The stage of windows that were given no other: a phone.
  ///
  /// Where XCTest runs the program, its `playback` is `everyTurn` from the beginning: what is waited for
  /// happens, as it would in an app. What is in no window is played there too, as long as there is no
  /// other stage.
  public static let main: Stage = {
    let stage = Stage(size: phone)
    if RunLoopPlayer.isUnderXCTest { stage.playback = .everyTurn }
    return stage
  }()

  /// The screen: its size, and what was said of it.
  var screen: Screen

  /// What is still to change about the screen, oldest first.
  var screenChanges: [ScreenChange] = []

  /// True while somebody is told of a change of the screen.
  var isScreenChanging = false

  /// How many frames a second the screen shows; frame `k` is at `k / frameRate` seconds.
  public let frameRate: Double

  /// The windows on the stage, backmost first.
  public var windows: [Window] { lineup.madeList ?? lineup.list }

  @exclusivity(unchecked) var lineup = Lineup<Window>()

  /// The window that receives what is addressed to none.
  public internal(set) var keyWindow: Window?

  /// Told of everything worth telling, as it happens.
  @exclusivity(unchecked) public var observer: ((StageEvent) -> Void)?

  /// Who lets time pass by itself, if anybody does.
  var player: RunLoopPlayer?

  package let timeline: Timeline
  @exclusivity(unchecked) var isAdvancing = false

  /// A stage at time zero without windows.
  ///
  /// - Parameters:
  ///   - size: In points; finite and positive.
  ///   - safeAreaInsets: How much of the screen the device keeps for itself, in points; finite and at
  ///     least zero.
  ///   - frameRate: Frames a second, in `0.001...1000000`.
  public init(
    size: CGSize = Stage.phone, safeAreaInsets: EdgeInsets = .zero, frameRate: Double = 60
  ) {
    precondition(
      size.isFinite && size.width > 0 && size.height > 0, "a stage cannot have the size \(size)")
    precondition(
      safeAreaInsets.isFinite && safeAreaInsets.isPositive,
      "a stage cannot have the safe-area insets \(safeAreaInsets)")
    precondition(
      (0.001...1_000_000).contains(frameRate), "a stage cannot show \(frameRate) frames a second")
    screen = Screen(size: size, safeAreaInsets: safeAreaInsets)
    self.frameRate = frameRate
    timeline = Timeline(diagnostics: Diagnostics())
    timeline.show(screen)
    timeline.owner = self
    Layer.actionProvider = ImplicitActions.shared
    makeCurrent()
    // Taken leave of below; a weak reference would make every look at the stage slower.
    timeline.diagnostics.observer = { [unowned(unsafe) self] issue in
      note(.diagnostic, subject: String(describing: type(of: issue))) { "\(issue)" }
    }
  }

  @MainActor deinit {
    timeline.diagnostics.observer = nil
    for window in windows { window.tree.host = nil }
    timeline.owner = nil
    timeline.cancelAll()
    if timeline.isCurrent { Timeline.current = nil }
  }

  /// The current instant, in seconds since the stage was made.
  public var now: TimeInterval { timeline.now }

  /// Where everything on the stage reports what it refuses.
  public var diagnostics: Diagnostics { timeline.diagnostics }

  /// Calls `work` when `delay` seconds have passed; at zero or less, later in this instant.
  public func perform(afterDelay delay: TimeInterval = 0, _ work: @escaping () -> Void) {
    guard delay.isFinite else {
      return diagnostics.report(StageIssue.impossibleDelay(value: "\(delay)"))
    }
    guard delay > 0 else { return timeline.perform(work) }
    timeline.agenda.add(at: now + delay, work)
  }

  /// Tells the observer of an event; no word of it is even made when there is none.
  package func note(
    _ category: StageEvent.Category, subject: @autoclosure () -> String, _ message: () -> String
  ) {
    guard let observer else { return }
    observer(StageEvent(time: now, category: category, subject: subject(), message: message()))
  }
}

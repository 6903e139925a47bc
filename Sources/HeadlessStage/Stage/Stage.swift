public import Foundation
public import HeadlessViews

/// A screen with its own virtual clock, on which views live and move.
///
/// ```swift
/// let stage = Stage(.phone)
/// let window = UIWindow(stage: stage)
/// UIView.animate(withDuration: 0.35) { window.alpha = 0.5 }
/// try stage.settle()
/// ```
///
/// Time passes only when a caller advances the stage, and then passes without waiting: the same
/// program gives the same motion, to the last bit, on every run. Within one instant the stage runs,
/// in this order: fingers; display links whose frame it is; then deferred work, animations that
/// begin, animations and timers that end, updates of properties, and layout. Except for the display
/// links, the stage repeats these steps until nothing is left to do at that instant.
///
/// When a stage is deallocated, its pending work is dropped: completions of running animations are
/// not called.
@preconcurrency @MainActor
public final class Stage: LinkTarget {
  private var linkSource = LinkSource()

  package var link: Link { linkSource.link(to: self) }

  /// The stage of windows that are given no other stage, with the screen of a phone.
  ///
  /// Once it is made, views without a window use it while no other stage exists.
  public static let main: Stage = {
    let other = Timeline.current?.stage
    let stage = Stage(size: .phone)
    madeMain = stage
    other?.makeCurrent()
    return stage
  }()

  /// The stage that the current task ran last or, if none has run since, made last; or else that of
  /// any task, and the main stage if there is none: the screen for code that names no window, also
  /// in an audit on a stage of its own.
  package static var current: Stage { Timeline.current?.stage ?? .main }

  /// The main stage, once it is made.
  private static var madeMain: Stage?

  /// The size and the other properties of the screen.
  var screen: Screen

  /// The pending changes of the screen, oldest first.
  var screenChanges: [ScreenChange] = []

  /// True while the stage notifies controllers and views of a change of the screen.
  var isScreenChanging = false

  /// The number of frames per second; frame `k` is at `k / frameRate` seconds.
  public let frameRate: Double

  /// The windows on the stage, backmost first.
  public internal(set) var windows: [UIWindow] = [] { didSet { CALayer.noteChangeOfTrees() } }

  /// The window that receives events that are addressed to no window.
  public internal(set) var keyWindow: UIWindow?

  /// Called for each event on the stage, when the event happens.
  public var observer: ((StageEvent) -> Void)?

  /// The object that advances the stage in real time, retained for `UIKitCompatibility`; nil if
  /// only callers advance the stage.
  package var player: AnyObject?

  /// What the status bar shows, for `HeadlessControllers`; nil before its first update.
  package var statusBar: (any StatusBarState)?

  /// The looks and the thresholds of the system's sheets; set it before a sheet is presented.
  public var sheetDesign = SheetDesign.floating

  /// True if each run of a `Transition` is noted as an interval, which Instruments gets on a
  /// device; false by default.
  public var notesIntervals = false

  /// The number of intervals that have begun.
  var intervalCount = 0

  /// What the stage does for convenience, and a device does not; all of it by default.
  public var leniencies = Leniency.initial

  package let timeline: Timeline
  var isAdvancing = false

  /// The last display list, and the number of changes of layers when it was made.
  var lastDisplayList: (list: DisplayList, changes: Int)?

  /// Creates a stage at time zero without windows.
  ///
  /// - Parameters:
  ///   - screen: The screen, and the user's settings.
  ///   - frameRate: Frames per second, in `0.001...1000000`.
  public init(_ screen: StageScreen, frameRate: Double = 60) {
    let (size, safeAreaInsets, scale) = (
      screen.size, screen.safeAreaInsets, screen.traits.displayScale
    )
    precondition(
      size.isFinite && size.width > 0 && size.height > 0,
      "Stage size must be finite and positive, not \(size)")
    precondition(
      safeAreaInsets.isFinite && safeAreaInsets.isPositive,
      "Stage safeAreaInsets must be finite and not negative, not \(safeAreaInsets)")
    precondition(
      scale.isFinite && scale > 0, "Stage displayScale must be finite and positive, not \(scale)")
    precondition(
      (0.001...1_000_000).contains(frameRate),
      "Stage frameRate must lie in 0.001...1000000, not \(frameRate)")
    self.screen = Screen(screen)
    self.frameRate = frameRate
    timeline = Timeline(diagnostics: Diagnostics())
    timeline.show(self.screen)
    timeline.owner = link
    CALayer.actionProvider = ImplicitActions.shared
    Diagnostics.ofCurrentStage = { Timeline.ofTask?.diagnostics }
    makeCurrent()
    // The timeline retains the diagnostics.
    timeline.diagnostics.observer = { [unowned timeline] issue in
      timeline.stage?.note(.diagnostic, subject: "\(type(of: issue))") {
        "\(issue)"
      }
    }
  }

  /// Creates a stage with a screen of a size.
  ///
  /// - Parameters:
  ///   - size: In points; finite and positive.
  ///   - safeAreaInsets: The safe-area insets of the screen, in points; finite and at least zero.
  ///   - frameRate: Frames per second, in `0.001...1000000`.
  public convenience init(
    size: CGSize = .phone, safeAreaInsets: UIEdgeInsets = .zero, frameRate: Double = 60
  ) {
    self.init(StageScreen("", size: size, safeAreaInsets: safeAreaInsets), frameRate: frameRate)
  }

  @MainActor deinit {
    timeline.diagnostics.observer = nil
    for window in windows { window.tree.host = nil }
    timeline.cancelAll()
    TaskTimelines.forget(timeline)
    guard timeline.isCurrent else { return }
    Timeline.newest = nil
    guard let main = Stage.madeMain else { return }
    Timeline.newest = main.timeline
    UITraitCollection.current = main.timeline.traits
  }

  /// The current instant, in seconds since the stage was created.
  public var now: TimeInterval { timeline.now }

  /// The collector of all issues that are reported on the stage.
  public var diagnostics: Diagnostics { timeline.diagnostics }

  /// Calls `work` after `delay` seconds; for zero or less, later in this instant.
  public func perform(afterDelay delay: TimeInterval = 0, _ work: @escaping () -> Void) {
    guard delay.isFinite else {
      return diagnostics.report(StageIssue.impossibleDelay(value: "\(delay)"))
    }
    guard delay > 0 else { return timeline.perform(work) }
    timeline.perform(at: now + delay, work)
  }

  /// Passes an event to the observer; without an observer, the message is not even built.
  package func note(
    _ category: StageEvent.Category, subject: @autoclosure () -> String,
    of source: AnyObject? = nil, _ message: () -> String
  ) {
    guard let observer else { return }
    observer(
      StageEvent(
        time: now, category: category, subject: subject(), message: message(),
        source: source.map { ObjectIdentifier($0) }))
  }
}

/// What the status bar of a stage shows.
@MainActor
package protocol StatusBarState: AnyObject {
  /// Asks the controllers what to show, if that may have changed; called when they come to rest.
  func updateIfNeeded()
}

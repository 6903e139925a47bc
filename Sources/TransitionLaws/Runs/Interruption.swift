import Foundation
import Transitioning

/// An interruption of a running transition.
@MainActor
enum Interruption: String, CaseIterable {
  case dismissal = "closed twice"
  case reopening = "closed and opened again"
  case secondPresentation = "with a second presentation"
  case secondPush = "with a second push"
  case resize = "with a resize"
  case resizeInSteps = "resized in steps"
  case traits = "with a change of the interface style"
  case layoutDirection = "with a change of the layout direction"
  case textSize = "with a change of the text size"
  case scrolling = "with the content behind scrolled"
  case layout = "with the layout of all views invalidated"
  case title = "with another title and another bar"
  case child = "with a child added"
  case sourceReload = "with its source reloaded"
  case sourceMove = "with its source moved"
  case sourceRemoval = "with its source removed"

  /// True if the final state is that of a scene that is changed in this way after the transition.
  var changesLayout: Bool {
    [.resize, .resizeInSteps, .layoutDirection, .textSize].contains(self)
  }

  /// False for interruptions that close a controller while it opens.
  var staysOpen: Bool { self != .dismissal && self != .reopening }

  /// The interruptions that change a trait of the stage.
  static let changesOfTraits: [Interruption] = [.traits, .layoutDirection, .textSize]

  /// The interruptions of the view that the transition starts from, as an app reloads its list.
  static let changesOfSource: [Interruption] = [.sourceReload, .sourceMove, .sourceRemoval]

  /// The changes by the user and the system, which take turns at the frames.
  static let changesOfUser: [Interruption] = changesOfTraits + [.scrolling]

  /// The changes by the app itself, which take turns at every other frame.
  static let changesOfApp: [Interruption] = [.layout, .title, .child] + changesOfSource

  /// True for a change of the view that the transition starts from.
  var isOfSource: Bool { Interruption.changesOfSource.contains(self) }

  /// The name of the reversal of a forward run, in reports.
  static let turn = "closed on the way there"

  /// Performs the interruption.
  func perform(on play: ScenePlay) {
    switch self {
    case .dismissal:
      play.request(.backward)
      play.request(.backward)
    case .reopening:
      play.request(.backward)
      play.stage.advance(by: 1 / play.stage.frameRate)
      play.request(.forward)
    case .secondPresentation:
      let presenter = play.isOpen ? play.opened : nil
      (presenter ?? play.scene.root).present(Self.second(), animated: true)
    case .secondPush:
      (play.scene.root as? UINavigationController)?
        .pushViewController(Self.second(), animated: true)
    case .resize:
      let size = play.stage.size
      if let other = StageScreen.folding(from: size) {
        play.stage.resize(to: other.size, safeAreaInsets: other.safeAreaInsets)
      } else {
        play.stage.resize(to: CGSize(width: size.height, height: size.width))
      }
    case .resizeInSteps:
      let steps = ResizingSteps(from: play.screen.size, play.stage.traits)
      let span = min(play.remainingDuration, ResizingSteps.duration)
      for (delay, size) in steps.timed(over: span) {
        play.stage.perform(afterDelay: delay) { [stage = play.stage] in stage.resize(to: size) }
      }
    case .traits:
      let isDark = play.stage.traits.userInterfaceStyle == .dark
      play.stage.traits.userInterfaceStyle = isDark ? .light : .dark
    case .layoutDirection:
      let isMirrored = play.stage.traits.layoutDirection == .rightToLeft
      play.stage.traits.layoutDirection = isMirrored ? .leftToRight : .rightToLeft
    case .textSize:
      let isLarge = play.stage.traits.preferredContentSizeCategory == .extraExtraLarge
      play.stage.traits.preferredContentSizeCategory = isLarge ? .large : .extraExtraLarge
    case .scrolling: play.scrollBehind()
    case .layout, .title, .child, .sourceReload, .sourceMove, .sourceRemoval:
      play.changes.make(self, in: play)
    }
  }

  /// Performs the interruption, in one step if it has several.
  func performAtOnce(on play: ScenePlay) {
    guard self == .resizeInSteps else { return perform(on: play) }
    play.stage.resize(to: ResizingSteps(from: play.screen.size, play.stage.traits).end)
  }

  /// The controller to present or push while the transition runs.
  private static func second() -> UIViewController {
    let second = UIViewController()
    second.modalPresentationStyle = .overFullScreen
    second.view.accessibilityIdentifier = "second"
    return second
  }

  /// Undoes what `perform(on:)` did, once the stage is at rest.
  func undo(on play: ScenePlay) {
    switch self {
    case .dismissal, .reopening: break
    case .secondPresentation:
      var top = play.scene.root
      while let next = top.presentedViewController { top = next }
      if top.viewIfLoaded?.accessibilityIdentifier == "second" { top.dismiss(animated: false) }
    case .secondPush:
      guard let navigation = play.scene.root as? UINavigationController else { return }
      let isOnTop =
        navigation.topViewController?.viewIfLoaded?.accessibilityIdentifier == "second"
      if isOnTop { navigation.popViewController(animated: false) }
    case .resize, .traits, .layoutDirection, .textSize: perform(on: play)
    case .resizeInSteps: play.stage.resize(to: play.screen.size)
    case .scrolling: play.scrollBack()
    case .layout, .title, .child, .sourceReload, .sourceMove, .sourceRemoval: play.changes.undo()
    }
  }
}

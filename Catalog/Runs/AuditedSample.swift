import Foundation
import TransitionLaws
import Transitioning

/// A sample as the scene of an audit.
@MainActor
final class AuditedSample: AuditScene {
  private let sample: any Sample

  /// The window of the status bar and the home indicator, above the scene's.
  private var furniture: Window?

  init(_ sample: any Sample) {
    self.sample = sample
  }

  var root: ViewController { sample.root }

  var keepsWhatItShows: Bool { type(of: sample).keepsWhatItShows }

  /// Colours the window, and puts the furniture of the screen above it.
  func dress(_ window: Window) {
    guard let stage = window.stage else { return }
    window.backgroundColor = Palette.matching(stage.traits).surface
    furniture = StatusBar.makeWindow(on: stage)
  }

  /// Opens the sample's controller; nil for a driven presentation, because a sample makes its
  /// controller as it presents the controller.
  func open(animated: Bool, driver: SceneDriver?) -> ViewController? {
    if let driver {
      switch root {
      case let navigation as NavigationController: driver.drive(navigation)
      case let tabs as TabBarController: driver.drive(tabs)
      default: return nil
      }
    }
    guard !animated else { return sample.open() }
    var opened: ViewController?
    View.performWithoutAnimation { opened = sample.open() }
    return opened
  }

  func close(_ controller: ViewController, animated: Bool, driver: SceneDriver?) -> Bool {
    // To go back twice on a navigation stack would be to go back from another controller.
    guard !(root is NavigationController) || sample.shows(controller) else { return true }
    if let driver {
      if controller.presentingViewController != nil {
        driver.drive(controller)
      } else if let navigation = controller.navigationController {
        driver.drive(navigation)
      } else if let tabs = controller.tabBarController {
        driver.drive(tabs)
      } else {
        return false
      }
    }
    guard !animated else {
      sample.close(controller)
      return true
    }
    View.performWithoutAnimation { sample.close(controller) }
    return true
  }

  func shows(_ controller: ViewController) -> Bool { sample.shows(controller) }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    (sample as? any InteractiveSample)?.wayBack(on: stage, over: fraction)
  }
}

import CatalogSamples
import Foundation
import TransitionLaws
import Transitioning

/// A sample as the scene of an audit.
@MainActor
final class AuditedSample: AuditScene {
  let sample: any Sample

  /// The pan of the present leg, for a sample without a gesture of its own.
  var substitute: SubstitutePan?

  /// The window of the status bar and the home indicator, above the scene's.
  private var furniture: UIWindow?

  init(_ sample: any Sample) {
    self.sample = sample
  }

  var root: UIViewController { sample.root }

  var keepsWhatItShows: Bool { type(of: sample).keepsWhatItShows }

  func dress(_ window: UIWindow) { furniture = window.furnished() }

  /// Opens the sample's controller; nil for a driven presentation, because a sample makes its
  /// controller as it presents the controller.
  func open(animated: Bool, driver: SceneDriver?) -> UIViewController? {
    if let driver {
      switch root {
      case let navigation as UINavigationController: driver.drive(navigation)
      case let tabs as UITabBarController: driver.drive(tabs)
      default: return nil
      }
    }
    guard !animated else { return sample.open() }
    var opened: UIViewController?
    UIView.performWithoutAnimation { opened = sample.open() }
    return opened
  }

  func close(_ controller: UIViewController, animated: Bool, driver: SceneDriver?) -> Bool {
    // To go back twice on a navigation stack would be to go back from another controller.
    guard !(root is UINavigationController) || sample.shows(controller) else { return true }
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
    UIView.performWithoutAnimation { sample.close(controller) }
    return true
  }

  func shows(_ controller: UIViewController) -> Bool { sample.shows(controller) }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    (sample as? any InteractiveSample)?.wayBack(on: stage, over: fraction)
  }
}

extension ScenePlay {
  /// A sample on a stage of its own, whose controller is requested and does not open yet.
  convenience init(opening type: any Sample.Type, on screen: StageScreen = .phone) {
    self.init(AuditedSample(type.init()), on: screen)
    request(.forward)
  }
}

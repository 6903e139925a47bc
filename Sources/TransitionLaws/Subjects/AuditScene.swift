public import Foundation
public import Transitioning

/// An app's screen for an audit, and the code that opens and closes a controller there.
///
/// ```swift
/// final class AlbumScene: AuditScene {
///   let root = UIViewController()
///
///   func open(animated: Bool, driver: SceneDriver?) -> UIViewController? {
///     let photo = UIViewController()
///     photo.transitionController.transition = .photo()
///     driver?.drive(photo)
///     root.present(photo, animated: animated)
///     return photo
///   }
/// }
/// ```
///
/// Each scene is used on one stage, where its controllers are opened and closed repeatedly. The
/// scene makes all its views itself, because a view belongs to one stage.
@preconcurrency @MainActor
public protocol AuditScene: AnyObject {
  /// The root view controller of the window.
  var root: UIViewController { get }

  /// Dresses the window before it is shown; does nothing by default.
  func dress(_ window: UIWindow)

  /// Opens a controller: makes it, gives it a transition of its own, and presents or pushes it.
  ///
  /// - Parameters:
  ///   - animated: True if the transition runs.
  ///   - driver: Drives the transition; nil if the transition runs by itself.
  /// - Returns: The opened controller; nil if the scene cannot open it with these arguments.
  func open(animated: Bool, driver: SceneDriver?) -> UIViewController?

  /// Closes a controller; dismisses it by default.
  ///
  /// - Returns: False if the scene cannot close the controller with these arguments.
  func close(_ controller: UIViewController, animated: Bool, driver: SceneDriver?) -> Bool

  /// True while the scene shows a controller; by default, while one presents it.
  func shows(_ controller: UIViewController) -> Bool

  /// True if the scene retains the opened controller after it is closed, as tabs do; false by
  /// default.
  var keepsWhatItShows: Bool { get }

  /// The path of a finger that drives a part of the backward transition; nil by default, for no
  /// gesture.
  ///
  /// - Parameters:
  ///   - stage: The stage of the scene.
  ///   - fraction: The part of the transition, in `0...1`.
  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath?
}

extension AuditScene {
  /// Does nothing.
  public func dress(_ window: UIWindow) {}

  /// Dismisses the controller, also during a transition.
  public func close(_ controller: UIViewController, animated: Bool, driver: SceneDriver?) -> Bool {
    driver?.drive(controller)
    controller.transitionController.dismiss(animated: animated)
    return true
  }

  /// True while the controller is presented.
  public func shows(_ controller: UIViewController) -> Bool {
    controller.presentingViewController != nil
  }

  /// False.
  public var keepsWhatItShows: Bool { false }

  /// Nil: no gesture.
  public func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? { nil }
}

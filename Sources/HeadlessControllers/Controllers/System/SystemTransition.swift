import Foundation
public import HeadlessViews
public import TransitionCurves

/// A system transition with which a controller is presented and pushed.
///
/// ```swift
/// photo.preferredTransition = .zoom { context in
///   (context.sourceViewController as? AlbumViewController)?.thumbnail(of: photo)
/// }
/// navigation.pushViewController(photo, animated: true)
/// ```
///
/// UIKit's name is `UIViewController.Transition`, and so are the options of a zoom
/// `UIViewController.Transition.ZoomOptions()`. That name hides the protocol `Transition` in every
/// subclass of a view controller, here as on UIKit from iOS 18 on.
@preconcurrency @MainActor
public final class SystemTransition {
  /// The kinds of system transitions.
  public typealias Kind = SystemTransitionKind

  /// The kind of the transition.
  public let kind: Kind

  /// The source of a zoom; nil for other kinds.
  let zoom: Zoom?

  /// The duration, in seconds; nil for that of the kind.
  private(set) var ownDuration: TimeInterval?

  init(_ kind: Kind, zoom: Zoom? = nil) {
    self.kind = kind
    self.zoom = zoom
  }

  convenience init(_ style: UIModalTransitionStyle) {
    switch style {
    case .coverVertical: self.init(Kind.coverVertical)
    case .crossDissolve, .partialCurl: self.init(Kind.crossDissolve)
    case .flipHorizontal: self.init(Kind.flipHorizontal)
    }
  }

  /// The fore view slides up from the bottom, and back down.
  public static var coverVertical: SystemTransition { SystemTransition(Kind.coverVertical) }

  /// The fore view fades in and out.
  public static var crossDissolve: SystemTransition { SystemTransition(Kind.crossDissolve) }

  /// A page curl in UIKit; a fade here.
  public static var partialCurl: SystemTransition { crossDissolve }

  /// The two views are the sides of a card that turns.
  public static var flipHorizontal: SystemTransition { SystemTransition(Kind.flipHorizontal) }

  /// The push of a stack.
  static var push: SystemTransition { SystemTransition(Kind.push) }

  /// The fore view grows out of a view behind it, and shrinks back into it.
  ///
  /// A finger drives the way back: a drag down from the top of the page, a drag from the leading
  /// edge, or a pinch. It may begin at any time, also during a transition;
  /// `ZoomOptions.interactiveDismissShouldBegin` can prevent it.
  ///
  /// - Parameters:
  ///   - options: The options of the zoom; nil for the usual ones.
  ///   - sourceViewProvider: Returns the view; called for each presentation and dismissal, push and
  ///     pop, because the view may be another one each time. If it returns nil or a view in another
  ///     window, the fore view fades instead.
  public static func zoom(
    options: ZoomOptions? = nil,
    sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
  ) -> SystemTransition {
    SystemTransition(Kind.zoom, zoom: Zoom(options: options, provider: sourceViewProvider))
  }

  /// The fore view grows out of a button of a bar, and shrinks back into it.
  ///
  /// - Parameters:
  ///   - options: The options of the zoom; nil for the usual ones.
  ///   - sourceBarButtonItemProvider: Returns the item of the button, as the source view of
  ///     `zoom(options:sourceViewProvider:)` is returned. If no bar shows the item, the fore view
  ///     fades instead.
  public static func zoom(
    options: ZoomOptions? = nil,
    sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
  ) -> SystemTransition {
    zoom(options: options) { sourceBarButtonItemProvider($0)?.button }
  }

  /// The transition with reduced motion: a cross-fade.
  var reduced: SystemTransition {
    let fade = SystemTransition(Kind.crossDissolve)
    fade.ownDuration = PushMotion.reducedMotion
    return fade
  }

  /// The options and the source view of a zoom.
  struct Zoom {
    let options: ZoomOptions?
    let provider: (ZoomSourceViewProviderContext) -> UIView?
  }
}

extension UIViewController {
  /// The system transition with which the controller is presented or pushed; nil for that of its
  /// `modalTransitionStyle`, or for the standard push.
  ///
  /// An animator takes precedence: that of the controller's `transitionController`, of a
  /// transitioning delegate or of the navigation controller's delegate. A sheet that a finger drags
  /// always slides.
  public var preferredTransition: SystemTransition? {
    get { transitions.preferredTransition }
    set {
      transitions.preferredTransition = newValue
      preferredTransitionDidChange()
    }
  }
}

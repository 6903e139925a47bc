public import HeadlessViews

/// A transition of the system's own, for a controller to come and go with.
///
/// ```swift
/// photo.preferredTransition = .zoom { context in
///   (context.sourceViewController as? AlbumViewController)?.thumbnail(of: photo)
/// }
/// navigation.pushViewController(photo, animated: true)
/// ```
///
/// UIKit calls it `UIViewController.Transition`. Nested in `ViewController` that name would hide the
/// protocol `Transition` in every subclass, where transitions are mostly chosen.
@preconcurrency @MainActor
public final class SystemTransition {
  /// What a transition of the system's looks like.
  public enum Kind: Hashable, Sendable {
    /// The fore comes up from below.
    case coverVertical

    /// The fore fades in.
    case crossDissolve

    /// Both are sides of a card that turns over.
    case flipHorizontal

    /// The fore grows out of a view behind it.
    case zoom
  }

  /// What the transition looks like.
  public let kind: Kind

  /// Where a zoom begins.
  let zoom: Zoom?

  init(_ kind: Kind, zoom: Zoom? = nil) {
    self.kind = kind
    self.zoom = zoom
  }

  convenience init(_ style: ModalTransitionStyle) {
    switch style {
    case .coverVertical: self.init(Kind.coverVertical)
    case .crossDissolve, .partialCurl: self.init(Kind.crossDissolve)
    case .flipHorizontal: self.init(Kind.flipHorizontal)
    }
  }

  /// The fore comes up from below, and goes back there.
  public static var coverVertical: SystemTransition { SystemTransition(Kind.coverVertical) }

  /// The fore fades in and out.
  public static var crossDissolve: SystemTransition { SystemTransition(Kind.crossDissolve) }

  /// The system's page that curls up, for which a fade stands here.
  public static var partialCurl: SystemTransition { crossDissolve }

  /// Both are sides of a card that turns over.
  public static var flipHorizontal: SystemTransition { SystemTransition(Kind.flipHorizontal) }

  /// The fore grows out of a view behind it, and shrinks back into it.
  ///
  /// - Parameter sourceViewProvider: Gives the view; asked each time that the controller comes or goes,
  ///   for that may be another by then. Nil, or a view that is not in the same window, lets the fore
  ///   fade instead.
  public static func zoom(
    options: ZoomOptions? = nil,
    sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> View?
  ) -> SystemTransition {
    SystemTransition(Kind.zoom, zoom: Zoom(options: options, provider: sourceViewProvider))
  }

  /// Where a zoom begins.
  struct Zoom {
    let options: ZoomOptions?
    let provider: (ZoomSourceViewProviderContext) -> View?
  }
}

extension ViewController {
  /// The system's transition with which the controller comes and goes, presented or pushed; nil takes
  /// that of its `modalTransitionStyle`, or the standard push.
  ///
  /// Whoever chooses an animator has the last word: the controller's own `transitionController`, a
  /// transitioning delegate, or the delegate of the stack (fact B19). A finger that drags a sheet moves
  /// it up and down all the same.
  public var preferredTransition: SystemTransition? {
    get { storedTransition }
    set { storedTransition = newValue }
  }
}

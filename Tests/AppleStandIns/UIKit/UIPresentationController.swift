// Documentation is left to the original declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Presentation controllers.

public import Foundation

@MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {}

  open var presentingViewController: UIViewController {
    preconditionFailure("a stand-in is not run")
  }
  open var presentedViewController: UIViewController {
    preconditionFailure("a stand-in is not run")
  }
  open var presentationStyle: UIModalPresentationStyle { .custom }
  open var containerView: UIView? { nil }
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { .zero }
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open var presentedView: UIView? { nil }
  open var frameOfPresentedViewInContainerView: CGRect { .zero }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  open var preferredContentSize: CGSize { .zero }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  @available(*, deprecated, message: "an optional method, which a caller must ask for")
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  @available(*, deprecated, message: "an optional method, which a caller must ask for")
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  @available(*, deprecated, message: "an optional method, which a caller must ask for")
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  @available(*, deprecated, message: "an optional method, which a caller must ask for")
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}

  public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? { nil }
  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? { nil }
  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? { nil }
  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    nil
  }
}

@available(iOS 16.0, *)
@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

@MainActor
open class UISheetPresentationController: UIPresentationController {
  open var detents: [Detent] = []
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  @MainActor
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("")
      public static let large = Identifier("")
    }

    open class func medium() -> Self { preconditionFailure("a stand-in is not run") }
    open class func large() -> Self { preconditionFailure("a stand-in is not run") }
    @available(iOS 16.0, *)
    open var identifier: Identifier { .medium }
    @available(iOS 16.0, *)
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { nil }
  }
}

@MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

@MainActor
open class UIPopoverPresentationController: UIPresentationController {}

@MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}

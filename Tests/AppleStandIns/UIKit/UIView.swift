// Documentation is left to the original declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Views, windows, and what they show.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import CoreGraphics
public import Foundation
public import QuartzCore

@MainActor
open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  // A member of every object, which Objective-C's extensions let a subclass override.
  open func accessibilityPerformEscape() -> Bool { false }
}

@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

@MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment {
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  open func encode(with coder: NSCoder) {}
  public override convenience init() { self.init(frame: .zero) }

  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer { CALayer() }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // Geometry.
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var center = CGPoint.zero
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3D()
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

  // The tree.
  open var superview: UIView? { nil }
  open var subviews: [UIView] { [] }
  open var window: UIWindow? { nil }
  open func addSubview(_ view: UIView) {}
  open func insertSubview(_ view: UIView, at index: Int) {}
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {}
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
  open func bringSubviewToFront(_ view: UIView) {}
  open func sendSubviewToBack(_ view: UIView) {}
  open func removeFromSuperview() {}
  open func didMoveToWindow() {}
  open func isDescendant(of view: UIView) -> Bool { false }

  // Layout.
  open var autoresizingMask: UIView.AutoresizingMask = []
  open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets() }
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified

  // What is drawn.
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var mask: UIView?
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }

  open var accessibilityIdentifier: String?
  open var accessibilityViewIsModal = false

  // Touches.
  open var isUserInteractionEnabled = true
  open var contentMode = UIView.ContentMode.scaleToFill
  open var gestureRecognizers: [UIGestureRecognizer]?
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
}

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var flexibleLeftMargin: AutoresizingMask { [] }
    public static var flexibleWidth: AutoresizingMask { [] }
    public static var flexibleRightMargin: AutoresizingMask { [] }
    public static var flexibleTopMargin: AutoresizingMask { [] }
    public static var flexibleHeight: AutoresizingMask { [] }
    public static var flexibleBottomMargin: AutoresizingMask { [] }
  }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
}

@MainActor
open class UIImageView: UIView {
  public init(image: UIImage?) { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var image: UIImage?
}

@MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  public override init() {}
  public required init?(coder: NSCoder) {}
  open func encode(with coder: NSCoder) {}
}

@MainActor
open class UINavigationBar: UIView {}

@MainActor
open class UITabBar: UIView {}

// An image of any thread.
open class UIImage: NSObject, @unchecked Sendable {
  open var size: CGSize { .zero }
}

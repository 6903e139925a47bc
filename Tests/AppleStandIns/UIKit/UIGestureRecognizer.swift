// Documentation is left to the original declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Touches and gestures.

public import Foundation
public import ObjectiveC

@MainActor
open class UITouch: NSObject {
  open func location(in view: UIView?) -> CGPoint { .zero }
  open var view: UIView? { nil }
}

@MainActor
open class UIEvent: NSObject {}

@MainActor
open class UIGestureRecognizer: NSObject {
  public init(target: Any?, action: Selector?) { state = .possible }
  public override convenience init() { self.init(target: nil, action: nil) }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?, action: Selector?) {}

  open var state: UIGestureRecognizer.State
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var view: UIView? { nil }
  open var numberOfTouches: Int { 0 }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

extension UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }
}

@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  @available(*, deprecated, message: "an optional method, which a caller must ask for")
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  @available(*, deprecated, message: "an optional method, which a caller must ask for")
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  @available(*, deprecated, message: "an optional method, which a caller must ask for")
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = 1
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {}

@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {}

@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {}

@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {}

@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {}

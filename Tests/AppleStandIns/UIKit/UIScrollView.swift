// Documentation is left to the original declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Views that scroll.

public import Foundation

@MainActor
open class UIScrollView: UIView {
  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets() }
  open var alwaysBounceVertical = false
  open var bounces = true
  open var isScrollEnabled = true
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
}

@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {}

import HeadlessViews

// These names are UIKit's. There is no solver: a constraint pins a view to its superview, or fixes
// its size.

/// An edge, a middle or a length of a view.
@preconcurrency @MainActor
public class NSLayoutAnchor {
  /// What a constraint sets of a view.
  enum Attribute: Hashable {
    case leading, trailing, left, right, centerX, width
    case top, bottom, centerY, height
  }

  private(set) weak var view: UIView?
  let attribute: Attribute

  /// What the anchor leaves out of the view; nil for an anchor of the view itself.
  let area: UILayoutGuide.Area?

  init(_ view: UIView?, _ attribute: Attribute, in area: UILayoutGuide.Area? = nil) {
    (self.view, self.attribute, self.area) = (view, attribute, area)
  }

  /// What is left out of the view at its edges, in points.
  var insets: UIEdgeInsets {
    switch area {
    case .safeArea: view?.safeAreaInsets ?? .zero
    case .layoutMargins: view?.layoutMargins ?? .zero
    case nil: .zero
    }
  }

  /// A constraint to the same anchor of the superview, or of a subview that it pins.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance, in points.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(self, anchor, multiplier: 1, constant: constant)
  }
}

/// A horizontal edge or middle.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor {}

/// A vertical edge or middle.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor {}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor {
  /// A constraint that fixes the length, in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(self, nil, multiplier: 0, constant: constant)
  }

  /// A constraint to a multiple of the superview's length, plus a number of points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(self, anchor, multiplier: multiplier, constant: constant)
  }
}

extension UIView {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }

  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }

  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }

  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }

  /// The horizontal middle.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }

  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }

  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }

  /// The vertical middle.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }

  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

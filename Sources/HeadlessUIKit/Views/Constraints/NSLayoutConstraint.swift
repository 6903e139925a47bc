import HeadlessStage
import HeadlessViews

/// A constraint that pins a view to its superview, or fixes its size.
///
/// ```swift
/// NSLayoutConstraint.activate([
///   dimming.leadingAnchor.constraint(equalTo: container.leadingAnchor),
///   dimming.trailingAnchor.constraint(equalTo: container.trailingAnchor),
///   dimming.topAnchor.constraint(equalTo: container.topAnchor),
///   dimming.bottomAnchor.constraint(equalTo: container.bottomAnchor),
/// ])
/// ```
///
/// The view is placed when the constraint becomes active, and when its superview changes its size or
/// the safe area or the margins that the constraint names.
/// There is no solver: a constraint between other views, or between different anchors, is refused
/// with a `UIKitIssue`, and the view keeps its frame.
@preconcurrency @MainActor
public final class NSLayoutConstraint {
  private let first: NSLayoutAnchor
  private let second: NSLayoutAnchor?

  /// The share of the superview's length, unitless.
  public let multiplier: CGFloat

  /// The distance or the length, in points; finite.
  public var constant: CGFloat {
    didSet { if isActive { pinned?.placeByPins() } }
  }

  /// True while the constraint places the view.
  public var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { activate() } else { pinned?.constraintPins?.remove(self) }
    }
  }

  init(
    _ first: NSLayoutAnchor, _ second: NSLayoutAnchor?, multiplier: CGFloat, constant: CGFloat
  ) {
    (self.first, self.second) = (first, second)
    (self.multiplier, self.constant) = (multiplier, constant)
  }

  /// Makes constraints active, in their order.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints inactive.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The view that the constraint places: the one of the two that is in the other.
  private var pinned: UIView? { isReversed ? second?.view : first.view }

  /// True if the superview comes first.
  private var isReversed: Bool {
    guard let view = second?.view else { return false }
    return view.superview === first.view && first.view != nil
  }

  private func activate() {
    guard let pinned, isPossible else {
      isActive = false
      let owner = first.view?.layer.placedLabel ?? "a view that is gone"
      let issue = UIKitIssue.unsupportedConstraint(owner: owner)
      let window = first.view?.window ?? second?.view?.window
      return (window?.stage?.diagnostics ?? Diagnostics.fallback).report(issue)
    }
    let pins = pinned.constraintPins ?? ConstraintPins()
    pinned.pins = pins
    pins.constraints.append(self)
    pinned.placeByPins()
  }

  /// False for what needs a solver.
  private var isPossible: Bool {
    guard (isReversed ? second : first)?.area == nil else { return false }
    guard let second else { return constant.isFinite && constant >= 0 }
    guard let view = first.view, let other = second.view, constant.isFinite, multiplier.isFinite,
      view.superview === other || other.superview === view
    else { return false }
    return first.attribute == second.attribute && (multiplier == 1 || !isReversed)
  }

  /// What the constraint sets of its view, and the number of points, in a superview of a size.
  fileprivate func value(in size: CGSize) -> (attribute: NSLayoutAnchor.Attribute, value: CGFloat) {
    let distance = isReversed ? -constant : constant
    let place = CGRect(origin: .zero, size: size)
      .inset(by: (isReversed ? first : second)?.insets ?? .zero)
    let isMirrored = pinned?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let length: CGFloat =
      switch first.attribute {
      case .left: place.minX
      case .right: place.maxX
      case .leading: isMirrored ? size.width - place.maxX : place.minX
      case .trailing: isMirrored ? size.width - place.minX : place.maxX
      case .centerX: place.midX
      case .width: place.width
      case .top: place.minY
      case .bottom: place.maxY
      case .centerY: place.midY
      case .height: place.height
      }
    return (first.attribute, length * multiplier + distance)
  }
}

/// The active constraints of a view.
@MainActor
private final class ConstraintPins: ViewPins {
  var constraints: [NSLayoutConstraint] = []

  func remove(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }

  func frame(of view: UIView, in size: CGSize) -> CGRect {
    var values: [NSLayoutAnchor.Attribute: CGFloat] = [:]
    for constraint in constraints {
      let (attribute, value) = constraint.value(in: size)
      values[attribute] = value
    }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let leading = values[.leading] {
      values[isMirrored ? .right : .left] = isMirrored ? size.width - leading : leading
    }
    if let trailing = values[.trailing] {
      values[isMirrored ? .left : .right] = isMirrored ? size.width - trailing : trailing
    }
    let (middle, own) = (view.center, view.bounds.size)
    let (x, width) = Self.span(
      values[.left], values[.right], values[.centerX], values[.width], own.width,
      middle.x - own.width / 2)
    let (y, height) = Self.span(
      values[.top], values[.bottom], values[.centerY], values[.height], own.height,
      middle.y - own.height / 2)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The start and the length of a view on an axis.
  private static func span(
    _ start: CGFloat?, _ end: CGFloat?, _ middle: CGFloat?, _ length: CGFloat?, _ own: CGFloat,
    _ former: CGFloat
  ) -> (CGFloat, CGFloat) {
    if let start, let end { return (start, max(end - start, 0)) }
    let length = max(length ?? own, 0)
    if let middle { return (middle - length / 2, length) }
    return (start ?? end.map { $0 - length } ?? former, length)
  }
}

extension UIView {
  fileprivate var constraintPins: ConstraintPins? { pins as? ConstraintPins }
}

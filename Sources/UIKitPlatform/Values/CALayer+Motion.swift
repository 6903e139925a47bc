extension CALayer {
  /// The model value of a property; nil if the engine cannot animate it.
  func modelMotion(of target: AnimationTarget) -> MotionValue? {
    MotionValue(modelObject(of: target))
  }

  /// The value that the layer shows for a property; nil if the engine cannot animate it.
  func shownMotion(of target: AnimationTarget) -> MotionValue? {
    (presentation() ?? self).modelMotion(of: target)
  }

  /// The model value of a property as an object; nil for none, such as no colour.
  func modelObject(of target: AnimationTarget) -> Any? { value(forKeyPath: target.key) }

  /// Sets the model value of a property without an implicit animation.
  func setModelObject(_ object: Any?, of target: AnimationTarget) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    setValue(object, forKeyPath: target.key)
    CATransaction.commit()
  }

  /// The count for values whose visible change is not known: a thousandth of the difference is one
  /// change.
  private static let unknownChange = 1000.0

  /// The difference of two values on the layer, in units of the smallest visible change.
  func visibleChanges(
    of target: AnimationTarget, from start: MotionValue, to end: MotionValue
  ) -> Double {
    let size = bounds.size
    switch end.minus(start) {
    case .number(let gap)?: return abs(Double(gap)) * target.sensitivity(on: size)
    case .point(let gap)?:
      let (x, y) = (Double(gap.x), Double(gap.y))
      guard target.property == .anchorPoint else {
        return hypot(x, y) * target.sensitivity(on: size)
      }
      return hypot(x * Double(size.width), y * Double(size.height)) / VisibleChange.points
    case .size(let gap)?: return Double(max(abs(gap.width), abs(gap.height))) / VisibleChange.points
    case nil, .other?: return start == end ? 0 : Self.unknownChange
    }
  }

  /// True if the layer is the other one or below it.
  func isInside(_ other: CALayer) -> Bool {
    sequence(first: self, next: \.superlayer).contains { $0 === other }
  }
}

extension CALayer {
  /// True if the layer, or the nearest view whose layer contains it, is in no window; also for a
  /// mask, which is in no tree of UIKit.
  @MainActor
  package var isOutsideWindow: Bool {
    var layer: CALayer? = self
    while let next = layer {
      if let view = next.delegate as? UIView { return view.window == nil }
      layer = next.superlayer
    }
    return true
  }

  package var ownerName: String { ownersName }

  package func shownNumber(of target: AnimationTarget) -> CGFloat? {
    guard case .number(let number)? = shownMotion(of: target) else { return nil }
    return number
  }

  package func visibleChanges(
    of target: AnimationTarget, from start: CGFloat, to end: CGFloat
  ) -> Double {
    visibleChanges(of: target, from: .number(start), to: .number(end))
  }
}

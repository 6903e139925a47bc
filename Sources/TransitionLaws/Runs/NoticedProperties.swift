import Transitioning

/// A property that a user notices although no picture shows it: of a view, or of its controller.
///
/// The lists below are all that the laws compare, beside the layers. A new property is one line.
@MainActor
struct NoticedProperty<Subject> {
  let name: String
  private let read: @MainActor (Subject) -> (any Hashable)?
  private let feed: @MainActor (Subject, inout Hasher) -> Void

  init<Value: Hashable>(_ name: String, _ value: @escaping @MainActor (Subject) -> Value?) {
    self.name = name
    read = { value($0) }
    feed = { $1.combine(value($0)) }
  }

  // `AnyHashable` would look for a representation of its own, which takes longer than to read.
  func value(of subject: Subject) -> (any Hashable)? { read(subject) }

  func hash(_ subject: Subject, into hasher: inout Hasher) { feed(subject, &hasher) }
}

extension NoticedProperty where Subject == UIView {
  /// The properties of a view: touches, accessibility, tint, content.
  static let all: [Self] = [
    .init("isUserInteractionEnabled") { $0.isUserInteractionEnabled },
    .init("isMultipleTouchEnabled") { $0.isMultipleTouchEnabled },
    .init("isExclusiveTouch") { $0.isExclusiveTouch },
    .init("isAccessibilityElement") { $0.isAccessibilityElement },
    .init("accessibilityLabel") { $0.accessibilityLabel },
    .init("accessibilityTraits") { $0.accessibilityTraits.rawValue },
    .init("accessibilityViewIsModal") { $0.accessibilityViewIsModal },
    .init("accessibilityElementsHidden") { $0.accessibilityElementsHidden },
    .init("tintAdjustmentMode") { $0.ownTintAdjustmentMode },
    .init("tintColor") { $0.ownTintColor },
    .init("contentMode") { $0.contentMode },
    .init("semanticContentAttribute") { $0.semanticContentAttribute },
  ]

  /// The properties of subclasses of `UIView`.
  static let ofKinds: [Self] = [
    .init("text") { ($0 as? UILabel)?.text },
    .init("isEnabled") { ($0 as? UIControl)?.isEnabled },
    .init("contentInset") { ($0 as? UIScrollView)?.contentInset },
    .init("isScrollEnabled") { ($0 as? UIScrollView)?.isScrollEnabled },
    .init("isKeyWindow") { ($0 as? UIWindow)?.isKeyWindow },
    .init("firstResponder") { ($0 as? UIWindow)?.firstResponder?.shortName },
  ]
}

extension UIResponder {
  /// The name in reports.
  fileprivate var shortName: String {
    (self as? UIView)?.layer.placedLabel ?? (self as? UIViewController)?.label
      ?? "\(type(of: self))"
  }
}

extension NoticedProperty where Subject == UIViewController {
  /// The properties of a controller whose view is in a window.
  static let all: [Self] = [
    .init("title") { $0.title },
    .init("additionalSafeAreaInsets") { $0.additionalSafeAreaInsets },
    .init("overrideUserInterfaceStyle") { $0.overrideUserInterfaceStyle },
    .init("isModalInPresentation") { $0.isModalInPresentation },
    .init("preferredStatusBarStyle") { $0.preferredStatusBarStyle },
    .init("prefersStatusBarHidden") { $0.prefersStatusBarHidden },
    .init("children") { $0.children.map(\.label) },
    .init("appearance") { $0.appearance.phase },
  ]
}

/// The recognizers of a view, by kind: a new one of the same kind is the same to a user.
struct RecognizerList: Equatable, CustomStringConvertible {
  private let names: [String]

  @MainActor
  init(_ view: UIView?) {
    names = (view?.gestureRecognizers ?? []).map {
      "\(type(of: $0))" + ($0.isEnabled ? "" : " (disabled)")
    }
  }

  var description: String { names.isEmpty ? "none" : names.joined(separator: ", ") }
}

/// What a user notices of a layer's view, and of the controller whose root view it is.
@MainActor
struct Noticed {
  private let hash: Int
  private let values: [(any Hashable)?]
  private let isRoot: Bool
  private let isOfKind: Bool

  /// The recognizers; nil for a view that leaves with the opened controller: a transition may add
  /// the recognizer that closes it there.
  private let recognizers: RecognizerList?

  /// - Parameter isTemporary: True for a view that leaves with the opened controller.
  init(_ layer: CALayer, isTemporary: Bool) {
    hash = Self.hash(of: layer)
    let view = layer.owner as? UIView
    let controller = view?.owner as? UIViewController
    var values: [(any Hashable)?] = []
    if let view {
      values.reserveCapacity(NoticedProperty<UIView>.all.count)
      for property in NoticedProperty<UIView>.all { values.append(property.value(of: view)) }
      if Self.isOfKind(view) {
        for property in NoticedProperty<UIView>.ofKinds { values.append(property.value(of: view)) }
      }
    }
    if let controller {
      for property in NoticedProperty<UIViewController>.all {
        values.append(property.value(of: controller))
      }
    }
    self.values = values
    isOfKind = view.map(Self.isOfKind) ?? false
    isRoot = controller != nil
    recognizers = isTemporary ? nil : RecognizerList(view)
  }

  /// True if everything is the same on a layer now; false if something may differ.
  func isKept(on layer: CALayer) -> Bool {
    guard Self.hash(of: layer) == hash else { return false }
    return recognizers.map { $0 == RecognizerList(layer.owner as? UIView) } ?? true
  }

  /// True for a view of a subclass, which may have more properties.
  private static func isOfKind(_ view: UIView) -> Bool { type(of: view) != UIView.self }

  private static func hash(of layer: CALayer) -> Int {
    guard let view = layer.owner as? UIView else { return 0 }
    var hasher = Hasher()
    for property in NoticedProperty<UIView>.all { property.hash(view, into: &hasher) }
    if isOfKind(view) {
      for property in NoticedProperty<UIView>.ofKinds { property.hash(view, into: &hasher) }
    }
    if let controller = view.owner as? UIViewController {
      for property in NoticedProperty<UIViewController>.all {
        property.hash(controller, into: &hasher)
      }
    }
    return hasher.finalize()
  }

  /// The first property whose value differs, in words; nil if there is none.
  func fault(from old: Noticed) -> String? {
    if let recognizers, let former = old.recognizers, recognizers != former {
      return "gestureRecognizers is \(recognizers) instead of \(former)"
    }
    guard hash != old.hash else { return nil }
    let names =
      NoticedProperty<UIView>.all.map(\.name)
      + (isOfKind ? NoticedProperty<UIView>.ofKinds.map(\.name) : [])
      + NoticedProperty<UIViewController>.all.map { "its controller's \($0.name)" }
    for (name, (new, old)) in zip(names, zip(values, old.values))
    where new.map({ AnyHashable($0) }) != old.map({ AnyHashable($0) }) {
      let texts = [new, old].map { $0.map { short($0) } ?? "nil" }
      return "\(name) is \(texts[0]) instead of \(texts[1])"
    }
    return isRoot == old.isRoot ? nil : "belongs to \(isRoot ? "a" : "no") controller"
  }
}

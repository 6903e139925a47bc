// These names are those of the Objective-C runtime.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(ObjectiveC)
  /// How an object retains an associated value.
  public enum objc_AssociationPolicy: UInt, Hashable, Sendable, CaseIterable {
    /// The value is weakly held.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of the value is retained, if the value can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy of the value is retained, if the value can be copied.
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// Returns the value that is associated with an object under a key; nil if there is none.
  ///
  /// ```swift
  /// private var nameKey: UInt8 = 0
  ///
  /// extension UIView {
  ///   var heroName: String? {
  ///     get { objc_getAssociatedObject(self, &nameKey) as? String }
  ///     set { objc_setAssociatedObject(self, &nameKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  ///   }
  /// }
  /// ```
  @preconcurrency @MainActor
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    guard type(of: object) is AnyClass else { return nil }
    return Associations.values(of: object as AnyObject)[key]?.value
  }

  /// Associates a value with an object under a key, which is the address of a variable; nil removes
  /// the present value.
  ///
  /// The value is released with its view, layer or view controller. For another object it may be
  /// released later, when more values are associated.
  @preconcurrency @MainActor
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    guard type(of: object) is AnyClass else { return }
    var values = Associations.values(of: object as AnyObject)
    values[key] = value.map { Association($0, policy) }
    Associations.setValues(values, of: object as AnyObject)
  }

  /// Removes all values that are associated with an object.
  @preconcurrency @MainActor
  public func objc_removeAssociatedObjects(_ object: Any) {
    guard type(of: object) is AnyClass else { return }
    Associations.setValues([:], of: object as AnyObject)
  }

  private struct Association {
    private let kept: Any?
    private weak var unkept: AnyObject?

    var value: Any? { kept ?? unkept }

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN:
        kept = nil
        unkept = value as AnyObject
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        kept = (value as? any NSCopying)?.copy(with: nil) ?? value
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
        kept = value
      }
    }
  }

  /// The storage of associated values: the object itself for views, layers and controllers, and a
  /// table for other objects.
  ///
  /// The entries of deallocated objects are removed when the table has grown.
  @MainActor
  private enum Associations {
    typealias Values = [UnsafeRawPointer: Association]

    private struct Entry {
      weak var owner: AnyObject?
      var values: Values
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    /// The number of entries at which entries of deallocated objects are removed.
    private static var limit = 32

    private static let viewKey = "UIView.associatedObjects"
    private static let layerKey = "CALayer.associatedObjects"

    static func values(of owner: AnyObject) -> Values {
      switch owner {
      case let view as UIView: return view.layer.note(forKey: viewKey) as? Values ?? [:]
      case let layer as CALayer: return layer.note(forKey: layerKey) as? Values ?? [:]
      case let controller as UIViewController: return controller.notes[viewKey] as? Values ?? [:]
      default:
        // A deallocated object may have had the same address.
        guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else {
          return [:]
        }
        return entry.values
      }
    }

    static func setValues(_ values: Values, of owner: AnyObject) {
      let kept = values.isEmpty ? nil : values
      switch owner {
      case let view as UIView: view.layer.setNote(kept, forKey: viewKey)
      case let layer as CALayer: layer.setNote(kept, forKey: layerKey)
      case let controller as UIViewController: controller.notes[viewKey] = kept
      default:
        entries[ObjectIdentifier(owner)] = kept.map { Entry(owner: owner, values: $0) }
        guard entries.count > limit else { return }
        // The entries are removed first, because a value that is released may associate another
        // value.
        let gone = entries.filter { $0.value.owner == nil }
        for identifier in gone.keys { entries[identifier] = nil }
        limit = max(32, 2 * entries.count)
      }
    }
  }
#endif

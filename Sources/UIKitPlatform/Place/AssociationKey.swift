/// The keys of objects that the library associates with objects of UIKit; only the keys' addresses
/// matter.
@MainActor
enum AssociationKey {
  static let choreographer = key()
  static let swipeBack = key()
  static let decisions = key()
  static let presentationEnd = key()
  static let fingerHold = key()
  static let actionTargets = key()

  private static func key() -> UnsafeRawPointer {
    UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  }
}

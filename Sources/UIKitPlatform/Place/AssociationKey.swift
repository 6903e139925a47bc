/// The keys of what the library keeps with objects of UIKit; only their addresses matter.
@MainActor
enum AssociationKey {
  static let choreographer = key()
  static let source = key()
  static let decisions = key()
  static let presentationEnd = key()
  static let drive = key()
  static let actionTargets = key()

  private static func key() -> UnsafeRawPointer {
    UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  }
}

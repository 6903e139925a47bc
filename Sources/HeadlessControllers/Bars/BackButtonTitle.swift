/// The possible titles of a back button.
enum BackButtonTitle {
  /// The title if there is no space for a longer one, or if the item has no title.
  private static let plain = "Back"

  /// The full title.
  @MainActor
  static func of(_ item: UINavigationItem) -> String {
    item.backButtonTitle ?? item.title ?? plain
  }

  /// All possible titles, longest first.
  @MainActor
  static func choices(of item: UINavigationItem) -> [String] {
    let full = of(item)
    return full.count > plain.count ? [full, plain, ""] : [full, ""]
  }
}

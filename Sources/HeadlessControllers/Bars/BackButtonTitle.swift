/// What a back button could say.
enum BackButtonTitle {
  /// What it says where there is no room for more, or nothing to say.
  private static let plain = "Back"

  /// What it says where there is room.
  @MainActor
  static func of(_ item: NavigationItem) -> String {
    item.backButtonTitle ?? item.title ?? plain
  }

  /// Everything that it could say, the most first.
  @MainActor
  static func choices(of item: NavigationItem) -> [String] {
    let full = of(item)
    return full.count > plain.count ? [full, plain, ""] : [full, ""]
  }
}

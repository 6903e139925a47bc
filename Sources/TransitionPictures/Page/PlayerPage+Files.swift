extension PlayerPage {
  /// The style sheet of all pages: dark in the reader's dark mode, one column on a narrow screen.
  package static var styleSheet: String {
    String(decoding: PackageResources.player_css, as: UTF8.self)
  }

  /// The script of all pages: files that share one scope, one after the other.
  package static var script: String {
    [
      PackageResources.intro_js, PackageResources.film_js, PackageResources.plane_js,
      PackageResources.paint_js, PackageResources.scene_js, PackageResources.overlays_js,
      PackageResources.touches_js, PackageResources.player_js, PackageResources.controls_js,
      PackageResources.links_js,
    ].map { String(decoding: $0, as: UTF8.self) }.joined()
  }

  /// The script that pages on which the reader can drag have besides.
  package static var dragScript: String {
    String(decoding: PackageResources.drag_js, as: UTF8.self)
  }
}

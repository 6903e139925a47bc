import CatalogSamples
import Transitioning

/// A mode of a sample's run: its legs and the settings of the user.
///
/// The Catalog checks each sample in all modes, and the site has a page for each.
struct RunMode {
  /// The name in a few words.
  let name: String

  /// The suffix of the page's file name; empty for the first mode.
  let slug: String

  /// The legs in their order.
  let courses: [Leg.Course]

  /// The screen and the settings of the user.
  let setting: Setting

  /// True for the modes that the index of the site shows: the first one, light and dark.
  var isOnIndex: Bool { slug.isEmpty || setting.isDark }

  /// All modes; the first is that of a sample's own page.
  static let all: [RunMode] = [
    RunMode(name: "there and back", slug: "", courses: [.forward, .backward], setting: .phone),
    RunMode(
      name: "under a finger", slug: "finger",
      courses: [.forward, .cancelled(at: 0.3), .interactive], setting: .phone),
    RunMode(
      name: "reversed half-way", slug: "reversed", courses: [.interrupted(at: 0.5)],
      setting: .phone),
    RunMode(
      name: "right-to-left", slug: "rtl", courses: [.forward, .backward],
      setting: Setting(layoutDirection: .rightToLeft)),
    RunMode(
      name: "with reduced motion", slug: "calm", courses: [.forward, .backward],
      setting: Setting(prefersReducedMotion: true)),
    RunMode(name: "on a tablet", slug: "tablet", courses: [.forward, .backward], setting: .tablet),
    RunMode(
      name: "in the dark", slug: "dark", courses: [.forward, .backward],
      setting: Setting(isDark: true)),
  ]

  /// The file name of the page of a sample in this mode.
  @MainActor
  func page(of sample: any Sample.Type) -> String {
    slug.isEmpty ? "\(sample.name).html" : "\(sample.name)-\(slug).html"
  }
}

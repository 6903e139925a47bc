import Transitioning

/// A way to run a sample: its legs and the settings of the user.
///
/// The Catalog checks each sample in all ways, and the site has a page for each.
struct Way {
  /// The name in a few words.
  let name: String

  /// The suffix of the page's file name; empty for the first way.
  let slug: String

  /// The legs in their order.
  let courses: [Leg.Course]

  /// The screen and the settings of the user.
  let setting: Setting

  /// All ways; the first is that of a sample's own page.
  static let all: [Way] = [
    Way(name: "there and back", slug: "", courses: [.forward, .backward], setting: .phone),
    Way(
      name: "under a finger", slug: "finger",
      courses: [.forward, .cancelled(at: 0.3), .interactive], setting: .phone),
    Way(
      name: "reversed half-way", slug: "reversed", courses: [.interrupted(at: 0.5)],
      setting: .phone),
    Way(
      name: "right-to-left", slug: "rtl", courses: [.forward, .backward],
      setting: Setting(layoutDirection: .rightToLeft)),
    Way(
      name: "with reduced motion", slug: "calm", courses: [.forward, .backward],
      setting: Setting(prefersReducedMotion: true)),
    Way(name: "on a tablet", slug: "tablet", courses: [.forward, .backward], setting: .tablet),
    Way(
      name: "in the dark", slug: "dark", courses: [.forward, .backward],
      setting: Setting(isDark: true)),
  ]

  /// The file name of the page of a sample in this way.
  @MainActor
  func page(of sample: any Sample.Type) -> String {
    slug.isEmpty ? "\(sample.name).html" : "\(sample.name)-\(slug).html"
  }
}

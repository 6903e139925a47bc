import CatalogSamples
import TransitionLaws
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
  let legs: [Leg]

  /// The screen and the settings of the user.
  let screen: StageScreen

  /// True for the modes that the index of the site shows: the first one, light and dark.
  var isOnIndex: Bool { slug.isEmpty || isDark }

  /// True if a finger drives the transition, so that a reader of the page can, too.
  var isDragged: Bool { legs.contains(.interactive) }

  /// True if the interface is dark.
  var isDark: Bool { screen.traits.userInterfaceStyle == .dark }

  /// All modes; the first is that of a sample's own page.
  static let all: [RunMode] = [
    RunMode(name: "there and back", slug: "", legs: [.forward, .backward], screen: .phone),
    RunMode(
      name: "under a finger", slug: "finger",
      legs: [.forward, .cancelled(at: 0.3), .interactive], screen: .phone),
    RunMode(
      name: "reversed half-way", slug: "reversed", legs: [.interrupted(at: 0.5)],
      screen: .phone),
    RunMode(
      name: "right-to-left", slug: "rtl", legs: [.forward, .backward],
      screen: .phone.rightToLeft),
    RunMode(
      name: "with reduced motion", slug: "calm", legs: [.forward, .backward],
      screen: .phone.reducedMotion),
    RunMode(name: "on a tablet", slug: "tablet", legs: [.forward, .backward], screen: .tablet),
    RunMode(
      name: "in the dark", slug: "dark", legs: [.forward, .backward],
      screen: .phone.dark),
  ]

  /// The file name of the page of a sample in this mode.
  @MainActor
  func page(of sample: any Sample.Type) -> String {
    slug.isEmpty ? "\(sample.name).html" : "\(sample.name)-\(slug).html"
  }
}

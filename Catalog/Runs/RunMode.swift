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

  /// All modes of a sample; the first is that of the sample's own page.
  @MainActor
  static func all(of sample: any Sample.Type) -> [RunMode] {
    let isWide = sample.showcase == .tablet
    let screen = isWide ? StageScreen.tablet : .phone
    var modes = [
      RunMode(name: "there and back", slug: "", legs: [.forward, .backward], screen: screen),
      RunMode(
        name: "under a finger", slug: "finger",
        legs: [.forward, .cancelled(at: 0.3), .interactive], screen: screen),
      RunMode(
        name: "reversed half-way", slug: "reversed", legs: [.interrupted(at: 0.5)],
        screen: screen),
      RunMode(
        name: "right-to-left", slug: "rtl", legs: [.forward, .backward],
        screen: screen.rightToLeft),
      RunMode(
        name: "with reduced motion", slug: "calm", legs: [.forward, .backward],
        screen: screen.reducedMotion),
      RunMode(
        name: isWide ? "on a phone" : "on a tablet", slug: isWide ? "phone" : "tablet",
        legs: [.forward, .backward], screen: isWide ? .phone : .tablet),
      RunMode(
        name: "in the dark", slug: "dark", legs: [.forward, .backward], screen: screen.dark),
    ]
    if sample.showcase == .finger {
      let (plain, driven) = (modes[0], modes[1])
      modes[0] = RunMode(name: driven.name, slug: "", legs: driven.legs, screen: screen)
      modes[1] = RunMode(name: plain.name, slug: "plain", legs: plain.legs, screen: screen)
    }
    return modes
  }

  /// The file name of the page of a sample in this mode; that of its own page if it has no such
  /// mode.
  @MainActor
  func page(of sample: any Sample.Type) -> String {
    let isKnown = !slug.isEmpty && Self.all(of: sample).contains { $0.slug == slug }
    return isKnown ? "\(sample.name)-\(slug).html" : "\(sample.name).html"
  }
}

import Expectations
import Transitioning

@testable import CatalogSamples
@testable import TransitioningCatalog

@MainActor
@Suite("The other names of motions")
struct OtherNamesTests {
  @Test(
    "find what people of other platforms look for",
    arguments: [
      ("hero", ["shared-element", "container-transform", "photo", "zoom"]),
      ("3d", ["cube", "card-flip", "doors", "fold"]), ("rotate", ["spin", "card-flip", "hinge"]),
      ("page curl", ["fold", "reversed"]), ("tab bar", ["tabs", "fade-through"]),
      ("snackbar", ["toast"]), ("ripple", ["circular-reveal"]),
      ("dismiss", ["sheet", "zoom", "back-sheet"]), ("swipe", ["settings", "tabs", "drawer"]),
      ("crossfade", ["fade", "cross-dissolve", "split"]), ("tablet", ["when", "popover"]),
      ("modal", ["slide-up", "card-sheet", "alert", "dialog"]), ("side menu", ["menu", "drawer"]),
      ("blinds", ["shutters"]), ("lightbox", ["photo", "photo-album"]),
      ("fullscreen", []), ("wizard", ["shared-axis-x"]), ("android", ["fade-forwards"]),
    ] as [(String, [String])])
  func searches(words: String, names: [String]) {
    let found = Samples.matching(words.split(separator: " ").map(String.init)).map { $0.name }
    for name in names { expectTrue(found.contains(name), "\(words): \(found)") }
    expectTrue(names.isEmpty == found.isEmpty && found.count < Samples.all.count / 3, "\(found)")
  }

  @Test(
    "are proposed for a mistyped word", arguments: [("herro", "hero"), ("Snakbar", "snackbar")])
  func proposals(word: String, name: String) {
    #expect(throws: UsageError("No sample has '\(word)': did you mean '\(name)'?")) {
      _ = try ListCommand([word])
    }
  }

  @Test("are in lower case, and each once for a sample")
  func names() {
    for sample in Samples.all {
      let names = OtherNames.of(sample)
      expectEqual(names, names.map { $0.lowercased() }, "\(sample.name)")
      expectEqual(Set(names).count, names.count, "\(sample.name): \(names)")
    }
  }

  @Test("are on the card of a sample, for the filter")
  func cards() {
    let html = SiteIndex([
      SiteIndex.Entry(sample: ToastSample.self, isRight: true),
      SiteIndex.Entry(sample: LiftSample.self, isRight: true),
    ]).html
    expectContains(html, "<li id=\"toast\" data-also=\"snackbar, hud, ")
    for name in OtherNames.of(LiftSample.self) { expectContains(html, name) }
  }
}

import Expectations
import Foundation
import TransitionRecording
import Transitioning

@testable import Catalog

@MainActor
@Suite("The status bar of a scene")
struct StatusBarTests {
  /// The colours of the time, of the signal and of the home indicator, as far as they show.
  private struct Shown: Equatable {
    var time: [UIColor] = []
    var indicator: [UIColor] = []

    @MainActor
    init(_ stage: Stage) {
      guard let bar = stage.windows.flatMap(\.subviews).first(where: { $0 is StatusBar }) else {
        return
      }
      for part in bar.subviews.flatMap(\.subviews) where part.alpha > 0.5 {
        time += part.subviews.compactMap { ($0 as? UILabel)?.textColor }
        indicator += [(part as? Surface)?.backgroundColor].compactMap(\.self)
      }
    }
  }

  private static let (ink, white) = (Palette.light.ink, UIColor.white)

  private func performance(_ name: String, isDark: Bool) throws -> Performance {
    let type = try #require(Samples.named(name))
    return Performance(type.init(), in: Setting(isDark: isDark))
  }

  @Test(
    "is light on a dark picture and dark on a light one, in a light and a dark interface",
    arguments: [false, true])
  func pictures(isDark: Bool) throws {
    for (name, before, after) in [
      ("shutters", Self.ink, Self.white), ("swap", Self.ink, Self.ink),
      ("doors", Self.white, isDark ? Self.white : Self.ink),
      ("card-flip", isDark ? Self.ink : Self.white, isDark ? Self.white : Self.ink),
    ] {
      let performance = try performance(name, isDark: isDark)
      let stage = performance.stage
      expectEqual(Shown(stage).time, [before])
      performance.open()
      try stage.settle()
      expectEqual(Shown(stage).time, [after])
      performance.opened?.dismiss(animated: true)
      try stage.settle()
      expectEqual(Shown(stage).time, [before])
    }
  }

  @Test("is light above a card that steps back before black, and dark if motion is reduced")
  func cards() throws {
    for (isReduced, color) in [(false, Self.white), (true, Self.ink)] {
      let performance = Performance(
        CardSheetSample(), in: Setting(prefersReducedMotion: isReduced))
      performance.open()
      try performance.stage.settle()
      expectEqual(Shown(performance.stage).time, [color])
      let after = try contrast(on: performance.stage)
      expectTrue(after >= 3, "\(after)")
      performance.opened?.dismiss(animated: true)
      try performance.stage.settle()
      expectEqual(Shown(performance.stage).time, [Self.ink])
    }
  }

  @Test("shows the home indicator by the picture at the lower edge")
  func indicators() throws {
    // A mountain's lower edge is dark; the page below a product's picture is light.
    for (name, color) in [("cross-dissolve", Self.white), ("swap", Self.ink)] {
      let performance = try performance(name, isDark: false)
      performance.open()
      try performance.stage.settle()
      expectEqual(Shown(performance.stage).indicator, [color])
    }
  }

  @Test("changes with the screens: half of both shows in the middle of a cross-fade")
  func middle() throws {
    let performance = try performance("shutters", isDark: false)
    let stage = performance.stage
    performance.open()
    stage.advance(by: 0)
    stage.advance(by: 0.3)
    let bar = try #require(stage.windows.flatMap(\.subviews).first { $0 is StatusBar })
    let opacities = bar.subviews.compactMap { $0.subviews.first }.map {
      $0.layer.presentationProperties.opacity
    }
    expectEqual(opacities.count, 2)
    for opacity in opacities { expectTrue((0.2...0.8).contains(opacity), "\(opacity)") }
  }

  /// The relative luminance of an opaque colour, as WCAG 2.2 defines it.
  private func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    let parts = [red, green, blue].map {
      $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// The contrast of the time with what is below it.
  private func contrast(on stage: Stage) throws -> Double {
    let window = try #require(stage.windows.first { $0.subviews.first is StatusBar })
    let shown = window.subviews[0].subviews.flatMap(\.subviews).filter { $0.alpha > 0.5 }
    let label = try #require(shown.flatMap(\.subviews).compactMap { $0 as? UILabel }.first)
    let place = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
    window.isHidden = true
    let (width, height) = (13, 28)
    let raster = Raster(stage.displayList(), width: width, height: height)
    window.isHidden = false
    let column = Int(place.x / stage.size.width * CGFloat(width))
    let line = Int(place.y / stage.size.height * CGFloat(height))
    let pixel = raster.pixels[line * width + column]
    let (text, ground): (UIColor, UIColor) = (label.textColor, pixel)
    let values = [
      luminance(text.red, text.green, text.blue),
      luminance(ground.red, ground.green, ground.blue),
    ].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  @Test(
    "can be read above the pictures of all scenes, in a light and a dark interface",
    arguments: [false, true])
  func contrast(isDark: Bool) throws {
    for name in [
      "blink", "card-flip", "circular-reveal", "comb", "cross-dissolve", "curtain", "dip", "doors",
      "shutters", "spin", "squeeze", "swap", "tiles", "toast", "uncover", "wipe", "zoom",
      "zoom-from-view",
    ] {
      let performance = try performance(name, isDark: isDark)
      let stage = performance.stage
      let before = try contrast(on: stage)
      expectTrue(before >= 3, "\(name), before: \(before)")
      performance.open()
      try stage.settle()
      let after = try contrast(on: stage)
      expectTrue(after >= 3, "\(name), after: \(after)")
    }
  }
}

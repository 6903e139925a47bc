import Expectations
import Foundation
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
      for furniture in bar.subviews {
        for part in furniture.subviews where part.alpha > 0.5 {
          if let label = part as? UILabel { time.append(label.textColor) }
          if let surface = part as? Surface, let color = surface.backgroundColor {
            indicator.append(color)
          }
        }
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
    let opacities = bar.subviews.flatMap(\.subviews).filter { $0 is UILabel }.map {
      $0.layer.presentationProperties.opacity
    }
    expectEqual(opacities.count, 2)
    for opacity in opacities { expectTrue((0.2...0.8).contains(opacity), "\(opacity)") }
  }
}

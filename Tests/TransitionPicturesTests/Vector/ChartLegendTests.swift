import Expectations
import Transitioning

@testable import TransitionPictures

@MainActor
@Suite("The legend of a chart")
struct ChartLegendTests {
  /// The legend of a card that grows, in a width of points.
  private func legend(within width: CGFloat) throws -> (legend: ChartLegend, markup: ParsedMarkup) {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 125, height: 125))
    window.addSubview(card)
    window.makeKeyAndVisible()
    let recording = Recorder(stage).record {
      UIView.animate(withDuration: 0.3) { card.bounds.size = CGSize(width: 390, height: 520) }
    }
    let group = try #require(recording.propertyGroups.first { $0.property == "bounds.size" })
    let legend = ChartLegend(group, curves: group.curves[...], width: width)
    return (legend, try ParsedMarkup("<g>\(legend.markup(at: 25))</g>"))
  }

  @Test("has all components on a line, or one that would meet the next chart on a second line")
  func lines() throws {
    for (width, places, extra) in [
      (400.0, ["25"], 0), (220, ["25", "37"], ChartLegend.lineHeight),
    ] {
      let (legend, markup) = try legend(within: width)
      expectEqual(markup.all("text").map { $0.attributes["y"] }, places)
      expectEqual(markup.all("text").first?.text, "bounds.size")
      expectEqual(markup.all("tspan").map(\.text), ["width 125 → 390", "height 125 → 520"])
      expectEqual(legend.extraHeight, extra)
    }
  }

  @Test("cuts what a second line has no room for", arguments: [60, 90, 120] as [CGFloat])
  func tiny(width: CGFloat) throws {
    let (legend, markup) = try legend(within: width)
    let (texts, spans) = (markup.all("text"), markup.all("tspan"))
    expectEqual(texts.count, 2)
    expectTrue(spans.contains { $0.text.hasSuffix("…") })
    expectEqual(legend.extraHeight, ChartLegend.lineHeight)
    expectTrue((texts + spans).allSatisfy { FilmstripText($0.text, size: 10).width <= width })
  }
}

import Expectations
import TransitionCurves
import Transitioning

@testable import TransitionPictures

@Suite("A chart of a property")
struct CurveChartTests {
  /// The texts of a chart of a turn.
  private func texts(_ name: String, to angle: Double) throws -> [ParsedMarkup.Element] {
    let curve = PropertyCurve(
      "", Motion(times: [0, 0.5, 1], rows: [[0], [angle / 3], [angle]]), [])
    let group = PropertyGroup(
      name: name, property: "transform.rotation", count: 2, curves: [curve, curve])
    let chart = CurveChart(group, width: 200, span: 0...1, marks: [])
    return try ParsedMarkup("<g>\(chart.markup)</g>").all("text")
  }

  @Test("wraps a long name into two lines, and moves what follows down")
  func longNames() throws {
    let (short, long) = (
      try texts("UIView 'card'", to: 90),
      try texts("UIView 'container of the place' in the back", to: 90)
    )
    func names(_ texts: [ParsedMarkup.Element]) -> [String] {
      texts.filter { $0.attributes["font-weight"] == "bold" }.map(\.text)
    }
    expectEqual(names(short), ["UIView 'card' × 2"])
    expectEqual(
      names(long), ["UIView 'container of the", "place' in the back × 2"])
    let cut = names(
      try texts("UIView 'picture of \(String(repeating: "a long name ", count: 9))'", to: 90))
    expectTrue(cut.count == 2 && cut[1].hasSuffix("… × 2"), "\(cut)")
    func place(_ texts: [ParsedMarkup.Element]) -> [Double] {
      texts.filter { $0.attributes["font-size"] == "10" }
        .compactMap { $0.attributes["y"].flatMap(Double.init) }
    }
    expectEqual(place(short), [25])
    expectEqual(place(long), [39])
  }

  @Test("has whole numbers at its axis where decimal places have no room")
  func labels() throws {
    for (angle, label) in [(-68.5, "-69°"), (6.25, "6.25°"), (-368.5, "-369°")] {
      let labels = try texts("UIView 'card'", to: angle)
        .filter { $0.attributes["font-size"] == "8" }.map(\.text)
      expectTrue(labels.contains(label), "\(labels)")
    }
  }

  @Test("has a timing curve with two decimal places")
  func rounded() {
    let curve = CubicBezier(0.1224, 0.7797, 0.2447, 1)
    expectEqual(curve.css(places: 2), "cubic-bezier(0.12, 0.78, 0.24, 1)")
    expectEqual(curve.css(), "cubic-bezier(0.1224, 0.7797, 0.2447, 1)")
  }
}

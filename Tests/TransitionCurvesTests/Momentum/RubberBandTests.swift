import TransitionCurves
import Expectations

@Suite("A rubber band")
struct RubberBandTests {
  let band = RubberBand(dimension: 800)

  @Test("follows the formula d·(1 − 1/(c·x/d + 1)), and never reaches its dimension")
  func formula() {
    for distance in [1.0, 40, 100, 3000] {
      let expected = 800 * (1 - 1 / (distance * 0.55 / 800 + 1))
      let values = [distance, -distance].map { band.value(at: $0) }
      expectNear(values, [expected, -expected])
    }
    expectNear(band.value(at: 100), 51.46198830, within: 1e-8)
    expectEqual(band.velocity(at: 0), 0.55)
    expectEqual([0, .infinity, .nan].map { band.value(at: $0) }, [0, 800, 0])
    expectLess(band.value(at: 1e9), 800)
  }

  @Test("has a velocity that is the derivative of its offset, and the distance that shows one")
  func derivative() {
    for distance in [-2000.0, -500, -3, 0, 0.5, 20, 900] {
      let difference = (band.value(at: distance + 1e-4) - band.value(at: distance - 1e-4)) / 2e-4
      let shown = band.distance(showing: band.value(at: distance))
      expectNear([band.velocity(at: distance), shown], [difference, distance], within: 1e-7)
    }
    expectEqual(band.distance(showing: 800), .infinity)
  }

  @Test("changes positions outside a range only")
  func range() {
    expectEqual(
      [250, 420, -20].map { band.position($0, within: 0...400) },
      [
        250, 400 + band.value(at: 20), band.value(at: -20),
      ])
  }

  @Test("refuses impossible sizes")
  func preconditions() async {
    await #expect(processExitsWith: .failure) { _ = RubberBand(dimension: 0) }
    await #expect(processExitsWith: .failure) { _ = RubberBand(dimension: 1, coefficient: -1) }
  }

  @Test("finds the finger for a shown position, and its speed, within and beyond a range")
  func inverse() {
    for position in [-700.0, -20, 0, 250, 400, 420, 3000] {
      let shown = band.position(position, within: 0...400)
      expectNear([band.position(showing: shown, within: 0...400)], [position], within: 1e-6)
    }
    expectEqual(band.position(showing: 1e9, within: 0...400), 400 + 1e6)
    expectEqual(
      [250, 420, -20].map { band.velocity(at: $0, within: 0...400) },
      [1, band.velocity(at: 20), band.velocity(at: 20)])
  }
}

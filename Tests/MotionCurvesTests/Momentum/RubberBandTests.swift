import MotionCurves
import Expectations

@Suite("A rubber band")
struct RubberBandTests {
  let band = RubberBand(dimension: 800)

  @Test("starts with its coefficient as its velocity and never reaches its dimension")
  func ends() {
    expectEqual(band.value(at: 0), 0)
    expectEqual(band.velocity(at: 0), 0.55)
    expectTrue(band.value(at: 1e9) < 800)
    expectEqual(band.value(at: .infinity), 800)
  }

  @Test("follows the formula d·(1 − 1/(c·x/d + 1))")
  func formula() {
    for distance in [1.0, 40, 100, 3000] {
      let expected = 800 * (1 - 1 / (distance * 0.55 / 800 + 1))
      expectTrue(abs(band.value(at: distance) - expected) < 1e-9)
      expectEqual(band.value(at: -distance), -band.value(at: distance))
    }
    expectTrue(abs(band.value(at: 100) - 51.46198830) < 1e-8)
  }

  @Test("has a velocity that is the derivative of its offset")
  func derivative() {
    for distance in [-500.0, -3, 0.5, 20, 900] {
      let difference = (band.value(at: distance + 1e-4) - band.value(at: distance - 1e-4)) / 2e-4
      expectTrue(abs(band.velocity(at: distance) - difference) < 1e-9)
    }
  }

  @Test("has the distance that shows an offset")
  func inverse() {
    for distance in [-2000.0, -1, 0, 7, 1000] {
      expectTrue(abs(band.distance(showing: band.value(at: distance)) - distance) < 1e-9)
    }
    expectEqual(band.distance(showing: 800), .infinity)
  }

  @Test("changes positions outside a range only")
  func range() {
    expectEqual(band.position(250, within: 0...400), 250)
    expectEqual(band.position(420, within: 0...400), 400 + band.value(at: 20))
    expectEqual(band.position(-20, within: 0...400), band.value(at: -20))
  }

  @Test("refuses impossible sizes, and yields a number for any distance")
  func preconditions() async {
    expectEqual(band.value(at: .nan), 0)
    await #expect(processExitsWith: .failure) { _ = RubberBand(dimension: 0) }
    await #expect(processExitsWith: .failure) { _ = RubberBand(dimension: 1, coefficient: -1) }
  }
}

import Expectations
import Transitioning
@testable import Transitions

@Suite("The arc of a container")
struct ContainerArcTests {
  /// Cards at places from which the arc is round, flat, steep, straight down, and upward.
  private static let cards = [
    CGRect(x: 230, y: 560, width: 150, height: 120), CGRect(x: 10, y: 20, width: 120, height: 90),
    CGRect(x: 125, y: 700, width: 148, height: 60), CGRect(x: 125, y: 640, width: 150, height: 80),
    CGRect(x: 20, y: 840, width: 100, height: 60),
  ]

  @Test(
    "is exact to a ten-thousandth of a point at 500 instants, both ways", arguments: cards.indices,
    [MediaTimingFunction.emphasized, .legacy, .emphasizedDecelerate, .linear])
  func isExact(number: Int, easing: MediaTimingFunction) throws {
    let (card, page) = (Self.cards[number], CGRect(x: 0, y: 40, width: 400, height: 760))
    var style = ContainerTransformStyle(path: .arc)
    style.easing = easing
    let spec = MaterialMotion.containerTransform(
      from: .init(frame: card), to: .init(frame: page), style: style)
    for (leg, start, end) in [(spec.forward, card, page), (spec.backward, page, card)] {
      let x = try #require(leg.track(.container, \.position.x))
      let y = try #require(leg.track(.container, \.position.y))
      let chords = ArcChords(
        from: CGPoint(x: start.midX, y: start.minY), to: CGPoint(x: end.midX, y: end.minY))
      var farthest: CGFloat = 0
      for step in 0...500 {
        let time = Double(step) / 500
        let place = chords.place(at: easing.value(at: time))
        farthest = max(
          farthest,
          hypot(x.value(at: time, duration: 1) - place.x, y.value(at: time, duration: 1) - place.y))
      }
      expectLess(farthest, 1e-4)
    }
  }

  /// Easings that go beyond the end, come from before the beginning, and both.
  private static let overshooting = [
    beyond, beyond.reversed(), MediaTimingFunction(controlPoints: 0.68, -0.55, 0.265, 1.55),
  ]
  private static let beyond = MediaTimingFunction(controlPoints: 0.175, 0.885, 0.32, 1.275)

  @Test(
    "goes on along its last or first hundredth if an easing goes beyond the ends",
    arguments: cards.indices, overshooting.indices)
  func overshoots(number: Int, easingNumber: Int) throws {
    let easing = Self.overshooting[easingNumber]
    let (card, page) = (Self.cards[number], CGRect(x: 0, y: 40, width: 400, height: 760))
    let style = ContainerTransformStyle(path: .arc, easing: easing)
    let leg = MaterialMotion.containerTransform(
      from: .init(frame: card), to: .init(frame: page), style: style
    ).forward
    let x = try #require(leg.track(.container, \.position.x))
    let y = try #require(leg.track(.container, \.position.y))
    let chords = ArcChords(
      from: CGPoint(x: card.midX, y: card.minY), to: CGPoint(x: page.midX, y: page.minY))
    var farthest = 0.0
    for step in 0...500 {
      let time = Double(step) / 500
      let progress = easing.value(at: time)
      // Material extrapolates the line from 0.99 to 1, or from 0.01 to 0.
      let end = min(max(progress, 0), 1)
      let (base, near) = (chords.place(at: end), chords.place(at: end > 0.5 ? 0.99 : 0.01))
      let beyond = abs(progress - end) / 0.01
      let place = CGPoint(
        x: base.x + (base.x - near.x) * beyond, y: base.y + (base.y - near.y) * beyond)
      farthest = max(
        farthest,
        hypot(x.value(at: time, duration: 1) - place.x, y.value(at: time, duration: 1) - place.y))
    }
    expectLess(farthest, 1e-3)
  }

  @Test("has a mask and corners that stay between their ends, but a scale that overshoots")
  func clamps() throws {
    let (card, page) = (Self.cards[0], CGRect(x: 0, y: 40, width: 400, height: 760))
    for easing in Self.overshooting {
      let leg = MaterialMotion.containerTransform(
        from: .init(frame: card, cornerRadius: 16), to: .init(frame: page),
        style: .init(easing: easing)
      ).forward
      for part in [MotionSpec.Part.container, .clip] {
        let height = try #require(leg.track(part, \.boundsSize.height))
        let corners = try #require(leg.track(part, \.cornerRadius))
        let scale = leg.track(part, \.transform.scale)
        for step in 0...200 {
          let time = Double(step) / 200
          let progress = min(max(easing.value(at: time), 0), 1)
          expectNear(
            height.value(at: time, duration: 1), height.from + (height.to - height.from) * progress,
            within: 1e-6)
          let rounding = min(progress / 0.75, 1)
          expectNear(
            corners.value(at: time, duration: 1), corners.from * (1 - rounding), within: 1e-5)
          guard let scale else { continue }
          expectNear(
            scale.value(at: time, duration: 1),
            scale.from + (scale.to - scale.from) * easing.value(at: time), within: 1e-6)
        }
      }
    }
  }
}

/// The places of a container's arc, a quadratic curve, by the share of its length, in small chords.
struct ArcChords {
  private let points: [CGPoint]
  private let lengths: [CGFloat]

  init(from start: CGPoint, to end: CGPoint, count: Int = 20_000) {
    let control = start.y > end.y ? CGPoint(x: end.x, y: start.y) : CGPoint(x: start.x, y: end.y)
    let points = (0...count).map { index in
      let s = CGFloat(index) / CGFloat(count)
      let (u, v, w) = ((1 - s) * (1 - s), 2 * s * (1 - s), s * s)
      return CGPoint(
        x: u * start.x + v * control.x + w * end.x, y: u * start.y + v * control.y + w * end.y)
    }
    var sum: CGFloat = 0
    lengths =
      [0]
      + zip(points, points.dropFirst()).map { one, other in
        sum += hypot(other.x - one.x, other.y - one.y)
        return sum
      }
    self.points = points
  }

  func place(at share: Double) -> CGPoint {
    let target = (lengths.last ?? 0) * CGFloat(share)
    var (low, high) = (0, lengths.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lengths[middle] <= target { low = middle } else { high = middle }
    }
    let part = (target - lengths[low]) / max(lengths[high] - lengths[low], 1e-12)
    return CGPoint(
      x: points[low].x + part * (points[high].x - points[low].x),
      y: points[low].y + part * (points[high].y - points[low].y))
  }
}

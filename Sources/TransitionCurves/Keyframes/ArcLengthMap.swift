/// A map from the distance covered along a smooth span to the span's parameter.
///
/// The distance is integrated over equal stretches of the parameter by Gauss's rule with five
/// points. Within a stretch, the parameter is a cubic that matches values and slopes at both ends.
@usableFromInline
package struct ArcLengthMap: Hashable, Sendable {
  private struct Node: Hashable, Sendable {
    let distance: Double
    let speed: Double
  }

  /// One element for each end of a stretch, ascending in distance.
  private let nodes: [Node]

  /// The length of the span, in the unit of the values.
  package var length: Double { nodes[nodes.count - 1].distance }

  /// The map of a span that moves at `speed(s)` at the parameter `s`, in distance per parameter.
  package init(speed: (Double) -> Double) {
    var distance = 0.0
    var nodes = [Node(distance: 0, speed: speed(0))]
    for index in 0..<Self.stretches {
      let start = Double(index) / Double(Self.stretches)
      for (place, weight) in Self.gauss {
        distance += weight * speed(start + place / Double(Self.stretches)) / Double(Self.stretches)
      }
      let end = Double(index + 1) / Double(Self.stretches)
      nodes.append(Node(distance: distance, speed: speed(end)))
    }
    self.nodes = nodes
  }

  /// The parameter at which `part` of the distance is covered, and its derivative.
  @usableFromInline
  package func parameter(at part: Double) -> (value: Double, velocity: Double) {
    guard length > 0 else { return (part, 1) }
    let distance = min(max(part, 0), 1) * length
    var low = 0
    var high = nodes.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if nodes[middle].distance <= distance { low = middle } else { high = middle }
    }
    let start = nodes[low]
    let end = nodes[high]
    let run = end.distance - start.distance
    let rise = 1 / Double(Self.stretches)
    guard run > 0 else { return (Double(low) * rise, 0) }
    let x = (distance - start.distance) / run
    // At its ends, a rising cubic may be at most three times as steep as its mean slope.
    let first = min(run / max(start.speed, .leastNormalMagnitude), 3 * rise)
    let last = min(run / max(end.speed, .leastNormalMagnitude), 3 * rise)
    let bend = first + last - 2 * rise
    let swing = 3 * rise - 2 * first - last
    let value = Double(low) * rise + ((bend * x + swing) * x + first) * x
    return (value, ((3 * bend * x + 2 * swing) * x + first) / run * length)
  }

  /// The number of stretches in a span.
  private static let stretches = 64

  /// The points in `0...1` and the weights of the Gauss–Legendre rule with five points.
  private static let gauss = [
    (0.046910077030668, 0.118463442528095), (0.230765344947158, 0.239314335249683),
    (0.5, 0.284444444444444), (0.769234655052842, 0.239314335249683),
    (0.953089922969332, 0.118463442528095),
  ]
}

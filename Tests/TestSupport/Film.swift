package import Foundation
import HeadlessStage
package import HeadlessViews

// Motion over time, compared as a whole.

extension Scene {
  /// Advances to each instant, and returns a number that a layer shows there; nil for the view's.
  package func film(
    _ instants: [TimeInterval], on layer: CALayer? = nil, of number: (LayerProperties) -> Double
  ) -> [Double] {
    instants.map { instant in
      stage.advance(to: instant)
      return number((layer ?? self.layer).presentationProperties)
    }
  }

  /// Advances to each instant, and returns numbers that a layer shows there; nil for the view's.
  package func table(
    _ instants: [TimeInterval], on layer: CALayer? = nil, of numbers: (LayerProperties) -> [Double]
  ) -> [[Double]] {
    instants.map { instant in
      stage.advance(to: instant)
      return numbers((layer ?? self.layer).presentationProperties)
    }
  }

  /// Advances to each instant, and returns the position that the view shows there.
  package func positions(_ instants: [TimeInterval]) -> [CGPoint] {
    instants.map { instant in
      stage.advance(to: instant)
      return position
    }
  }
}

extension Log {
  /// The notes, each after its instant.
  package var lines: [String] { entries.map(\.description) }
}

package func isClose(_ a: [Double], _ b: [Double], _ tolerance: Double = 1e-9) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

package func isClose(_ a: [[Double]], _ b: [[Double]], _ tolerance: Double = 1e-9) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { isClose($0, $1, tolerance) }
}

package func isClose(_ a: [CGPoint], _ b: [CGPoint], _ tolerance: Double = 1e-9) -> Bool {
  a.count == b.count
    && zip(a, b).allSatisfy { hypot(Double($0.x - $1.x), Double($0.y - $1.y)) <= tolerance }
}

package func isClose(_ a: CGRect, _ b: CGRect, _ tolerance: Double = 1e-9) -> Bool {
  isClose(
    [a.minX, a.minY, a.width, a.height].map { Double($0) },
    [b.minX, b.minY, b.width, b.height].map { Double($0) }, tolerance)
}

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

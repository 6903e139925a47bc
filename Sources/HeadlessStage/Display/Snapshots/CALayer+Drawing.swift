import Foundation
package import HeadlessViews

/// A layer's own copy of the drawing that it shows as its contents.
@MainActor
private final class DrawnSheet {
  let drawing: ImageDrawing
  let layer: CALayer

  init?(of drawing: ImageDrawing) {
    guard !drawing.part.isEmpty, let paper = drawing.paper as? CALayer else { return nil }
    self.drawing = drawing
    layer = paper.frozen(at: .now)
    var shown = layer.properties
    shown.bounds = drawing.part
    shown.anchorPoint = .zero
    shown.masksToBounds = true
    layer.replaceProperties(with: shown)
  }

  /// Shows the drawing in a frame.
  func fill(_ frame: CGRect) {
    let part = drawing.part
    var shown = layer.properties
    shown.position = frame.origin
    shown.transform = CATransform3D(
      scaleX: frame.width / part.width, y: frame.height / part.height, z: 1)
    guard shown != layer.properties else { return }
    layer.replaceProperties(with: shown)
  }
}

extension CALayer {
  /// Returns the layer that shows a drawing in a frame of this layer, which keeps it; nil if there
  /// is nothing to show.
  func sheet(of drawing: ImageDrawing, in frame: CGRect) -> CALayer? {
    let kept = note(forKey: sheetKey) as? DrawnSheet
    if let kept, kept.drawing == drawing {
      kept.fill(frame)
      return kept.layer
    }
    guard let sheet = DrawnSheet(of: drawing) else { return nil }
    setNote(sheet, forKey: sheetKey)
    sheet.fill(frame)
    return sheet.layer
  }

  /// Returns a static copy of the layer with its sublayers and with the values that are set, placed
  /// so that its own space is that of its new superlayer.
  package func drawnCopy() -> CALayer {
    let copy = frozen(at: .model)
    var shown = copy.properties
    shown.transform = .identity
    shown.anchorPoint = .zero
    shown.position = shown.bounds.origin
    shown.zPosition = 0
    copy.replaceProperties(with: shown)
    return copy
  }
}

private let sheetKey = "CALayer.sheet"

public import Foundation
public import Transitioning

/// How pixels are made of a layer: kept as it was said, and without effect, for no pixels are made here.
extension Layer {
  /// How many pixels of the contents are in a point.
  public var contentsScale: CGFloat {
    get { note(forKey: "CALayer.contentsScale") as? CGFloat ?? 1 }
    set { setNote(newValue, forKey: "CALayer.contentsScale") }
  }

  /// True when the layer is made into pixels once, and moved as such.
  public var shouldRasterize: Bool {
    get { note(forKey: "CALayer.shouldRasterize") as? Bool ?? false }
    set { setNote(newValue, forKey: "CALayer.shouldRasterize") }
  }

  /// How many of these pixels are in a point.
  public var rasterizationScale: CGFloat {
    get { note(forKey: "CALayer.rasterizationScale") as? CGFloat ?? 1 }
    set { setNote(newValue, forKey: "CALayer.rasterizationScale") }
  }

  /// True when edges that are not upright are smooth.
  public var allowsEdgeAntialiasing: Bool {
    get { note(forKey: "CALayer.allowsEdgeAntialiasing") as? Bool ?? false }
    set { setNote(newValue, forKey: "CALayer.allowsEdgeAntialiasing") }
  }

  /// True when the layer is drawn while the program goes on.
  public var drawsAsynchronously: Bool {
    get { note(forKey: "CALayer.drawsAsynchronously") as? Bool ?? false }
    set { setNote(newValue, forKey: "CALayer.drawsAsynchronously") }
  }
}

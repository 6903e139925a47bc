/// Options for rasterization, stored without effect because nothing is rasterized here.
extension CALayer {
  /// The number of pixels per point of the contents.
  public var contentsScale: CGFloat {
    get { note(forKey: "CALayer.contentsScale") as? CGFloat ?? 1 }
    set { setNote(newValue, forKey: "CALayer.contentsScale") }
  }

  /// True if the layer is rasterized once and then moved as a bitmap.
  public var shouldRasterize: Bool {
    get { note(forKey: "CALayer.shouldRasterize") as? Bool ?? false }
    set { setNote(newValue, forKey: "CALayer.shouldRasterize") }
  }

  /// The number of pixels per point of that bitmap.
  public var rasterizationScale: CGFloat {
    get { note(forKey: "CALayer.rasterizationScale") as? CGFloat ?? 1 }
    set { setNote(newValue, forKey: "CALayer.rasterizationScale") }
  }

  /// True if edges of a transformed layer are antialiased.
  public var allowsEdgeAntialiasing: Bool {
    get { note(forKey: "CALayer.allowsEdgeAntialiasing") as? Bool ?? false }
    set { setNote(newValue, forKey: "CALayer.allowsEdgeAntialiasing") }
  }

  /// True if the layer is drawn on a background thread.
  public var drawsAsynchronously: Bool {
    get { note(forKey: "CALayer.drawsAsynchronously") as? Bool ?? false }
    set { setNote(newValue, forKey: "CALayer.drawsAsynchronously") }
  }
}

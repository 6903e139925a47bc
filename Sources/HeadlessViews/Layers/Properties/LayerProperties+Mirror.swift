import Foundation

extension LayerProperties: CustomReflectable {
  /// The properties by their names, however they are stored; equal values are printed alike.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "bounds": bounds, "position": position, "zPosition": zPosition,
        "anchorPoint": anchorPoint, "transform": transform,
        "sublayerTransform": sublayerTransform, "opacity": opacity, "isHidden": isHidden,
        "masksToBounds": masksToBounds, "isDoubleSided": isDoubleSided,
        "maskedCorners": maskedCorners, "backgroundColor": backgroundColor as Any,
        "cornerRadius": cornerRadius, "borderWidth": borderWidth,
        "borderColor": borderColor as Any, "shadowColor": shadowColor as Any,
        "shadowOpacity": shadowOpacity, "shadowOffset": shadowOffset,
        "shadowRadius": shadowRadius, "shadowPath": shadowPath as Any, "shape": shape as Any,
        "gradient": gradient as Any,
      ],
      displayStyle: .struct)
  }
}

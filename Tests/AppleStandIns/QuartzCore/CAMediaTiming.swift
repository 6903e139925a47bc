// Documentation is left to the original declarations.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

// Time: what layers and animations have in common, and timing functions.

public import Foundation

public protocol CAMediaTiming: AnyObject {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let backwards = CAMediaTimingFillMode(rawValue: "")
}

open class CAMediaTimingFunction: NSObject {
  public convenience init(name: CAMediaTimingFunctionName) { self.init(controlPoints: 0, 0, 1, 1) }
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {}
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "")
}

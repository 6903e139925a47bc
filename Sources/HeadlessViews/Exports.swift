// The geometry of everything here: CoreGraphics declares its members on Apple platforms. Elsewhere
// Foundation does, and this module declares the members that Foundation lacks.
@_exported public import Foundation

#if canImport(CoreGraphics)
  @_exported public import CoreGraphics
#endif

// The parts of a transform, which UIKit's platform has, too.
@_exported public import struct TransitionCurves.TransformDecomposition

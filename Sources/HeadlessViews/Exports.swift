// The geometry of everything here: CoreGraphics declares its members on Apple platforms. Elsewhere
// Foundation does, and this module declares the members that Foundation lacks.
@_exported public import Foundation

#if canImport(CoreGraphics)
  @_exported public import CoreGraphics
#endif

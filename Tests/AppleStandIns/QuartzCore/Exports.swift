// Documentation is left to the original declarations.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

// The shapes of Core Animation's declarations, which no actor isolates. Nothing here ever runs.

@_exported public import CoreFoundation
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import ObjectiveC

public func CACurrentMediaTime() -> CFTimeInterval { 0 }

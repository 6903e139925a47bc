// Documentation is left to the original declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The shapes of UIKit's declarations. Nothing here ever runs.
//
// A method that is optional in Objective-C is here a requirement with a default; it is deprecated,
// because a caller must ask for it: `delegate.method?(…)`. Where the code does so, a property of the
// method's name, which is nil, makes that call possible.

@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import ObjectiveC
@_exported public import QuartzCore

// Documentation is left to the original declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The shapes of Core Foundation's declarations. Nothing here ever runs.

@_exported public import CoreFoundation
@_exported public import Darwin
@_exported public import ObjectiveC

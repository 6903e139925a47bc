// Documentation is left to the original declarations.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

// The shapes of Foundation's declarations that the sources use. It hands on what Foundation does, and CoreGraphics is
// not part of that. Nothing here ever runs.

@_exported public import CoreFoundation
@_exported public import Darwin
@_exported public import Dispatch
@_exported public import ObjectiveC

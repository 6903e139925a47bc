// Documentation is left to the original declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What Foundation re-exports from Core Foundation on Apple platforms. Nothing here ever runs.

public typealias CFTimeInterval = Double

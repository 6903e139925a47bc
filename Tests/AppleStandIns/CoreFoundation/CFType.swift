// Documentation is left to the original declarations.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

// The types of objects of C.

public typealias CFTypeRef = AnyObject

public typealias CFTypeID = UInt

public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID { 0 }

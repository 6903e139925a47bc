// These names are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The contexts that were begun and not ended, the current one last.
@MainActor
enum GraphicsContexts {
  /// Nil stands for a context that has no size, until it is ended.
  static var open: [CGContext?] = []
}

/// Returns the context that was begun last and not ended; nil if there is none, or it has no size.
@MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.open.last ?? nil }

/// Begins a context that is not opaque, with one pixel per point.
@MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a context, which is the current one until it is ended.
///
/// - Parameters:
///   - size: The size of the image, in points.
///   - opaque: True if what is not drawn is black, false if it is clear.
///   - scale: The number of pixels per point; 0 for that of the main screen.
@MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  GraphicsContexts.open.append(
    CGContext(size: size, isOpaque: opaque, scale: scale))
}

/// Returns a picture of what has been drawn into the current context; nil if there is none.
@MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext()?.image
}

/// Ends the current context; nothing happens if there is none.
@MainActor
public func UIGraphicsEndImageContext() { _ = GraphicsContexts.open.popLast() }

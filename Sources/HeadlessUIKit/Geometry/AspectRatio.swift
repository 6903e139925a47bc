// This name is AVFoundation's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The largest rectangle of an aspect ratio in the middle of another rectangle: AVFoundation's
/// function, which viewers of photos use.
///
/// - Parameters:
///   - aspectRatio: A size of that ratio; with a length of 0 or less the result is empty, in the
///     middle.
///   - boundingRect: The rectangle around, in points.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let (width, height) = (aspectRatio.width, aspectRatio.height)
  let scale =
    width > 0 && height > 0
    ? min(boundingRect.width / width, boundingRect.height / height) : 0
  let size = CGSize(width: width * scale, height: height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}

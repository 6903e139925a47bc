import Transitioning

/// The pieces of the back view.
extension PerspectiveSpace {
  /// Strips of the back view, the first one at a side of it.
  ///
  /// - Parameters:
  ///   - count: The number of strips; positive.
  ///   - outward: The outward direction of that side; a horizontal one makes upright strips.
  func slicesOfBack(_ count: Int, from outward: CGVector) -> [Slice] {
    let whole = view.convert(context.backView.bounds, from: context.backView)
    let isUpright = outward.dx != 0
    let size = (isUpright ? whole.width : whole.height) / CGFloat(count)
    // True if the first strip is at the left or at the top.
    let isAscending = outward.dx + outward.dy < 0
    return (0..<count).map { number in
      let start = size * CGFloat(isAscending ? number : count - 1 - number)
      let frame =
        isUpright
        ? CGRect(x: whole.minX + start, y: whole.minY, width: size, height: whole.height)
        : CGRect(x: whole.minX, y: whole.minY + start, width: whole.width, height: size)
      var shown = frame
      if number < count - 1 {
        let overlap = min(Slice.overlap, size)
        if isUpright { shown.size.width += overlap } else { shown.size.height += overlap }
        if !isAscending {
          if isUpright { shown.origin.x -= overlap } else { shown.origin.y -= overlap }
        }
      }
      return pieceOfBack(frame, shown: shown)
    }
  }

  /// Rectangular pieces of the back view, line by line from the top, each line from its
  /// leading side.
  ///
  /// - Parameters:
  ///   - columns: The number of pieces in a line; positive.
  ///   - lines: The number of lines; positive.
  func tilesOfBack(columns: Int, lines: Int) -> [Slice] {
    let whole = view.convert(context.backView.bounds, from: context.backView)
    // Whole points, because the content behind shows through an edge between two pixels.
    func split(_ length: CGFloat, _ part: Int, of count: Int) -> CGFloat {
      part == count ? length : (length * CGFloat(part) / CGFloat(count)).rounded()
    }
    return (0..<columns * lines).map { number in
      let (column, line) = (number % columns, number / columns)
      let x = split(whole.width, column, of: columns)
      let y = split(whole.height, line, of: lines)
      let frame = CGRect(
        x: whole.minX + x, y: whole.minY + y,
        width: split(whole.width, column + 1, of: columns) - x,
        height: split(whole.height, line + 1, of: lines) - y)
      let shown = CGRect(
        x: frame.minX, y: frame.minY,
        width: min(frame.width + Slice.overlap, whole.maxX - frame.minX),
        height: min(frame.height + Slice.overlap, whole.maxY - frame.minY))
      guard context.layoutDirection == .rightToLeft else {
        return pieceOfBack(frame, shown: shown)
      }
      func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(
          x: whole.minX + whole.maxX - rect.maxX, y: rect.minY, width: rect.width,
          height: rect.height)
      }
      return pieceOfBack(mirrored(frame), shown: mirrored(shown))
    }
  }

  /// A piece of the back view.
  ///
  /// - Parameters:
  ///   - frame: The frame of the piece, in the coordinate space of the space.
  ///   - shown: The frame and a little of the pieces beside it.
  private func pieceOfBack(_ frame: CGRect, shown: CGRect) -> Slice {
    let (slice, clip) = (UIView(frame: frame), UIView())
    (slice.accessibilityIdentifier, clip.accessibilityIdentifier) = ("piece", "clip")
    clip.clipsToBounds = true
    clip.layer.anchorPoint = .zero
    view.addSubview(slice)
    slice.addSubview(clip)
    // The points of the clip are those of the piece.
    clip.bounds = shown.offsetBy(dx: -frame.minX, dy: -frame.minY)
    clip.layer.position = clip.bounds.origin
    let original = context.backView
    let picture = snapshots.add(
      original, part: original.convert(shown, from: view),
      isAppearing: context.direction == .backward)
    clip.addSubview(picture)
    picture.center = CGPoint(x: picture.center.x - frame.minX, y: picture.center.y - frame.minY)
    return Slice(view: slice, frame: frame, clip: clip)
  }

  /// Darkens a piece by a black view on it, or lightens it by a white one: all that it shows, so
  /// that no bright line stays where it reaches below the next piece.
  func shade(
    _ piece: Slice, with color: UIColor = .black, back: CGFloat, fore: CGFloat,
    timing: TransitionTiming, during span: ClosedRange<Double> = 0...1,
    backwardTiming: BackwardTiming = .same
  ) {
    shade(
      piece.clip, with: color, back: back, fore: fore, timing: timing, during: span,
      backwardTiming: backwardTiming)
  }

  /// A strip or a tile of a view.
  ///
  /// At rest it reaches below the next pieces: a joint would show as a line otherwise, in a small
  /// picture of a large screen also where the joint is at a whole point.
  @MainActor
  struct Slice {
    /// The distance by which a piece reaches below the next one, in points: a pixel of a picture of
    /// an eighth of the size.
    static let overlap: CGFloat = 8

    /// The view that shows the piece.
    let view: UIView

    /// The frame of the strip, in the coordinate space of the perspective space.
    let frame: CGRect

    /// The view that clips the picture to the piece, and to a little of the next ones.
    fileprivate let clip: UIView

    /// Makes a point the strip's anchor, without moving the strip, which must not be turned yet.
    ///
    /// - Parameters:
    ///   - point: The point, in unit coordinates of the strip's frame.
    ///   - origin: The origin of the superview, in the coordinate space of the perspective space.
    func hang(at point: CGPoint, in origin: CGPoint = .zero) {
      view.layer.anchorPoint = point
      view.center = CGPoint(
        x: frame.minX - origin.x + point.x * frame.width,
        y: frame.minY - origin.y + point.y * frame.height)
    }

    /// Cuts the piece to its frame while its joint opens.
    ///
    /// A piece that is cut before shows a line at the joint, and one that is cut late shows the
    /// same part of the view as the next piece.
    ///
    /// - Parameters:
    ///   - span: The part of the duration in which the piece moves.
    ///   - share: The part of that motion in which the joint opens; by default the first tenth.
    ///   - rest: The distance by which the piece still reaches below the next one then, in points,
    ///     for pieces that slide along each other; at most ``overlap``.
    func part(
      from context: TransitionContext, during span: ClosedRange<Double> = 0...1,
      in share: ClosedRange<Double> = 0...0.1, keeping rest: CGFloat = 0
    ) {
      let shown = clip.bounds
      let kept = rest / Self.overlap
      let own = CGRect(
        x: shown.minX * kept, y: shown.minY * kept,
        width: frame.width + (shown.width - frame.width) * kept,
        height: frame.height + (shown.height - frame.height) * kept)
      guard shown != own else { return }
      let length = span.upperBound - span.lowerBound
      let opening =
        span.lowerBound + length * share.lowerBound...span.lowerBound + length * share.upperBound
      func animate<Value: AnimatableValue>(
        _ property: AnimatableKeyPath<Value>, _ back: Value, _ fore: Value
      ) {
        context.animate(
          clip, property, back: back, fore: fore, timing: .eased(.linear), during: opening)
      }
      animate(\.boundsSize, shown.size, own.size)
      guard shown.origin != .zero else { return }
      animate(\.boundsOrigin, shown.origin, own.origin)
      animate(\.position, shown.origin, own.origin)
    }
  }
}

import Foundation
import TransitionRecording
import Transitioning

extension DisplayList {
  /// The first item whose image is not the reflection of the other list's item, and the difference
  /// in words; nil if the other list is this one's mirror image.
  ///
  /// - Parameter fixed: The items that need not be reflected.
  func reflectionFault(
    in other: DisplayList, except fixed: [DisplayItem], _ tolerance: AuditTolerance
  ) -> (subject: String, fault: String)? {
    guard items.count == other.items.count else {
      return !fixed.isEmpty || isReflected(in: other, CGRect(origin: .zero, size: size))
        ? nil
        : ("the picture", "has \(other.items.count) items instead of \(items.count)")
    }
    for (item, image) in zip(items, other.items) {
      guard let reflection = item.reflection(in: image, width: size.width),
        !fixed.contains(where: item.isSameOrCopy)
      else { continue }
      guard reflection.distance > tolerance.points else {
        if let fault = item.look(in: image, reflection, tolerance) { return (image.name, fault) }
        continue
      }
      // Slices and tiles are drawn in another order, and items turned or cut in another order may
      // still look the same.
      if hasReflection(of: item, in: other, tolerance) || isReflected(in: other, item, image) {
        continue
      }
      return (
        image.name, "is \(reflection.distance.inTenths) pt from the mirror image of its place"
      )
    }
    return fixed.isEmpty ? clipFault(in: other, tolerance) : nil
  }

  /// The items that are not reflected in the other list, and those that it does not have.
  func fixedItems(in other: DisplayList, _ tolerance: AuditTolerance) -> [DisplayItem] {
    guard items.count == other.items.count else { return items }
    return zip(items, other.items).filter { item, image in
      guard let reflection = item.reflection(in: image, width: size.width) else { return false }
      return reflection.distance > tolerance.points / 2
        || item.look(in: image, reflection, tolerance) != nil
    }.map(\.0)
  }

  /// True if an item of the same name is where the reflection of an item is.
  private func hasReflection(
    of item: DisplayItem, in other: DisplayList, _ tolerance: AuditTolerance
  ) -> Bool {
    other.items.contains {
      $0.size == item.size && $0.name == item.name
        && item.reflection(in: $0, width: size.width)?.distance ?? .infinity <= tolerance.points
    }
  }

  /// The first clip whose image is not the reflection of the other list's clip.
  private func clipFault(
    in other: DisplayList, _ tolerance: AuditTolerance
  ) -> (subject: String, fault: String)? {
    guard clips.count == other.clips.count else { return nil }
    for (clip, image) in zip(clips, other.clips) {
      guard let mine = clip.place.corners, let theirs = image.place.corners else { continue }
      let distance = mine.reflection(in: theirs, width: size.width).distance
      guard distance > tolerance.points, !isReflected(in: other, mine.box.union(theirs.box)) else {
        continue
      }
      let item = other.items.first {
        $0.layer == image.layer || $0.clip.map { other.clips[$0] } == image
      }
      return (
        item?.name ?? "the picture",
        "is cut \(distance.inTenths) pt from the mirror image of where it is cut"
      )
    }
    return nil
  }

  /// True if the part of the screen around an item and its image is reflected.
  private func isReflected(
    in other: DisplayList, _ item: DisplayItem, _ image: DisplayItem
  ) -> Bool {
    guard let mine = item.reachCorners?.box, let theirs = image.reachCorners?.box else {
      return false
    }
    return isReflected(in: other, mine.union(theirs))
  }

  /// True if a part of the other list's small picture is the reflection of this one's.
  ///
  /// - Parameter box: A box on this list's screen, or on the other's.
  private func isReflected(in other: DisplayList, _ box: CGRect) -> Bool {
    let (one, two) = (thumbnail, other.thumbnail)
    let (width, height) = (size.width / CGFloat(one.width), size.height / CGFloat(one.height))
    let mirrored = CGRect(
      x: size.width - box.maxX, y: box.minY, width: box.width, height: box.height)
    let part = box.union(mirrored).intersection(CGRect(origin: .zero, size: size))
    guard !part.isEmpty else { return true }
    var (sum, count) = (0.0, 0)
    for y in Int(part.minY / height)..<min(Int((part.maxY / height).rounded(.up)), one.height) {
      for x in Int(part.minX / width)..<min(Int((part.maxX / width).rounded(.up)), one.width) {
        sum += one[x, y].distance(to: two[one.width - 1 - x, y])
        count += 1
      }
    }
    return sum < 0.004 * Double(count)
  }
}

/// How far an item is from the mirror image of another one.
struct Reflection {
  /// The greatest distance of a corner, in points.
  let distance: CGFloat

  /// True if the item is not mirrored itself: its left corners are the image's left corners, as
  /// seen from the other side.
  let isTurnedOver: Bool
}

extension TransformedRectangle.Corners {
  /// The reflection in another list.
  func reflection(in image: Self, width: CGFloat) -> Reflection {
    func distance(_ order: [Int]) -> CGFloat {
      (0..<4).map { corner in
        CGFloat(
          hypot(
            Double(width) - x[corner] - image.x[order[corner]], y[corner] - image.y[order[corner]]))
      }.max() ?? 0
    }
    // The left corners of one are the right corners of the other, unless the one is turned over.
    let (mirrored, same) = (distance([1, 0, 3, 2]), distance([0, 1, 2, 3]))
    return Reflection(distance: min(mirrored, same), isTurnedOver: same < mirrored)
  }
}

extension DisplayItem {
  /// True if the other item shows the same layer, or a copy that a snapshot has made of it.
  fileprivate func isSameOrCopy(of other: DisplayItem) -> Bool {
    id == other.id
      || (size == other.size && fill == other.fill && contents == other.contents
        && cornerRadius == other.cornerRadius)
  }

  /// The reflection in another list; nil if one of the two is not in front of the viewer.
  fileprivate func reflection(in image: DisplayItem, width: CGFloat) -> Reflection? {
    guard let mine = place.corners, let theirs = image.place.corners else { return nil }
    return mine.reflection(in: theirs, width: width)
  }

  /// The first part of the image's look that is not mirrored, in words; nil if all are.
  fileprivate func look(
    in image: DisplayItem, _ reflection: Reflection, _ tolerance: AuditTolerance
  ) -> String? {
    let isMirrored = !reflection.isTurnedOver
    if let shadow, let other = image.shadow, min(shadow.color.alpha, other.color.alpha) > 0.004 {
      var offset = shadow.offset
      if isMirrored { offset.width = -offset.width }
      if abs(offset.width - other.offset.width) > tolerance.points {
        return "has its shadow at \(short(other.offset)) instead of \(short(offset))"
      }
    }
    let corners = isMirrored ? maskedCorners.mirrored : maskedCorners
    if cornerRadius > tolerance.points, image.maskedCorners != corners {
      return "rounds the corners of the other side"
    }
    switch (contents, image.contents) {
    case (.gradient(let gradient), .gradient(let other)) where isMirrored:
      return other.isReflection(of: gradient) ? nil : "has a gradient in the same direction"
    case (.shape(let shape), .shape(let other)):
      guard let box = shape.path?.boundingBoxOfPath, let image = other.path?.boundingBoxOfPath,
        !box.isNull, !image.isNull
      else { return nil }
      let x = isMirrored ? size.width - box.maxX : box.minX
      guard abs(image.minX - x) > tolerance.points else { return nil }
      return "has a path that begins at \(image.minX.inTenths) instead of \(x.inTenths)"
    default: return nil
    }
  }
}

extension GradientContent {
  /// True if the gradient is the mirror image of another one, or if only its turn is not known.
  fileprivate func isReflection(of other: GradientContent) -> Bool {
    guard type == other.type, type != .conic else { return true }
    func isNear(_ one: CGPoint, _ two: CGPoint) -> Bool {
      abs(1 - one.x - two.x) < 0.01 && abs(one.y - two.y) < 0.01
    }
    let (stops, others) = (stops, other.stops)
    guard stops.count == others.count else { return true }
    let isSameWay = isNear(startPoint, other.startPoint) && isNear(endPoint, other.endPoint)
    // Colours in the opposite order do the same as points that change places.
    let isOtherWay =
      type == .axial && isNear(startPoint, other.endPoint) && isNear(endPoint, other.startPoint)
      && zip(stops, others.reversed()).allSatisfy { $0.color == $1.color }
    return isSameWay || isOtherWay
  }
}

extension CACornerMask {
  /// The corners of the other side.
  fileprivate var mirrored: CACornerMask {
    let pairs: [(CACornerMask, CACornerMask)] = [
      (.layerMinXMinYCorner, .layerMaxXMinYCorner), (.layerMaxXMinYCorner, .layerMinXMinYCorner),
      (.layerMinXMaxYCorner, .layerMaxXMaxYCorner), (.layerMaxXMaxYCorner, .layerMinXMaxYCorner),
    ]
    return pairs.reduce(into: []) { result, pair in
      if contains(pair.0) { result.insert(pair.1) }
    }
  }
}

import Foundation
import HeadlessViews

/// The value track of an animation: the values that it passes through.
enum Course {
  /// A linear track: numbers of the animation's runner, from a place on.
  case straight(Numbers, at: Int32)

  /// A dynamic track, which is computed anew at each access.
  case winding(WindingCourse)

  /// A track through several values.
  case keyed(KeyframeCourse)

  /// A track along a path.
  case traced(PathCourse)

  /// A track along numbers from which a function makes a transform.
  case shaped(FunctionCourse)

  /// A cross-fade from an old look of the layer to its current look; changes no property.
  case passing(PassageCourse)

  /// A track that is not linear, in the time of a group.
  case grouped(GroupedCourse)

  /// The values that the numbers of a linear track make up.
  enum Numbers: UInt8 {
    /// One number.
    case number
    /// The x of a point that is added to another; its y is zero.
    case x
    /// The y of a point that is added to another; its x is zero.
    case y
    /// The x and y of a point.
    case point
    /// The width and height of a size.
    case size
    /// The straight red, green, blue and alpha of a colour.
    case color
    /// The x, y and z scales and translations of a transform that does nothing else.
    case placement
    /// The x and y scales of a transform that does nothing else.
    case scale
    /// One scale for both x and y of a transform that does nothing else.
    case uniformScale

    /// The number of numbers.
    var count: Int32 {
      switch self {
      case .number, .x, .y, .uniformScale: 1
      case .point, .size, .scale: 2
      case .color: 4
      case .placement: 6
      }
    }
  }

  /// The value at `progress`, where `below` is what the layer shows without the animation.
  ///
  /// Nil for a linear track, whose numbers the timing group has, and when nothing shows.
  @MainActor
  func value(at progress: Batch.Progress, over below: LayerValue) -> LayerValue? {
    switch self {
    case .straight, .passing: nil
    case .winding(let course): course.value(at: progress, over: below)
    case .keyed(let course): course.value(at: progress)
    case .traced(let course): course.value(at: progress, over: below)
    case .shaped(let course): course.value(at: progress, over: below)
    case .grouped(let course): course.value(at: progress, over: below)
    }
  }

  /// The cross-fade at `progress`; nil for tracks of other kinds.
  @MainActor
  func passage(at progress: Batch.Progress) -> Passage? {
    switch self {
    case .passing(let course): course.passage(at: progress)
    case .grouped(let course): course.passage(at: progress)
    default: nil
    }
  }

  /// The same track as numbers in a group's store, if it can be linear; else the track itself.
  @MainActor
  func straightened(in batch: Batch, isAdditive: Bool) -> Course {
    guard case .winding(let course) = self else { return self }
    return batch.course(
      from: course.from, to: course.to, isAdditive: isAdditive, isCumulative: course.isCumulative)
  }
}

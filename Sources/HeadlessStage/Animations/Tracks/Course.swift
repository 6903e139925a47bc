import Foundation
import HeadlessViews

/// Where an animation goes.
enum Course {
  /// Straight from one value to another: so many numbers of its runner, from a place on.
  case straight(Numbers, at: Int32)

  /// Any other way, worked out anew each time it is looked at.
  case winding(WindingCourse)

  /// Through several values.
  case keyed(KeyframeCourse)

  /// Along a path.
  case traced(PathCourse)

  /// Along numbers that a function makes a transform of.
  case shaped(FunctionCourse)

  /// From an old look of the layer to what it is; changes no property.
  case passing(PassageCourse)

  /// Any of these but straight, in the time of a group.
  case grouped(GroupedCourse)

  /// What the numbers of a straight course make up.
  enum Numbers: UInt8 {
    /// One number.
    case number
    /// The x of a point to be added, whose y is zero.
    case x
    /// The y of a point to be added, whose x is zero.
    case y
    /// The x and y of a point.
    case point
    /// The width and height of a size.
    case size
    /// The straight red, green, blue and alpha of a colour.
    case color
    /// The x, y and z scales and movements of a transform that does nothing else.
    case placement
    /// The x and y scales of a transform that does nothing else.
    case scale
    /// The one scale of both x and y of a transform that does nothing else.
    case uniformScale

    /// How many they are.
    var count: Int32 {
      switch self {
      case .number, .x, .y, .uniformScale: 1
      case .point, .size, .scale: 2
      case .color: 4
      case .placement: 6
      }
    }
  }

  /// The value on the way, where `below` is what the layer shows without the animation; nil when
  /// nothing shows, or only the batch's numbers know.
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

  /// How far one look has given way to another; nil when there is but one.
  @MainActor
  func passage(at progress: Batch.Progress) -> Passage? {
    switch self {
    case .passing(let course): course.passage(at: progress)
    case .grouped(let course): course.passage(at: progress)
    default: nil
    }
  }

  /// The course in numbers of a batch's store, if it is straight.
  @MainActor
  func straightened(in batch: Batch, isAdditive: Bool) -> Course {
    guard case .winding(let course) = self else { return self }
    return batch.course(
      from: course.from, to: course.to, isAdditive: isAdditive, isCumulative: course.isCumulative)
  }
}

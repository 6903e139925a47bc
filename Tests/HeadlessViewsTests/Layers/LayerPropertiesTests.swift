import Foundation
import HeadlessViews
import Expectations

/// The properties that few layers have are stored apart from the others; no result depends on that.
@Suite("The properties of a layer as one value")
struct LayerPropertiesTests {
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (inout LayerProperties) -> Void
    let undo: @Sendable (inout LayerProperties) -> Void
  }

  private static let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))

  private static let changes = [
    Change(testDescription: "transform") {
      $0.transform = CATransform3D(scale: 2)
    } undo: {
      $0.transform = .identity
    },
    Change(testDescription: "sublayerTransform") {
      $0.sublayerTransform.m34 = -1 / 500
    } undo: {
      $0.sublayerTransform.m34 = 0
    },
    Change(testDescription: "shadowPath") {
      $0.shadowPath = path
    } undo: {
      $0.shadowPath = nil
    },
    Change(testDescription: "shape") {
      $0.shape = ShapeContent()
    } undo: {
      $0.shape = nil
    },
    Change(testDescription: "gradient") {
      $0.gradient = GradientContent()
    } undo: {
      $0.gradient = nil
    },
  ]

  @Test("are equal again, with an equal hash, once a change is undone", arguments: changes)
  func undone(_ change: Change) {
    var properties = LayerProperties()
    change.make(&properties)
    expectTrue(properties != LayerProperties() && LayerProperties() != properties)
    expectTrue("\(properties)" != "\(LayerProperties())")
    expectTrue(
      Mirror(reflecting: properties).children.contains { $0.label == change.testDescription })
    change.undo(&properties)
    expectEqual(properties, LayerProperties())
    expectEqual(LayerProperties(), properties)
    expectEqual(properties.hashValue, LayerProperties().hashValue)
    expectEqual("\(properties)", "\(LayerProperties())")
  }

  @Test("stay as they are when a copy changes", arguments: changes, changes)
  func copied(_ first: Change, _ second: Change) {
    var properties = LayerProperties()
    first.make(&properties)
    let former = properties
    var copy = properties
    second.make(&copy)
    expectEqual(properties, former)
    first.undo(&properties)
    expectTrue(properties == LayerProperties() && properties != former)
    second.undo(&copy)
    first.undo(&copy)
    expectEqual(copy, LayerProperties())
    // They are equal if the same changes were made in another order.
    var (one, other) = (LayerProperties(), LayerProperties())
    first.make(&one)
    second.make(&one)
    second.make(&other)
    first.make(&other)
    expectEqual(one, other)
    expectEqual(one.hashValue, other.hashValue)
  }
}

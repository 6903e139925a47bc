import Foundation
import HeadlessViews
import TransitionCurves
import Expectations

/// A provider and action that logs the requested actions and the actions that ran.
@MainActor
private final class Recorder: LayerActionProvider, CAAction {
  var asked: [(LayerProperty, LayerValue)] = []
  var ran: [(LayerProperty, LayerValue, LayerValue)] = []

  func action(for layer: CALayer, forKey property: LayerProperty) -> (any CAAction)? {
    asked.append((property, layer.properties[property]))
    return self
  }

  func run(
    forKey property: LayerProperty, layer: CALayer, from old: LayerValue, to new: LayerValue
  ) {
    if layer.properties[property] == new { ran.append((property, old, new)) }
  }
}

@MainActor
@Suite("A layer's actions")
struct LayerActionTests {
  private func recording(_ body: () -> Void) -> Recorder {
    let recorder = Recorder()
    let (views, layers) = (UIView.actionProvider, CALayer.actionProvider)
    defer { (UIView.actionProvider, CALayer.actionProvider) = (views, layers) }
    UIView.actionProvider = recorder
    CALayer.actionProvider = recorder
    body()
    return recorder
  }

  private static let samples: [LayerProperty: LayerValue] = [
    .anchorPoint: .point(CGPoint(x: 0.25, y: 1)), .backgroundColor: .color(.red),
    .borderColor: .color(.blue), .borderWidth: .number(2),
    .boundsOrigin: .point(CGPoint(x: 1, y: 2)), .boundsSize: .size(CGSize(width: 3, height: 4)),
    .colors: .colors([.red, .blue]), .cornerRadius: .number(5),
    .endPoint: .point(CGPoint(x: 1, y: 0)), .fillColor: .color(nil), .isDoubleSided: .flag(false),
    .isHidden: .flag(true), .lineDashPhase: .number(3), .lineWidth: .number(4),
    .locations: .numbers([0.2, 0.8]), .masksToBounds: .flag(true), .miterLimit: .number(6),
    .opacity: .number(0.3), .path: .path(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))),
    .position: .point(CGPoint(x: 6, y: 7)), .shadowColor: .color(nil),
    .shadowOffset: .size(CGSize(width: 8, height: 9)), .shadowOpacity: .number(0.5),
    .shadowPath: .path(CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4))),
    .shadowRadius: .number(10), .startPoint: .point(CGPoint(x: 0, y: 1)),
    .strokeColor: .color(.red), .strokeEnd: .number(0.75), .strokeStart: .number(0.25),
    .sublayerTransform: .transform(CATransform3D(scaleX: 2, y: 2)),
    .transform: .transform(CATransform3D(translationX: 1, y: 2)), .zPosition: .number(11),
  ]

  /// A layer of a class that has the property.
  private func layer(with property: LayerProperty) -> CALayer {
    switch property {
    case .path, .fillColor, .strokeColor, .lineWidth, .miterLimit, .lineDashPhase, .strokeStart,
      .strokeEnd:
      CAShapeLayer()
    case .colors, .locations, .startPoint, .endPoint: CAGradientLayer()
    default: CALayer()
    }
  }

  @Test(
    "are searched while the model is old, and run once it is new (Layers 1, 4)",
    arguments: LayerProperty.allCases)
  func order(property: LayerProperty) throws {
    let layer = layer(with: property)
    let (old, new) = (layer.properties[property], try #require(Self.samples[property]))
    let recorder = recording { layer.set(property, to: new) }
    let asked = try #require(recorder.asked.first { $0.0 == property })
    let ran = try #require(recorder.ran.first { $0.0 == property })
    expectEqual([asked.1, ran.1, ran.2, layer.properties[property]], [old, old, new, new])
    // Its property is read back as written, and has values of one kind only.
    var properties = self.layer(with: property).properties
    let isSet = properties.set(property, to: new)
    expectTrue(isSet && properties[property] == new)
    let before = properties
    let stranger: LayerValue = if case .flag = new { .number(1) } else { .flag(true) }
    let isStrangerSet = properties.set(property, to: stranger)
    expectTrue(!isStrangerSet)
    expectEqual(properties, before)
  }

  @Test("are the view's answers when a view owns the layer (Layers 2, 3)")
  func owner() {
    final class Deaf: UIView {
      override func action(for layer: CALayer, forKey property: LayerProperty)
        -> (any CAAction)?
      { nil }
    }
    let view = Deaf()
    let recorder = recording {
      view.alpha = 0.5
      view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    }
    expectTrue(recorder.asked.isEmpty)
    expectEqual(view.alpha, 0.5)
  }

  @Test("are two for bounds, even when one part does not change, and three for a frame")
  func bounds() {
    // Rules: ViewAnimation 9.
    let (layer, view) = (CALayer(), UIView())
    let sizing = recording { layer.bounds.size = CGSize(width: 1, height: 1) }
    expectEqual(sizing.ran.map(\.0), [.boundsOrigin, .boundsSize])
    let moving = recording { view.frame = CGRect(x: 0, y: 0, width: 2, height: 2) }
    expectEqual(moving.ran.map(\.0), [.position, .boundsOrigin, .boundsSize])
  }

  @Test("are not searched when the value is refused")
  func refused() {
    let layer = CALayer()
    let recorder = recording {
      refusals {
        layer.position.x = .nan
        layer.opacity = .infinity
        layer.frame = .null
      }
    }
    expectTrue(recorder.asked.isEmpty)
  }

  @Test("keep another change that was made during their search")
  func changedMeanwhile() {
    final class Meddler: CALayer {
      override func action(forKey property: LayerProperty) -> (any CAAction)? {
        if property == .cornerRadius { zPosition = 9 }
        return nil
      }
    }
    let layer = Meddler()
    layer.set(.cornerRadius, to: .number(4))
    expectEqual([layer.cornerRadius, layer.zPosition], [4, 9])
  }
}

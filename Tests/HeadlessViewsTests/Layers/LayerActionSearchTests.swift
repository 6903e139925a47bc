import Foundation
import HeadlessViews
import TransitionCurves
import Expectations

@MainActor
@Suite("The search for a layer's action")
struct LayerActionSearchTests {
  /// An action that logs its name when it runs.
  @MainActor
  private final class Noting: CAAction {
    let name: String
    let note: (String) -> Void

    init(_ name: String, _ note: @escaping (String) -> Void) {
      self.name = name
      self.note = note
    }

    func run(
      forKey property: LayerProperty, layer: CALayer, from old: LayerValue, to new: LayerValue
    ) { note("\(name) runs") }
  }

  @MainActor
  private final class Delegate: LayerDelegate {
    var answer: (any CAAction)?
    var whenAsked: (CALayer) -> Void = { _ in }

    func action(for layer: CALayer, forKey property: LayerProperty) -> (any CAAction)? {
      whenAsked(layer)
      return answer
    }
  }

  private final class Classy: CALayer {
    static var standard: (any CAAction)?
    override class func defaultAction(forKey property: LayerProperty) -> (any CAAction)? {
      property == .opacity ? standard : nil
    }
  }

  @MainActor
  private final class Provider: LayerActionProvider {
    var action: (any CAAction)?
    func action(for layer: CALayer, forKey property: LayerProperty) -> (any CAAction)? { action }
  }

  /// The log of a change of opacity, where each place of the search has an action, a `NullAction`
  /// or nothing.
  private func result(
    delegate: Bool? = nil, actions: Bool? = nil, standard: Bool? = nil, provider: Bool = true
  ) -> [String] {
    var log: [String] = []
    func action(_ name: String, _ exists: Bool?) -> (any CAAction)? {
      guard let exists else { return nil }
      if exists { return Noting(name) { log.append($0) } }
      return NullAction()
    }
    let (views, layers) = (UIView.actionProvider, CALayer.actionProvider)
    defer { (UIView.actionProvider, CALayer.actionProvider) = (views, layers) }
    let all = Provider()
    all.action = action("provider", provider ? true : nil)
    CALayer.actionProvider = all
    Classy.standard = action("class", standard)
    defer { Classy.standard = nil }
    let layer = Classy()
    let asked = Delegate()
    asked.answer = action("delegate", delegate)
    layer.delegate = asked
    if let own = action("actions", actions) { layer.actions = [.opacity: own] }
    layer.opacity = 0.5
    return log + (layer.opacity == 0.5 ? [] : ["the value is \(layer.opacity)"])
  }

  @Test("goes from the delegate to the actions, the class and the default, up to a null action")
  func order() {
    // Rules: Layers 1.
    expectEqual(
      [
        result(delegate: true, actions: true, standard: true),
        result(actions: true, standard: true),
        result(standard: true), result(), result(provider: false),
        result(delegate: false, actions: true, standard: true),
        result(actions: false, standard: true), result(standard: false),
      ], [["delegate runs"], ["actions runs"], ["class runs"], ["provider runs"], [], [], [], []])
    let layer = CALayer()
    layer.actions = [.opacity: NullAction()]
    expectTrue(layer.action(forKey: .opacity) == nil)
  }

  @Test("uses the action of the property, until the action is removed")
  func properties() {
    var log: [String] = []
    let layer = CALayer()
    expectTrue(layer.actions == nil)
    layer.actions = nil
    layer.actions = [.position: Noting("move") { log.append($0) }]
    layer.opacity = 0.5
    expectTrue(log.isEmpty)
    layer.position.x = 5
    expectEqual(log, ["move runs"])
    layer.actions?[.position] = nil
    layer.position.x = 6
    layer.actions = nil
    layer.position.x = 7
    expectEqual(log.count, 1)
  }

  @Test("runs while the old value is there, and respects the delegate's changes (Layers 4)")
  func callback() {
    let layer = CALayer()
    let delegate = Delegate()
    var seen: [Float] = []
    delegate.whenAsked = { layer in
      seen.append(layer.opacity)
      layer.delegate = nil
      layer.actions = nil
      layer.cornerRadius = 3
    }
    layer.delegate = delegate
    layer.opacity = 0.25
    expectTrue(seen == [1] && layer.opacity == 0.25 && layer.cornerRadius == 3)
  }

  @Test("does not retain the delegate, and uses the view where a view owns the layer (Layers 2)")
  func views() {
    var log: [String] = []
    let view = UIView()
    weak var kept: Delegate?
    do {
      let delegate = Delegate()
      kept = delegate
      delegate.answer = Noting("delegate") { log.append($0) }
      view.layer.delegate = delegate
      view.layer.actions = [.opacity: Noting("actions") { log.append($0) }]
      view.alpha = 0.5
      expectTrue(log.isEmpty && view.layer.delegate === delegate)
    }
    expectTrue(kept == nil && view.layer.delegate == nil)
  }
}

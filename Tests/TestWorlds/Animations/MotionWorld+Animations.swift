import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// Explicit animations.
extension MotionWorld {
  func addAnimation() {
    let place = anyPlace()
    let layer = places[place].view.layer
    let feature = one(of: [Feature.position, .opacity, .corner])
    let component = feature == .position && chance(2) ? 0 : nil
    let count = chance(2) ? 2 : 4
    let values = (0..<count).map { _ in
      Array(value(of: feature).prefix(component == nil ? feature.count : 1))
    }
    let animation: CAPropertyAnimation
    var curve = one(of: Self.curves)
    if count == 2 {
      let basic = CABasicAnimation()
      basic.fromValue = layerValue(values[0])
      basic.toValue = layerValue(values[1])
      animation = basic
    } else {
      let keys = CAKeyframeAnimation()
      keys.values = values.map(layerValue)
      animation = keys
      curve = chance(2) ? .linear : .easeIn
    }
    animation.target =
      switch feature {
      case .opacity: AnimationTarget(\.opacity)
      case .corner: AnimationTarget(\.cornerRadius)
      default:
        component == nil
          ? AnimationTarget(\.position) : AnimationTarget(\.position.x)
      }
    animation.isAdditive = chance(3)
    animation.duration = one(of: Self.durations)
    animation.delay = chance(4) ? 0.2 : 0
    animation.timingFunction = curve
    animation.fillMode = one(of: [.removed, .backwards, .both])
    if chance(6) { animation.repeatCount = 2.5 }
    animation.autoreverses = chance(6)
    let key = chance(4) ? nil : one(of: ["a", "b"])
    let watcher = newWatcher()
    animation.delegate = OracleWitness(whenStopped: report(to: watcher))
    layer.add(animation, forKey: key)
    let name = places[place].name
    if let key { oracle.remove { $0.view == name && $0.key == key } }
    requests += 1
    oracle.add(
      OracleMotion(
        view: name, feature: feature, component: component, values: values,
        isAdditive: animation.isAdditive, isFromBlock: false, key: key,
        duration: animation.duration,
        repeatCount: animation.repeatCount > 0 ? animation.repeatCount : 1,
        autoreverses: animation.autoreverses, fillsBefore: animation.fillMode.showsBefore,
        fillsAfter: animation.fillMode.showsAfter, curve: curve,
        watchers: [watcher] + transactions.compactMap(\.self), request: requests,
        begin: animation.delay))
    oracle.watchers[watcher].isClosed = true
  }

  private func layerValue(_ values: [Double]) -> Any {
    values.count == 1 ? values[0] : CGPoint(x: values[0], y: values[1])
  }
}

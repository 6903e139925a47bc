import Foundation
import HeadlessStage
import HeadlessViews

/// The comparison of the stages with the oracle.
extension MotionWorld {
  /// Runs a number of random operations, and compares with the oracle every few steps.
  func run(_ count: Int) {
    for step in 0..<count where problem == nil {
      defer { if problem != nil, self.step == nil { self.step = step } }
      operate()
      if step % 4 == 0 { checkValues(at: stages.map(\.now)) }
      if step % 16 == 0 {
        settleInstant()
        checkWatchers()
        look()
      }
    }
    finish()
  }

  /// Compares at past and future instants.
  private func look() {
    let instants = stages.map { max(0, $0.now + Double.random(in: -1...2, using: &numbers)) }
    stages[0].seek(to: instants[0]) {
      stages[1].seek(to: instants[1]) { checkValues(at: instants) }
    }
  }

  func checkSettled(_ stage: Int) {
    let isSettled = transactions.isEmpty && !oracle.motions.contains { $0.stage == stage }
    if stages[stage].isSettled != isSettled {
      fail("stage \(stage) is \(isSettled ? "not " : "")settled")
    }
  }

  /// Compares the presentation values and the animation keys of all views with the oracle.
  func checkValues(at instants: [Double]) {
    let motions = Dictionary(grouping: oracle.motions, by: \.view)
    for place in places {
      let (layer, name) = (place.view.layer, place.name)
      let its = motions[name] ?? []
      if (layer.animationKeys() != nil) != its.contains(where: { $0.key != nil }) {
        fail("view \(name) has keys \(layer.animationKeys() ?? []) at \(instants)")
      }
      let shown = layer.presentationProperties
      for feature in Feature.allCases {
        let model = place.model[feature] ?? []
        let values = feature.numbers(in: shown)
        let expected = oracle.shown(feature, model: model, by: its, at: instants)
        guard !feature.isClose(values, expected) else { continue }
        let (least, most) = oracle.bounds(feature, model: model, by: its, at: instants)
        let isRight = values.indices.allSatisfy {
          least[$0] - 1e-4 < values[$0] && values[$0] < most[$0] + 1e-4
        }
        guard !isRight else { continue }
        fail(
          "\(feature) of view \(name) is \(values), not \(expected) at \(instants): \(its.filter { $0.feature == feature })"
        )
      }
    }
  }

  /// Ends all transactions and animations, and checks that the stages settle.
  private func finish() {
    while !transactions.isEmpty { endTransaction() }
    guard problem == nil else { return }
    for place in places.indices {
      places[place].view.layer.removeAllAnimations()
      let name = places[place].name
      oracle.remove { $0.view == name }
    }
    settleInstant()
    checkWatchers()
    for stage in stages.indices { checkSettled(stage) }
  }
}

extension Feature {
  /// The numbers of the feature in a layer's properties.
  func numbers(in properties: LayerProperties) -> [Double] {
    switch self {
    case .position: [properties.position.x, properties.position.y]
    case .size: [properties.bounds.size.width, properties.bounds.size.height]
    case .corner: [Double(properties.cornerRadius)]
    case .scale:
      [hypot(Double(properties.transform.m11), Double(properties.transform.m12))]
    case .turn: [atan2(Double(properties.transform.m12), Double(properties.transform.m11))]
    case .opacity: [properties.opacity]
    case .color:
      properties.backgroundColor.map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? []
    }
  }

  func isClose(_ values: [Double], _ others: [Double]) -> Bool {
    zip(values, others).allSatisfy { value, other in
      let distance = value - other
      return abs(self == .turn ? remainder(distance, 2 * .pi) : distance) < 1e-6
    }
  }
}

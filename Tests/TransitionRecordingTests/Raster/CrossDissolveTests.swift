import Expectations
import TransitionRecording
import Transitioning

@MainActor
@Suite("A cross dissolve")
struct CrossDissolveTests {
  /// The colour at the centre of a view during a cross dissolve, over a background.
  private func middle(
    _ old: UIColor?, _ new: UIColor?, over background: UIColor, at time: Double
  ) -> UIColor {
    let stage = Stage(size: CGSize(width: 10, height: 10))
    let window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    window.backgroundColor = background
    let view = UIView(frame: window.bounds)
    let content = UIView(frame: view.bounds)
    content.backgroundColor = old
    view.addSubview(content)
    window.addSubview(view)
    stage.advance(by: 0)
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
    ) { content.backgroundColor = new }
    stage.advance(to: time)
    return Raster(stage.displayList(), width: 1, height: 1)[0, 0]
  }

  private func mixed(_ a: UIColor, _ b: UIColor, _ part: Double) -> UIColor {
    UIColor(
      red: a.red + (b.red - a.red) * part, green: a.green + (b.green - a.green) * part,
      blue: a.blue + (b.blue - a.blue) * part)
  }

  private func expect(
    _ seen: UIColor, _ wanted: UIColor, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let distance =
      abs(seen.red - wanted.red) + abs(seen.green - wanted.green) + abs(seen.blue - wanted.blue)
    expectLess(distance, 1e-9, "\(seen) is not \(wanted)", sourceLocation: sourceLocation)
  }

  @Test("is linear between the two pictures", arguments: [0, 0.1, 0.5, 0.9, 1])
  func straight(time: Double) {
    let half = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    let halfOverGreen = mixed(.green, .blue, 0.5)
    expect(middle(.red, .blue, over: .green, at: time), mixed(.red, .blue, time))
    expect(middle(.red, nil, over: .green, at: time), mixed(.red, .green, time))
    expect(middle(nil, .blue, over: .green, at: time), mixed(.green, .blue, time))
    expect(middle(.red, half, over: .green, at: time), mixed(.red, halfOverGreen, time))
    expect(middle(half, half, over: .green, at: time), halfOverGreen)
    expect(middle(.red, .red, over: .green, at: time), .red)
  }
}

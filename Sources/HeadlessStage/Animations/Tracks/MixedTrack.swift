import HeadlessViews

/// A value of several numbers, each of which goes straight to another one.
protocol MixedValue {
  func mixed(with end: Self, _ progress: Double) -> Self

  var layerValue: LayerValue { get }
}

/// A track between two values of several numbers.
final class MixedTrack<Value: MixedValue>: OtherTrack {
  private let (start, end): (Value, Value)

  init(from start: Value, to end: Value) {
    (self.start, self.end) = (start, end)
  }

  @MainActor
  func value(at progress: TimingGroup.Progress, over below: LayerValue) -> LayerValue? {
    start.mixed(with: end, progress.value).layerValue
  }

  var way: AnimationRecord.Way {
    .straight(from: .value(start.layerValue), to: .value(end.layerValue))
  }
}

extension UIColor: MixedValue {
  /// The colour of straight components, as Core Animation blends them.
  func mixed(with end: UIColor, _ progress: Double) -> UIColor {
    UIColor(
      red: red.mixed(with: end.red, progress), green: green.mixed(with: end.green, progress),
      blue: blue.mixed(with: end.blue, progress), alpha: alpha.mixed(with: end.alpha, progress))
  }
}

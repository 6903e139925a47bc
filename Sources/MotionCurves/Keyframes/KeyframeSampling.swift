extension KeyframeTrack {
  /// The value at `fraction` of the whole time; the first and last hold outside `0...1`.
  @inlinable
  public func value(at fraction: Double) -> Value {
    let time = fraction > 0 ? min(fraction, 1) : 0
    guard let place = place(of: time) else { return heldValue(at: time) }
    var part = place.part
    if place.index < timingFunctions.count { part = timingFunctions[place.index].value(at: part) }
    if place.index < paces.count { part = paces[place.index].parameter(at: part).value }
    return spans[place.index].value(at: part)
  }

  /// The value at `fraction`, with the first and the last way continued outside `0...1`, as CSS
  /// does when an easing of the whole overshoots.
  @inlinable
  public func extendedValue(at fraction: Double) -> Value {
    guard fraction < 0 || fraction > 1 else { return value(at: fraction) }
    let time = min(max(fraction, -1e15), 1e15)
    guard let place = place(of: time) else { return heldValue(at: time) }
    guard place.index < timingFunctions.count else {
      return spans[place.index].value(at: place.part)
    }
    return spans[place.index].value(at: timingFunctions[place.index].extendedValue(at: place.part))
  }

  /// The way that an instant falls into.
  @usableFromInline
  struct Place {
    @usableFromInline var index: Int
    @usableFromInline var part: Double
    @usableFromInline var run: Double

    @inlinable
    init(index: Int, part: Double, run: Double) {
      self.index = index
      self.part = part
      self.run = run
    }
  }

  /// The last way that begins by `time`; nil where a value holds instead.
  @inlinable
  func place(of time: Double) -> Place? {
    guard !spans.isEmpty else { return nil }
    let index = lastKey(by: time, count: spans.count)
    let start = keyTimes[index]
    let end = keyTimes[index + 1]
    // Beyond keys at 0 and 1 the first and last way go on; beyond any others their values hold.
    guard end > start, time >= start || start == 0, time <= end || end == 1 else { return nil }
    let part = time == end ? 1 : (time - start) / (end - start)
    return Place(index: index, part: part, run: end - start)
  }

  @inlinable
  func heldValue(at time: Double) -> Value {
    if calculationMode == .discrete { return values[lastKey(by: time, count: values.count)] }
    return time < keyTimes[0] ? values[0] : values[values.count - 1]
  }

  /// The last of the first `count` key times that is not after `time`; the first if all are.
  @inlinable
  func lastKey(by time: Double, count: Int) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if keyTimes[middle] <= time { low = middle } else { high = middle }
    }
    return low
  }
}

extension KeyframeTrack where Value: VectorValue {
  /// The rate of change at `fraction`, in values per whole time; zero outside `0...1` and wherever
  /// a value holds.
  @inlinable
  public func velocity(at fraction: Double) -> Value {
    let time = fraction.isNaN ? 0 : fraction
    guard time >= 0, time <= 1, let place = place(of: time) else {
      return values[0].subtracting(values[0])
    }
    var slope = 1 / place.run
    var part = place.part
    if place.index < timingFunctions.count {
      slope *= timingFunctions[place.index].velocity(at: part)
      part = timingFunctions[place.index].value(at: part)
    }
    if place.index < paces.count {
      let parameter = paces[place.index].parameter(at: part)
      part = parameter.value
      slope *= parameter.velocity
    }
    return spans[place.index].velocity(at: part).scaled(by: slope)
  }
}

extension KeyframeCurve {
  /// The value at `fraction` of the whole time; outside `0...1` the first or the last value holds.
  @inlinable
  public func value(at fraction: Double) -> Value {
    let time = fraction > 0 ? min(fraction, 1) : 0
    guard let place = place(of: time) else { return heldValue(at: time) }
    var part = place.part
    if place.index < timingFunctions.count { part = timingFunctions[place.index].value(at: part) }
    if place.index < arcLengthMaps.count {
      part = arcLengthMaps[place.index].parameter(at: part).value
    }
    return spans[place.index].value(at: part)
  }

  /// The value at `fraction`, with the first and the last span continued outside `0...1`.
  ///
  /// CSS does the same when an easing of the whole animation overshoots.
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

  /// A position in a span: the span's index, the part of it that has passed, and its length in
  /// time.
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

  /// The position of `time` in the last span that begins by `time`; nil where a value holds
  /// instead.
  @inlinable
  func place(of time: Double) -> Place? {
    guard !spans.isEmpty else { return nil }
    let index = lastKey(by: time, count: spans.count)
    let start = keyTimes[index]
    let end = keyTimes[index + 1]
    // Beyond key times of 0 and 1 the first and the last span continue. Beyond any other key times
    // the first and the last value hold.
    guard end > start, time >= start || start == 0, time <= end || end == 1 else { return nil }
    let part = time == end ? 1 : (time - start) / (end - start)
    return Place(index: index, part: part, run: end - start)
  }

  @inlinable
  func heldValue(at time: Double) -> Value {
    if calculationMode == .discrete { return values[lastKey(by: time, count: values.count)] }
    return time < keyTimes[0] ? values[0] : values[values.count - 1]
  }

  /// The index of the last of the first `count` key times that is not after `time`; `0` if all are.
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

extension KeyframeCurve where Value: VectorValue {
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
    if place.index < arcLengthMaps.count {
      let parameter = arcLengthMaps[place.index].parameter(at: part)
      part = parameter.value
      slope *= parameter.velocity
    }
    return spans[place.index].velocity(at: part).scaled(by: slope)
  }
}

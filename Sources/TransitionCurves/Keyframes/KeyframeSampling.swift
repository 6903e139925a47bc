extension KeyframeCurve {
  /// The value at `fraction` of the whole time; outside `0...1` the first or the last value holds.
  @inlinable
  public func value(at fraction: Double) -> Value {
    let time = fraction > 0 ? min(fraction, 1) : 0
    guard let position = position(of: time) else { return heldValue(at: time) }
    var part = position.part
    if position.index < timingFunctions.count {
      part = timingFunctions[position.index].value(at: part)
    }
    if position.index < arcLengthMaps.count {
      part = arcLengthMaps[position.index].parameter(at: part).value
    }
    return spans[position.index].value(at: part)
  }

  /// The value at `fraction`, with the first and the last span continued outside `0...1`.
  ///
  /// CSS does the same when an easing of the whole animation overshoots.
  @inlinable
  public func extendedValue(at fraction: Double) -> Value {
    guard fraction < 0 || fraction > 1 else { return value(at: fraction) }
    let time = min(max(fraction, -1e15), 1e15)
    guard let position = position(of: time) else { return heldValue(at: time) }
    guard position.index < timingFunctions.count else {
      return spans[position.index].value(at: position.part)
    }
    return spans[position.index].value(
      at: timingFunctions[position.index].extendedValue(at: position.part))
  }

  /// A position in a span: the span's index, the part of it that has passed, and its length in
  /// time.
  @usableFromInline
  struct SpanPosition {
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
  func position(of time: Double) -> SpanPosition? {
    guard !spans.isEmpty else { return nil }
    let index = lastKey(by: time, count: spans.count)
    let start = keyTimes[index]
    let end = keyTimes[index + 1]
    // Beyond key times of 0 and 1 the first and the last span continue. Beyond any other key times
    // the first and the last value hold.
    guard end > start, time >= start || start == 0, time <= end || end == 1 else { return nil }
    let part = time == end ? 1 : (time - start) / (end - start)
    return SpanPosition(index: index, part: part, run: end - start)
  }

  @inlinable
  func heldValue(at time: Double) -> Value {
    if calculationMode == .discrete { return values[lastKey(by: time, count: values.count)] }
    return time < keyTimes[0] ? values[0] : values[values.count - 1]
  }

  /// The index of the last key time, of the first `count`, that is not after `time`; `0` if all are
  /// after it.
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
    guard time >= 0, time <= 1, let position = position(of: time) else {
      return values[0].subtracting(values[0])
    }
    var slope = 1 / position.run
    var part = position.part
    if position.index < timingFunctions.count {
      slope *= timingFunctions[position.index].velocity(at: part)
      part = timingFunctions[position.index].value(at: part)
    }
    if position.index < arcLengthMaps.count {
      let parameter = arcLengthMaps[position.index].parameter(at: part)
      part = parameter.value
      slope *= parameter.velocity
    }
    return spans[position.index].velocity(at: part).scaled(by: slope)
  }
}

import TransitionCurves
import Expectations

@Suite("Against Chromium,")
struct ChromiumTests {
  @Test(
    "staircases agree in all jump forms",
    arguments: ReferenceRecord.records(in: ChromiumEasings.steps))
  func steps(record: ReferenceRecord) throws {
    let words = record.words
    let steps = Steps(try #require(Int(words[0])), try CSSEasing.jump(words[1]))
    for (fraction, value) in zip(ChromiumEasings.stepsFractions, record.numbers) {
      expectNear(steps.value(at: fraction), (value ?? .nan), within: 1e-8, "at \(fraction)")
    }
  }

  @Test(
    "linear() agrees, with missing, descending and shared places",
    arguments: ReferenceRecord.records(in: ChromiumEasings.linears))
  func linears(record: ReferenceRecord) throws {
    let curve = try CSSEasing.linear(record.description)
    for (fraction, value) in zip(ChromiumEasings.linearFractions, record.numbers) {
      expectNear(
        curve.value(at: fraction), (value ?? .nan), within: 1e-8,
        "at \(fraction): \(curve.value(at: fraction)) for \(value ?? .nan)")
    }
  }

  @Test(
    "keyframes agree, each with an easing of its own",
    arguments: ReferenceRecord.records(in: ChromiumKeyframes.samples))
  func keyframes(record: ReferenceRecord) throws {
    let parts = record.description.split(separator: "/").map { $0.split(separator: " ") }
    let keyframes = parts.dropLast()
    let offsets = keyframes.map { Double($0[1]) }
    let track = KeyframeCurve(
      values: try keyframes.map { try #require(Double($0[0])) },
      keyTimes: offsets.contains(nil) ? nil : offsets.compactMap { $0 },
      timingFunctions: try keyframes.dropLast().map { try CSSEasing.parsed(String($0[2])) })
    let whole = try CSSEasing.parsed(String(try #require(parts.last)[0]))
    for (fraction, value) in zip(ChromiumKeyframes.fractions, record.numbers) {
      let ours = track.extendedValue(at: whole.extendedValue(at: fraction))
      // Computed styles have six digits.
      expectNear(ours, (value ?? .nan), within: 1e-3, "at \(fraction): \(ours)")
    }
  }
}

import Foundation
import Expectations

@testable import device_motion

@MainActor
@Suite("The file that a device is compared with")
struct MotionFileTests {
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "OnDevice/Motion/motion.txt")

  private let text: String

  init() throws { text = try String(contentsOf: Self.file, encoding: .utf8) }

  @Test("has what the stage shows; device-motion writes it again")
  func isFresh() {
    expectEqual(MotionLeg.text(StageRun.legs()), text)
  }

  @Test("has ten transitions, both ways, each of which moves something")
  func moves() {
    let legs = MotionLeg.legs(in: text)
    expectEqual(legs.count, 20)
    expectTrue(legs.allSatisfy { $0.rows.count > 10 && Set($0.rows.map(\.values)).count > 5 })
    expectEqual(MotionLeg.text(legs), text)
  }

  @Test("is the same as a run that begins later and has other instants, in some legs")
  func late() {
    for (leg, exact) in zip(MotionLeg.legs(in: text), StageRun.legs()).prefix(6) {
      let late = exact.rows.map { MotionRow(time: $0.time + 0.041, values: $0.values) }
      expectTrue(leg.strangers(among: late).isEmpty, "\(leg.name)")
    }
  }

  @Test("is not the same as a run that is slower, or ends elsewhere, in some legs")
  func wrong() {
    for leg in MotionLeg.legs(in: text).prefix(6) {
      let slow = leg.rows.map { MotionRow(time: $0.time * 1.5, values: $0.values) }
      expectTrue(!leg.strangers(among: slow).isEmpty, "\(leg.name)")
      let moved = leg.rows.map { row in
        MotionRow(time: row.time, values: row.values.map { $0 + 1 })
      }
      expectEqual(leg.strangers(among: moved).count, moved.count, "\(leg.name)")
    }
  }
}

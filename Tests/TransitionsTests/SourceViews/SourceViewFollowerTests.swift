import Expectations
import Transitioning
import Transitions

@MainActor
@Suite("A source view that moves while a transition runs")
struct SourceViewFollowerTests {
  /// The transitions that come from a view.
  enum Kind: CaseIterable {
    case container, flutter, zoom, spring, shared, predictive
  }

  nonisolated private static let kinds = Kind.allCases

  @Test("is where the motion lands, in each way back and of each container", arguments: kinds)
  func scrolls(kind: Kind) throws {
    for isPushed in [false, true] {
      let world = FollowedWorld(kind, isPushed: isPushed)
      try world.goThere()
      world.goBack()
      try world.run { _ in world.list.contentOffset.y += 8 }
      expectNear(world.landing.midX, world.place.midX, within: 2)
      expectNear(world.landing.midY, world.place.midY, within: 12)
      try world.rest()
    }
  }

  @Test(
    "ends shown, in its slot and drawn once, at whatever frame of either way the list scrolls",
    arguments: kinds)
  func everyFrame(kind: Kind) throws {
    for isPushed in [false, true] {
      let world = FollowedWorld(kind, isPushed: isPushed)
      let slot = world.tile.frame
      var (frame, way, wasShort) = (1, CGFloat(200), false)
      while !wasShort {
        world.present()
        try world.run { if $0 == frame { world.list.contentOffset.y += way } }
        try world.stage.settle()
        world.goBack()
        wasShort = true
        try world.run {
          if $0 == frame { (world.list.contentOffset.y, wasShort) = (300 + way / 2, false) }
        }
        try world.rest()
        expectEqual(world.tile.frame, slot)
        (frame, way) = (frame + 1, -way)
      }
      expectLess(15, frame)
    }
  }

  @Test("is where a presentation that is cancelled lands", arguments: kinds)
  func cancelled(kind: Kind) throws {
    let world = FollowedWorld(kind, isPushed: false)
    world.present()
    world.stage.advance(by: 0)
    world.stage.advance(by: 0.1)
    world.goBack()
    try world.run { _ in world.list.contentOffset.y += 8 }
    // Predictive back still has a part of the way left at its last frame; the list moves along y.
    let (landing, place) = (world.landing, world.place)
    let rest = (landing.midX - place.midX) / (200 - place.midX)
    expectNear(landing.midY, place.midY + (400 - place.midY) * rest, within: 12)
    try world.rest()
  }

  @Test("does not move what is at the fore view", arguments: kinds)
  func begins(kind: Kind) throws {
    let world = FollowedWorld(kind, isPushed: false)
    try world.goThere()
    world.goBack()
    world.stage.advance(by: 0)
    world.look()
    let first = world.landing
    world.list.contentOffset.y += 100
    world.stage.advance(by: 1 / 60)
    world.look()
    expectNear(world.landing.midY, first.midY, within: 40)
    try world.stage.settle()
    try world.rest()
  }

  /// What may happen to a source view.
  enum Fate: CaseIterable {
    case removed, listRemoved, listHidden, clippedAway, resized, transparent
  }

  @Test("fades where the view was last, if it is gone", arguments: kinds, Fate.allCases)
  func gone(kind: Kind, fate: Fate) throws {
    let world = FollowedWorld(kind, isPushed: false)
    try world.goThere()
    world.goBack()
    let last = world.place
    var opacities: [Double] = []
    try world.run { frame in
      if frame == 5 { world.meet(fate) }
      if frame >= 5 { opacities.append(world.opacity) }
    }
    expectNear(world.landing.midX, last.midX, within: 3)
    expectNear(world.landing.midY, last.midY, within: 12)
    // It fades evenly, and none of it is left when it is removed.
    expectLess(world.opacity, 0.05)
    for (one, next) in zip(opacities, opacities.dropFirst()) {
      expectAtMost(next, one + 1e-9)
      expectLess(one - 0.6, next)
    }
    try world.stage.settle()
    expectTrue(!world.tile.isHidden && world.stage.diagnostics.issues.isEmpty)
  }

  @Test("is the view that shows the same after its cell was reused", arguments: kinds)
  func reused(kind: Kind) throws {
    let world = FollowedWorld(kind, isPushed: false)
    try world.goThere()
    world.goBack()
    let old = world.tile
    try world.run { frame in
      if frame == 8 { expectTrue(!old.isHidden && world.tile.isHidden) }
      guard frame == 5 else { return }
      let other = world.makeTile(at: old.frame.offsetBy(dx: 0, dy: 40))
      old.frame.origin.y -= 200
      world.show(in: other)
    }
    expectNear(world.landing.midY, world.place.midY, within: 12)
    try world.rest()
    expectTrue(!old.isHidden)
  }
}

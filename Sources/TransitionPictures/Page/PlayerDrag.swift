package import Foundation
package import TransitionRecording

/// The recordings with which a page follows a drag of its reader on the screen.
///
/// The reader takes the place of the finger of a leg. While the reader drags, the page shows the
/// picture at which the recorded finger was as far from its start; after the release it goes on to
/// the end of its way or back to the start, as the transition does. None of the recordings is a leg
/// of the page.
package struct PlayerDrag: Hashable, Sendable {
  /// How far a finger must have dragged for the end of its way to be reached.
  package struct Threshold: Hashable, Sendable {
    /// The velocity at which the finger is lifted, in points a second along the drag.
    package let velocity: Double

    /// The distance from which the end is reached, in points; infinite if it never is.
    package let distance: Double

    /// Creates a threshold.
    package init(velocity: Double, distance: Double) {
      (self.velocity, self.distance) = (velocity, distance)
    }
  }

  /// What follows if the finger is lifted before the end of its way.
  package struct Release: Hashable, Sendable {
    /// The distance of the finger when it is lifted, in points.
    package let distance: Double

    /// The recording from that instant on.
    package let recording: Recording

    /// Creates a release.
    package init(at distance: Double, _ recording: Recording) {
      (self.distance, self.recording) = (distance, recording)
    }
  }

  /// A straight way of the finger, from where the transition is at rest to another place of rest.
  package struct Way: Hashable, Sendable {
    /// A slow drag of one finger over the whole way, and what follows.
    package let film: Recording

    /// Ends of drags over shorter distances, ascending; empty if nothing is left to move at the end
    /// of the whole way, so that the film shows all ends.
    package let releases: [Release]

    /// The thresholds for some velocities, ascending in the velocity; at least one.
    package let thresholds: [Threshold]

    /// How long a released transition would take to the end over the whole way, in seconds.
    package let finishTime: TimeInterval

    /// How long a released transition would take to return over the whole way, in seconds.
    package let returnTime: TimeInterval

    /// Creates a way.
    ///
    /// - Precondition: The film has one touch, and there is a threshold.
    package init(
      film: Recording, releases: [Release], thresholds: [Threshold], finishTime: TimeInterval,
      returnTime: TimeInterval
    ) {
      precondition(
        film.touches.count == 1 && !thresholds.isEmpty,
        "PlayerDrag needs one touch and a threshold, not \(film.touches.count) and"
          + " \(thresholds.count)")
      (self.film, self.releases, self.thresholds) = (film, releases, thresholds)
      (self.finishTime, self.returnTime) = (finishTime, returnTime)
    }
  }

  /// The index of the leg whose finger the reader takes the place of: the drag begins at its start.
  package let leg: Int

  /// The way that ends as the leg does and, of a sheet with another detent, the opposite one to
  /// there; at least one.
  package let ways: [Way]

  /// Creates the drag of a page.
  package init(inPlaceOf leg: Int, ways: [Way]) {
    precondition((1...2).contains(ways.count), "PlayerDrag cannot have \(ways.count) ways")
    (self.leg, self.ways) = (leg, ways)
  }
}

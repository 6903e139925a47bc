import Transitioning

extension TransitionLaw {
  /// What a law looks at, and what it cannot see.
  public struct Sight: Hashable, Sendable {
    /// What the law reads of the runs.
    public let reads: String

    /// What the law says nothing about.
    public let cannotSee: String

    fileprivate init(_ reads: String, blind cannotSee: String) {
      (self.reads, self.cannotSee) = (reads, cannotSee)
    }
  }

  /// What the law looks at, and what it cannot see; nil for a law of one's own.
  public var sight: Sight? { Self.sights[name] }

  private static let sights: [LawName: Sight] = [
    .ends: Sight(
      "the calls that end the context, and the time at which the last animation rests",
      blind: "whether the duration is a good one"),
    .arrives: Sight(
      "all layers, views and windows once it is open, beside a scene opened without animation; on"
        + " two other screens, too",
      blind: "whether the screen is the one that was designed"),
    .returns: Sight(
      "all layers, views, controllers and windows before and after; on two other screens, too",
      blind: "what an app keeps beside its views, such as data and requests"),
    .isContinuous: Sight(
      "places, sizes, turns, opacities, colours, corners, borders, shadows, contents and the order"
        + " of all layers in each frame, and between frames",
      blind: "a step of less than 1 pt or an opacity of 0.02, and whether a smooth motion is good"),
    .reverses: Sight(
      "the pictures after a turn at each frame, beside those before it",
      blind: "a transition that declines interruption"),
    .cancels: Sight(
      "the state before, and after a drive to each frame that is cancelled",
      blind: "the way back itself; 'is seen' and 'follows' look at a finger's"),
    .survives: Sight(
      "the state at rest after one interruption of each kind, beside the state without",
      blind: "two interruptions of one run, and what the app's own code does meanwhile"),
    .mirrors: Sight(
      "each frame of a run from right to left, beside the mirror image of one from left to right",
      blind: "text and pictures, which are not mirrored"),
    .reducesMotion: Sight(
      "places, sizes and turns of what is drawn, with reduced motion",
      blind: "flashes, films, and whether the fade is pleasant"),
    .releases: Sight(
      "weak references to contexts, controllers, transitions, added views and the stage",
      blind: "other memory, such as pictures in a cache"),
    .skips: Sight(
      "the state that is reached without animation, and in a duration of 0",
      blind: "what happens on the way"),
    .balancesCallbacks: Sight(
      "the callbacks of appearance and of presentation, in their order",
      blind: "what the app does in them"),
    .repeats: Sight(
      "two runs, frame by frame and event by event, and one at half of the frame rate",
      blind: "what differs between two programs, such as the order of a set"),
    .follows: Sight(
      "the place of what is dragged beside the finger, and its speed at the release",
      blind: "a gesture that the scene does not name, and how a rubber band feels"),
    .isSeen: Sight(
      "the part of the pixels that change from frame to frame, and at either end",
      blind: "a change between colours that hardly differ"),
    .conforms: Sight(
      "the duration and the values of the tracks of the specification",
      blind: "what the specification does not say, and whether it is right"),
    .answers: Sight(
      "what hit testing finds at a grid of points, at six instants of each way, and after a cancelled"
        + " one; recognizers around the opened screen at rest",
      blind: "a touch between the points, and what a view does with its touch"),
    .keepsProportions: Sight(
      "the scale of each text and image in two directions, in each frame",
      blind: "text that is drawn into a picture, and a picture of the wrong proportions at rest"),
  ]
}

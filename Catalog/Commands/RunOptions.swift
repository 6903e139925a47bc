import CatalogSamples
import TransitionLaws
import TransitionPictures
import Transitioning

/// The command line options of a run: the screen, the user's settings, and the legs.
struct RunOptions {
  /// The options of the legs.
  static let ways: [String: Arguments.Option] = [
    "--interactive": .flag, "--resize": .flag, "--cancel": .fraction, "--interrupt": .fraction,
  ]

  /// The options of the screen and of the user's settings.
  static let screens: [String: Arguments.Option] = [
    "--device": .choice(StageScreen.presets.keys.sorted()), "--rtl": .flag,
    "--reduce-motion": .flag,
    "--dark": .flag,
  ]

  /// The option of the look of pictures in the terminal.
  static let looks: [String: Arguments.Option] = ["--look": .choice(["color", "plain"])]

  /// The help text of the options.
  static let help = """
      --interactive      a finger drives the way back far enough to finish it; a sample without a
                         gesture gets one
      --cancel PART      a finger drives the way back, is lifted at PART of it and cancels it, so
                         that nothing has changed; then comes the way back
      --interrupt PART   requests the way back after PART of the way there: the transition is
                         reversed where it is, or the way back follows the end; with
                         --interactive, a finger takes hold of it there and drives it back
      --resize           the screen is resized in steps: on the way there to another size class, on
                         the way back to its first size
      --device DEVICE    the screen: phone (default), tablet, or that of a phone that folds:
                         folded, unfolded
      --rtl              a right-to-left layout
      --reduce-motion    reduced motion is preferred: nothing may move unless a finger moves it
      --dark             a dark interface
    """

  /// The screen and the user's settings.
  let screen: StageScreen

  /// The legs of the run.
  let legs: [Leg]

  init(_ arguments: Arguments) throws(UsageError) {
    screen = Self.screen(arguments)
    legs = try Self.legs(arguments)
  }

  /// The leg with a name from the command line; nil without a name.
  func leg(_ name: String?) throws(UsageError) -> Leg? {
    guard let name else { return nil }
    guard let leg = legs.first(where: { $0.name == name }) else {
      throw UsageError(unknown: "leg", name, among: legs.map(\.name))
    }
    return leg
  }

  /// The screen and the user's settings that the arguments name.
  static func screen(_ arguments: Arguments) -> StageScreen {
    var screen = arguments.value(of: "--device").flatMap { StageScreen.presets[$0] } ?? .phone
    if arguments.has("--rtl") { screen = screen.rightToLeft }
    if arguments.has("--reduce-motion") { screen = screen.reducedMotion }
    return arguments.has("--dark") ? screen.dark : screen
  }

  /// The look of pictures that the arguments name; nil for what the terminal can show.
  static func look(_ arguments: Arguments) -> TerminalLook? {
    arguments.value(of: "--look").map { $0 == "color" ? .color : .plain }
  }

  private static func legs(_ arguments: Arguments) throws(UsageError) -> [Leg] {
    let (cancellation, interruption) = (
      arguments.fraction(of: "--cancel"), arguments.fraction(of: "--interrupt")
    )
    let isInteractive = arguments.has("--interactive")
    let (finger, cancel) = (("--interactive", isInteractive), ("--cancel", cancellation != nil))
    if let interruption {
      try refuse([cancel, ("--resize", arguments.has("--resize"))], with: "--interrupt")
      return [isInteractive ? .caught(at: interruption) : .interrupted(at: interruption)]
    }
    if arguments.has("--resize") {
      try refuse([finger, cancel], with: "--resize")
      return [.resized(.forward), .resized(.backward)]
    }
    let attempts = cancellation.map { [Leg.cancelled(at: $0)] } ?? []
    return [.forward] + attempts + [isInteractive ? .interactive : .backward]
  }

  /// Throws an error if an option is given that another one excludes.
  private static func refuse(
    _ others: [(name: String, isGiven: Bool)], with option: String
  ) throws(UsageError) {
    guard let other = others.first(where: \.isGiven) else { return }
    throw UsageError(
      "'\(option)' and '\(other.name)' cannot be combined; leave out one of them.")
  }

  /// The samples that the arguments of a command name, each once, or all.
  @MainActor
  static func samples(
    _ arguments: Arguments, of command: String
  ) throws(UsageError) -> [any Sample.Type] {
    guard !arguments.has("--all") else {
      guard arguments.names.isEmpty else {
        throw UsageError(
          "'--all' \(command)s every sample; leave out the names or leave out '--all'.")
      }
      return try allowed(Samples.all, arguments)
    }
    guard !arguments.names.isEmpty else {
      throw UsageError("'catalog \(command)' needs the name of a sample, or '--all'.")
    }
    var chosen: [any Sample.Type] = []
    var known: Set<String> = []
    for name in arguments.names where known.insert(name).inserted {
      chosen.append(try sample(name))
    }
    return try allowed(chosen, arguments)
  }

  /// The samples, if a finger can do with all of them what the arguments ask for.
  @MainActor
  private static func allowed(
    _ samples: [any Sample.Type], _ arguments: Arguments
  ) throws(UsageError) -> [any Sample.Type] {
    guard arguments.has("--interactive"), arguments.fraction(of: "--interrupt") != nil else {
      return samples
    }
    let takesHold = { (sample: any Sample.Type) in
      (sample as? any InteractiveSample.Type)?.takesHold == true
    }
    guard let other = samples.first(where: { !takesHold($0) }) else { return samples }
    throw UsageError(
      "No finger takes hold of '\(other.name)' on its way there: '--interrupt' and '--interactive'"
        + " go together for "
        + Samples.all.filter(takesHold).map { "'\($0.name)'" }.joined(separator: ", ") + ".")
  }

  /// The sample with a name from the command line, or with the title of its adoption.
  @MainActor
  static func sample(_ name: String) throws(UsageError) -> any Sample.Type {
    guard let sample = Samples.named(name) else {
      let known = Samples.all.map { $0.name } + Samples.all.map { $0.adoption.title }
      throw UsageError(unknown: "sample", name, among: known)
    }
    return sample
  }

  /// The single sample of a command.
  @MainActor
  static func onlySample(
    _ arguments: Arguments, of command: String
  ) throws(UsageError) -> any Sample.Type {
    guard let name = arguments.names.first else {
      throw UsageError("'catalog \(command)' needs the name of a sample.")
    }
    guard arguments.names.count == 1 else {
      throw UsageError(
        "'catalog \(command)' takes one sample, not \(arguments.names.count): "
          + arguments.names.prefix(3).map(QuotedText.name).joined(separator: ", ")
          + (arguments.names.count > 3 ? " and others." : "."))
    }
    return try allowed([sample(name)], arguments)[0]
  }
}

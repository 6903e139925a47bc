import CatalogSamples
import Foundation
import TransitionPictures

/// `catalog render`: renders a sample in one of several formats.
struct RenderCommand: Command {
  static let name = "render"
  static let help = """
    usage: catalog render NAME --format FORMAT [--output FILE] [--force] [--leg LEG]
           catalog render NAME --format svg --animated [--sketch] ...
           catalog render NAME ... [--device DEVICE] [--rtl] [--reduce-motion] [--dark]
           catalog render NAME ... [--interactive] [--cancel PART] [--interrupt PART]
           catalog render NAME ... [--resize]

    Writes a picture of a sample's run, there and back, to a file or to the standard output.

      --format FORMAT    \(PictureFormat.list)
      --output FILE      the file to write; by default, and with '-', the standard output
      --animated         a moving picture in place of a filmstrip, for svg only: it plays all legs in
                         a loop, in every browser, and holds still under reduced motion
      --sketch           the sample's transition between two screens of a few rectangles, for a
                         small moving picture
      --force            overwrite an existing file
      --leg LEG          only one leg, such as forward or backward; lottie holds one leg, by
                         default the first
    \(RunOptions.help)
      --help             this page

    The exit status is 0 on success, 1 if the picture could not be written, 64 if the command line
    is invalid.
    """

  private let sample: any Sample.Type
  private let options: RunOptions
  private let format: PictureFormat
  private let file: OutputFile?
  private let leg: Leg?
  private let isAnimated: Bool
  private let isSketch: Bool

  init(_ words: [String]) throws(UsageError) {
    let formats = PictureFormat.allCases.map(\.rawValue)
    let arguments = try Arguments(
      words, RunOptions.ways, RunOptions.screens,
      [
        "--force": .flag, "--animated": .flag, "--sketch": .flag, "--format": .choice(formats),
        "--output": .text("the name of a file"), "--leg": .text("the name of a leg"),
      ])
    sample = try RunOptions.onlySample(arguments, of: Self.name)
    options = try RunOptions(arguments)
    guard let format = arguments.value(of: "--format").flatMap(PictureFormat.init) else {
      throw UsageError("'catalog render' needs a format, for example '--format \(formats[0])'.")
    }
    self.format = format
    isAnimated = arguments.has("--animated")
    guard !isAnimated || format == .svg else {
      throw UsageError(
        "'--animated' makes a moving SVG; use '--format svg', not '--format \(format.rawValue)'.")
    }
    isSketch = arguments.has("--sketch")
    guard !isSketch || isAnimated else {
      throw UsageError("'--sketch' makes a small moving picture; add '--animated'.")
    }
    guard !isSketch || options.legs == [.forward, .backward] else {
      throw UsageError("'--sketch' shows the way there and back; leave out the other ways.")
    }
    file = arguments.value(of: "--output").flatMap {
      $0 == "-" ? nil : OutputFile($0, replacing: arguments.has("--force"))
    }
    leg = try options.leg(arguments.value(of: "--leg"))
  }

  func run(_ output: Output) throws -> Int32 {
    try file?.check()
    let legs = try recordedLegs().filter { leg == nil || $0.title == leg?.name }
    let text =
      isAnimated
      ? sample.movingPicture(of: legs, coarseness: isSketch ? Sketch.coarseness : 1).text
      : format.text(of: legs, of: sample)
    if let file { try file.write(Data(text.utf8)) } else { try output.writeFile(text) }
    return 0
  }

  private func recordedLegs() throws(UsageError) -> [RecordedLeg] {
    guard isSketch else {
      return SampleRun(sample, through: options.legs, on: options.screen).legs
    }
    guard let sketch = Sketch(of: sample, on: options.screen) else {
      throw UsageError(
        "The controller of '\(sample.name)' has no transition of its own to sketch.")
    }
    return sketch.legs
  }
}

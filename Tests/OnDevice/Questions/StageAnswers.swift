#if !canImport(UIKit)
  import HeadlessUIKit

  /// Without UIKit, the program prints the answers of the stage, or compares them with those of a
  /// device.
  @main
  @MainActor
  enum StageAnswers {
    static func main() async {
      let arguments = Array(CommandLine.arguments.dropFirst())
      switch (arguments.first, arguments.count) {
      case (nil, _): print(await sheet().text, terminator: "")
      case ("real-time", 1): await playInRealTime()
      case ("compare", 2): await compare(arguments[1])
      default: fail("usage: device-questions [real-time | compare FILE]", 64)
      }
    }

    /// The answers, in virtual time.
    static func sheet(
      of questions: [Question] = Question.all, with leniencies: Set<Leniency> = .all
    ) async -> AnswerSheet {
      await sheet(of: questions, with: leniencies) { $0.advance(by: $1) }
    }

    private static func sheet(
      of questions: [Question], with leniencies: Set<Leniency>,
      passTime: @escaping @MainActor (Stage, TimeInterval) -> Void
    ) async -> AnswerSheet {
      var sheet = AnswerSheet()
      for question in questions {
        let stage = Stage(size: .phone, safeAreaInsets: StageScreen.phone.safeAreaInsets)
        stage.leniencies = leniencies
        stage.diagnostics.handler = { _ in }
        stage.diagnostics.remarkHandler = { _ in }
        let screen = QuestionScreen(
          UIWindow(stage: stage), passTime: { passTime(stage, $0) }, touch: { stage.make($0) },
          color: { stage.color(at: $0) })
        screen.window.makeKeyAndVisible()
        passTime(stage, 0.1)
        sheet.note(await question.answer(on: screen), to: question.title)
        screen.close()
      }
      return sheet
    }

    /// Prints what differs when the same questions are asked while time passes by the wall clock.
    private static func playInRealTime() async {
      let begin = ProcessInfo.processInfo.systemUptime
      let played = await sheet(of: Question.all, with: .all) { stage, seconds in
        let end = stage.now + seconds
        stage.playback = .realTime
        RunLoop.main.run(until: Date(timeIntervalSinceNow: max(seconds, 0.001)))
        stage.playback = .byHand
        // Time does not pass while nothing moves.
        if stage.now < end { stage.advance(to: end) }
      }
      let time = ProcessInfo.processInfo.systemUptime - begin
      report(await sheet().differences(from: played), of: played)
      print("\(played.answers.count) questions took \(Answer.rounded(time)) s")
    }

    private static func compare(_ file: String) async {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
        fail("\(file) cannot be read.", 66)
      }
      let device = AnswerSheet(reading: text)
      guard !device.answers.isEmpty else {
        fail("\(file) has no line of the form: rule | question | answer", 65)
      }
      let differences = await sheet().differences(from: device)
      report(differences, of: device)
      exit(differences.isEmpty ? 0 : 1)
    }

    private static func report(_ differences: [AnswerSheet.Difference], of device: AnswerSheet) {
      for difference in differences {
        print("\(difference.title)")
        print("  the stage: \(difference.expected)")
        print("  there:     \(difference.found)")
      }
      let rules = Set(differences.map { $0.title.components(separatedBy: " | ")[0] })
      print(
        "\(differences.count) of \(device.answers.count) answers differ, of \(rules.count) rules")
    }

    private static func fail(_ sentence: String, _ status: Int32) -> Never {
      FileHandle.standardError.write(Data((sentence + "\n").utf8))
      exit(status)
    }
  }

  extension Set<Leniency> {
    /// What a stage does by default.
    static var all: Set<Leniency> { Set(Leniency.allCases) }
  }

  extension Stage {
    /// The colour that fills show at a point.
    fileprivate func color(at point: CGPoint) -> QuestionScreen.Color {
      var sheets = [Sheet()]
      for step in displayList().steps() {
        switch step {
        case .begin: sheets.append(Sheet())
        case .paint(let item):
          guard let fill = item.fill, item.frame.contains(point) else { continue }
          let alpha = fill.alpha * item.opacity
          sheets[sheets.count - 1].add(
            Sheet(red: fill.red, green: fill.green, blue: fill.blue, alpha: 1).faded(alpha), .over)
        case .end(let group):
          let sheet = sheets.removeLast()
          sheets[sheets.count - 1].add(sheet.faded(group.opacity), group.blend)
        }
      }
      return QuestionScreen.Color(red: sheets[0].red, green: sheets[0].green, blue: sheets[0].blue)
    }

    fileprivate func make(_ gesture: QuestionGesture) {
      switch gesture {
      case .tap(let point): tap(at: point)
      case .drag(let start, let end, let seconds, let rest):
        drag(from: start, to: end, duration: seconds, holdingFor: rest)
      case .flick(let start, let end, let velocity):
        flick(from: start, to: end, velocity: velocity)
      case .pinch(let center, let start, let end, let seconds, let rest):
        pinch(at: center, from: start, to: end, over: seconds, holdingFor: rest)
      case .strokes(let strokes, _):
        for stroke in strokes {
          let path = stroke.legs.reduce(FingerPath(from: stroke.start)) { path, leg in
            path.moving(to: leg.end, over: leg.seconds)
          }
          touch(along: path, after: stroke.time)
        }
      }
    }
  }

  /// A colour whose parts are multiplied by its opacity.
  private struct Sheet {
    var red = 0.0
    var green = 0.0
    var blue = 0.0
    var alpha = 0.0

    func faded(_ opacity: Double) -> Sheet {
      Sheet(
        red: red * opacity, green: green * opacity, blue: blue * opacity, alpha: alpha * opacity)
    }

    mutating func add(_ other: Sheet, _ blend: DisplayBlend) {
      let rest =
        switch blend {
        case .over: 1 - other.alpha
        case .plus: 1.0
        case .mask: other.alpha
        }
      let part = blend == .mask ? 0.0 : 1
      red = red * rest + other.red * part
      green = green * rest + other.green * part
      blue = blue * rest + other.blue * part
      alpha = alpha * rest + other.alpha * part
    }
  }
#endif

import Expectations
import Foundation

@Suite("The previews of the tutorial")
struct PreviewTests {
  private static let folder = SnippetCompiler.root
    .appending(path: "Sources/Transitioning/Transitioning.docc/Resources")

  /// The steps with a preview, and the name of the picture.
  private static let steps = [3: "card-square", 4: "card-round", 6: "card-finger"]

  /// A program that runs the transition of each step between the screens of the tutorial's test.
  private static func program() throws -> String {
    let types = try steps.keys.sorted().map { step in
      let file = folder.appending(path: "CardTransition-\(step).swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      return "enum Step\(step) {\(text.replacing("import Transitioning", with: ""))}"
    }
    return """
      import Foundation
      import TransitionPictures
      import Transitioning

      \(types.joined(separator: "\n\n"))

      @main @MainActor
      struct Previews {
        private let stage = Stage(size: .phone)
        private let list = UIViewController()
        private let card = UIView(frame: CGRect(x: 20, y: 480, width: 350, height: 200))
        private let page = UIViewController()

        private init() {
          list.view.backgroundColor = .white
          card.backgroundColor = UIColor(red: 0.2, green: 0.5, blue: 0.6)
          card.layer.cornerRadius = 16
          list.view.addSubview(card)
          page.view.backgroundColor = card.backgroundColor
          page.view.clipsToBounds = true
          for view in [card, page.view as UIView] {
            let title = UILabel(frame: CGRect(x: 20, y: 60, width: 310, height: 30))
            title.text = "A day at sea"
            title.textColor = .white
            view.addSubview(title)
          }
          let window = UIWindow(stage: stage)
          window.rootViewController = list
          window.makeKeyAndVisible()
        }

        private func legs(_ transition: any Transition, back: () -> Void) -> [RecordedLeg] {
          page.transitionController.transition = transition
          let recorder = Recorder(stage)
          return [
            RecordedLeg("forward", recorder.record { list.present(page, animated: true) }),
            RecordedLeg("backward", recorder.record(back)),
          ]
        }

        private func draw(_ name: String, _ transition: any Transition, back: () -> Void) throws {
          let legs = legs(transition, back: back)
          try AnimatedSVG(legs, width: 180, isFramed: true, title: "A card opens").text
            .write(toFile: name + ".svg", atomically: true, encoding: .utf8)
        }

        private func close() { page.dismiss(animated: true) }

        static func main() throws {
          let (square, round, finger, strip) = (Self(), Self(), Self(), Self())
          try square.draw(
            "card-square", Step3.CardTransition(from: square.card), back: square.close)
          try round.draw("card-round", Step4.CardTransition(from: round.card), back: round.close)
          try finger.draw(
            "card-finger", Step6.CardTransition(from: finger.card, dismiss: finger.close)
          ) {
            let start = CGPoint(x: 195, y: 200)
            finger.stage.drag(from: start, to: CGPoint(x: 195, y: 700), duration: 0.5)
          }
          let card = Step6.CardTransition(from: strip.card, dismiss: strip.close)
          try SVGFilmstrip().text(strip.legs(card, back: strip.close), title: "A card opens")
            .write(toFile: "card.svg", atomically: true, encoding: .utf8)
        }
      }
      """
  }

  @Test("are what its steps draw; a run with --attachments-path has the new ones")
  func previews() throws {
    try SnippetCompiler.withFolder { folder in
      let file = folder.appending(path: "Previews.swift")
      try Self.program().write(to: file, atomically: true, encoding: .utf8)
      let obstacle = try SnippetCompiler.makeProgram("previews", of: [file], in: folder)
      expectTrue(obstacle == nil, "\(obstacle ?? "")")
      let (status, output) = try SnippetCompiler.run(["./previews"], in: folder)
      expectEqual(status, 0, "\(output)")
      for name in (["card"] + Self.steps.values.sorted()).map({ "\($0).svg" }) {
        let drawn = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        let shown = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
        if drawn != shown { Attachment.record(drawn, named: name) }
        expectEqual(drawn, shown, "\(name) is not what its step draws")
      }
    }
  }

  @Test("stand beside the code that they show")
  func places() throws {
    let file = Self.folder.deletingLastPathComponent()
      .appending(path: "Tutorials/OpenACard.tutorial")
    let tutorial = try String(contentsOf: file, encoding: .utf8)
    for (step, name) in Self.steps {
      let code = #"file: "CardTransition-\#(step).swift") {"#
      let place = try #require(tutorial.range(of: code)?.upperBound)
      let image = tutorial[place...].prefix { $0 != "}" }
      expectContains(String(image), #"@Image(source: "\#(name)""#)
    }
  }
}

import Transitioning
import TransitionPictures
import Transitions

/// Two screens and a transition between them.
@MainActor
struct CheckScene {
  private let stage = Stage()
  private let window: UIWindow
  private let list = CardsViewController()
  private let detail: UIViewController

  private init(_ transition: any Transition, to detail: UIViewController) {
    self.detail = detail
    window = UIWindow(stage: stage)
    window.rootViewController = list
    window.makeKeyAndVisible()
    stage.advance(by: 0)
    detail.transitionController.transition = transition
  }

  private func page(_ title: String) -> PlayerPage {
    let recorder = Recorder(stage)
    let forward = recorder.record { list.present(detail, animated: true) }
    let backward = recorder.record { detail.dismiss(animated: true) }
    return PlayerPage(
      title: title, summary: "A page to hold a browser to.",
      legs: [
        RecordedLeg("Forward", forward),
        RecordedLeg("Backward", backward),
      ])
  }

  /// The pages to check, by name.
  static func pages() -> [(name: String, page: PlayerPage)] {
    [
      ("fade", CheckScene(FadeTransition(), to: DetailViewController()).page("Fade")),
      (
        "slide",
        CheckScene(SlideUpTransition.slideUp(), to: DetailViewController()).page("Slide up")
      ),
      ("flip", CheckScene(FlipTransition(), to: DetailViewController()).page("Flip")),
      ("tumble", CheckScene(TumbleTransition(), to: CollageViewController()).page("Tumble")),
      (
        "sheet",
        CheckScene(VerticalSheetTransition.verticalSheet(), to: SheetViewController()).page("Sheet")
      ),
      ("melt", CheckScene(MeltTransition(), to: DetailViewController()).page("Melt")),
      ("mask", CheckScene(TumbleTransition(), to: MaskedViewController()).page("Mask")),
      ("empty", PlayerPage(title: "Still <b>\"</script>", legs: [still()])),
      (
        "odd",
        PlayerPage(
          title: "Odd", legs: [RecordedLeg("Odd", OddRecording.recording)])
      ),
    ]
  }

  /// A recording without movement.
  private static func still() -> RecordedLeg {
    let scene = CheckScene(FadeTransition(), to: DetailViewController())
    return RecordedLeg("Nothing", Recorder(scene.stage).record {})
  }
}

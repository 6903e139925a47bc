import TransitionPictures
import Transitioning

/// Two screens and a transition between them.
@MainActor
struct Scene {
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

  private var legs: [RecordedLeg] {
    let recorder = Recorder(stage)
    let forward = recorder.record { list.present(detail, animated: true) }
    let backward = recorder.record { detail.dismiss(animated: true) }
    return [RecordedLeg("forward", forward), RecordedLeg("backward", backward)]
  }

  /// The pages, by name.
  static func pages() -> [(name: String, page: PlayerPage)] {
    let scenes = [
      ("tumble", Scene(TumbleTransition(), to: CollageViewController())),
      ("mask", Scene(TumbleTransition(), to: MaskedViewController())),
      ("melt", Scene(MeltTransition(), to: SheetViewController())),
    ]
    return scenes.map { ($0, page($0, $1.legs)) } + [
      ("empty", page("Still <b>\"</script>", [still()])),
      ("odd", page("Odd", [RecordedLeg("Odd", OddRecording.recording)])),
    ]
  }

  private static func page(_ title: String, _ legs: [RecordedLeg]) -> PlayerPage {
    PlayerPage(title: title, summary: "A page to hold a browser to.", legs: legs)
  }

  /// A recording without movement.
  private static func still() -> RecordedLeg {
    let scene = Scene(MeltTransition(), to: SheetViewController())
    return RecordedLeg("nothing", Recorder(scene.stage).record {})
  }
}

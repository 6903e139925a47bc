package import TransitionRecording
package import Transitioning
import Transitions

/// A wall of posts, and a composer that the wall presents.
@MainActor
package struct RecordedScene {
  package let stage: Stage
  package let wall = Wall()
  package let composer = Composer()
  private let window: UIWindow

  package init(
    _ transition: any Transition = FadeTransition(), size: CGSize = .phone,
    frameRate: Double = 60
  ) {
    stage = Stage(size: size, frameRate: frameRate)
    window = UIWindow(stage: stage)
    window.rootViewController = wall
    window.makeKeyAndVisible()
    composer.transitionController.transition = transition
  }

  /// The way there.
  package func forward() -> Recording {
    Recorder(stage).record { wall.present(composer, animated: true) }
  }

  /// The way back.
  package func backward() -> Recording {
    Recorder(stage).record { composer.dismiss(animated: true) }
  }
}

/// Cards with a name and a picture, on white.
package final class Wall: UIViewController {
  package override func viewDidLoad() {
    view.backgroundColor = .white
    for index in 0..<4 {
      let card = UIView(frame: CGRect(x: 16, y: 16 + CGFloat(index) * 200, width: 358, height: 180))
      card.backgroundColor = UIColor(hex: 0xF3EDF7)
      card.layer.cornerRadius = 16
      card.layer.shadowOpacity = 0.3
      let name = UILabel(text: "Ada Lovelace", isBold: true)
      let photo = UIImageView(
        image: UIImage(
          named: "engine", size: CGSize(width: 300, height: 100), topLeft: .purple,
          bottomRight: .orange))
      photo.frame.origin = CGPoint(x: 20, y: 60)
      card.addSubview(name)
      card.addSubview(photo)
      view.addSubview(card)
    }
  }
}

/// A dark page with a line of text.
package final class Composer: UIViewController {
  package override func viewDidLoad() {
    view.backgroundColor = UIColor(hex: 0x21005D)
    let title = UILabel(text: "New post", fontSize: 24, color: .white)
    title.frame.origin = CGPoint(x: 24, y: 60)
    view.addSubview(title)
  }
}

/// A transition that never ends.
package final class StuckTransition: Transition {
  package init() {}

  package func start(with context: TransitionContext) {}
}

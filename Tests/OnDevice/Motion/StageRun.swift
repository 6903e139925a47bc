#if !canImport(UIKit)
  import Foundation
  import Transitioning

  /// Without UIKit, the program prints the file `motion.txt`.
  @main
  @MainActor
  enum StageRun {
    static func main() {
      print(MotionLeg.text(legs()), terminator: "")
    }

    /// What the stage shows, at each frame of each way.
    static func legs() -> [MotionLeg] {
      Motions.all().flatMap { name, transition in
        let scene = MotionScene(transition)
        let screen = Stage(size: MotionScene.size)
        let window = UIWindow(stage: screen)
        window.rootViewController = scene.wall
        window.makeKeyAndVisible()
        screen.advance(by: 1)
        return [TransitionDirection.forward, .backward].map { direction in
          var leg = MotionLeg(name: MotionLeg.name(name, direction))
          var isRunning = true
          var frame = 0
          let start = screen.now
          scene.run(direction) { isRunning = false }
          screen.advance(by: 0)
          while isRunning {
            let time = Double(frame) * MotionLeg.frame
            scene.row(at: time).map { leg.rows.append($0) }
            frame += 1
            screen.advance(to: start + Double(frame) * MotionLeg.frame)
          }
          return leg
        }
      }
    }
  }
#endif

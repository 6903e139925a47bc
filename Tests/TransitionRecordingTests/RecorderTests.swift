import Testing
import TransitionRecording
import Transitioning
import Transitions

@MainActor
@Suite("A recorder")
struct RecorderTests {
  @Test("keeps frames at whole multiples and at both ends")
  func frameTimes() {
    let stage = Stage()
    let window = Window(stage: stage)
    window.makeKeyAndVisible()
    stage.advance(to: 0.01)
    let recording = Recorder(stage).record {
      View.animate(withDuration: 0.1) { window.alpha = 0.5 }
    }
    #expect(recording.frames.map(\.time) == [0.01] + (1...6).map { Double($0) / 60 } + [0.11])
  }
}

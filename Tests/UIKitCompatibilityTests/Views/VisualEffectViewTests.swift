import Foundation
import Expectations
import UIKitCompatibility

extension MainScreenTests {
  @MainActor
  @Suite("Visual effect views")
  struct VisualEffectViewTests {
    @Test("is made without arguments, from a frame, from an effect, and by a subclass")
    func initializers() {
      final class Glass: UIVisualEffectView {}
      let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      let views = [
        UIVisualEffectView(), UIVisualEffectView(frame: frame), Glass(), Glass(frame: frame),
        Glass(effect: UIBlurEffect(style: .dark)), UIVisualEffectView(effect: nil),
      ]
      for view in views {
        expectEqual(view.subviews, [view.contentView])
        view.frame = frame
        expectEqual(view.contentView.frame, view.bounds)
      }
      expectTrue(views[4].effect != nil)
      expectEqual(views.filter { $0.effect == nil }.count, 5)
    }

    @Test("shows a colour for its effect, from the beginning and after a change")
    func effect() {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialDark))
      expectEqual(view.backgroundColor, UIColor(white: 0, alpha: 0.7))
      view.effect = UIBlurEffect(style: .systemUltraThinMaterialLight)
      expectEqual(view.backgroundColor, UIColor(white: 1, alpha: 0.3))
      view.effect = nil
      expectEqual(view.backgroundColor, .clear)
    }
  }
}

import Expectations
import HeadlessViews

@MainActor
@Suite("The first responder")
struct FirstResponderTests {
  private final class Field: UIView {
    var mayEnd = true
    var asked = 0
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayEnd }

    override func resignFirstResponder() -> Bool {
      asked += 1
      return super.resignFirstResponder()
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let fields = [Field(), Field()]

  @Test("is one at a time, and only a view in a window that may be (Views 26)")
  func one() {
    expectTrue(!fields[0].becomeFirstResponder() && !fields[0].isFirstResponder)
    for field in fields { window.addSubview(field) }
    expectTrue(fields[0].becomeFirstResponder() && fields[0].isFirstResponder)
    expectTrue(fields[1].becomeFirstResponder())
    expectEqual(fields.map(\.isFirstResponder), [false, true])
    let plain = UIView()
    window.addSubview(plain)
    expectTrue(!plain.becomeFirstResponder() && fields[1].isFirstResponder)
  }

  @Test("stays if it does not give up, unless it is forced (Views 26)")
  func refusal() {
    for field in fields { window.addSubview(field) }
    fields[0].becomeFirstResponder()
    fields[0].mayEnd = false
    expectTrue(!fields[0].resignFirstResponder() && !fields[1].becomeFirstResponder())
    expectTrue(!window.endEditing(false) && fields[0].isFirstResponder)
    expectTrue(fields[1].endEditing(true) && fields[0].isFirstResponder)
    expectTrue(window.endEditing(true) && !fields[0].isFirstResponder)
  }

  @Test("is asked to resign when it leaves the window, and is none from then on (Views 26)")
  func away() {
    for mayEnd in [true, false] {
      let page = UIView()
      window.addSubview(page)
      page.addSubview(fields[0])
      fields[0].mayEnd = mayEnd
      fields[0].asked = 0
      fields[0].becomeFirstResponder()
      page.removeFromSuperview()
      expectTrue(
        !fields[0].isFirstResponder && fields[0].asked == 1 && window.firstResponder == nil)
      window.addSubview(page)
      expectTrue(!fields[0].isFirstResponder && window.firstResponder == nil)
      page.removeFromSuperview()
    }
  }

  @Test("stays if it only moves within its window (Views 26)")
  func moved() {
    let (page, other) = (UIView(), UIView())
    for view in [page, other] { window.addSubview(view) }
    page.addSubview(fields[0])
    fields[0].becomeFirstResponder()
    other.addSubview(fields[0])
    window.bringSubviewToFront(page)
    expectTrue(fields[0].isFirstResponder && fields[0].asked == 0)
  }
}

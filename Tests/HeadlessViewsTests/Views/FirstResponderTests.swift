import Expectations
import HeadlessViews

@MainActor
@Suite("The first responder")
struct FirstResponderTests {
  private final class Field: UIView {
    var mayEnd = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayEnd }
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

  @Test("is none while it is out of the window, and is back when it is (Views 26)")
  func away() {
    let page = UIView()
    window.addSubview(page)
    page.addSubview(fields[0])
    fields[0].becomeFirstResponder()
    page.removeFromSuperview()
    expectTrue(!fields[0].isFirstResponder)
    window.addSubview(page)
    expectTrue(fields[0].isFirstResponder)
  }
}

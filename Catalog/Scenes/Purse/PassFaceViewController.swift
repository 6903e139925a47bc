import Foundation
import Transitioning

/// One side of a pass, over the whole screen: its name, or the code on its back.
final class PassFaceViewController: FurnishedScreenController {
  private let pass: Pass
  private let isBack: Bool
  private let card: Surface
  private let icon: IconView
  private let heading: TextLabel
  private let words: TextLabel
  private let code = Surface(\.white, corner: 12)
  private let bars = ShapeView(fill: \.ink)
  private let hint: TextLabel

  init(_ pass: Pass, isBack: Bool) {
    (self.pass, self.isBack) = (pass, isBack)
    let side: KeyPath<Palette.Accent, UIColor> = isBack ? \.container : \.main
    card = Surface(pass.accent.appending(path: side))
    let ink = pass.accent.appending(path: isBack ? \.onContainer : \.onMain)
    icon = IconView(pass.icon, ink)
    heading = TextLabel(isBack ? pass.number : pass.name, .headline, ink)
    words = TextLabel(
      isBack
        ? "Hold it under the red light."
        : pass.facts[0].value, .body, ink, lines: 2)
    hint = TextLabel(isBack ? "Front" : "Turn over for the code", .label, ink)
    super.init()
  }

  /// The front has the pass's main colour, which is dark in a light interface and light in a dark
  /// one.
  override var preferredStatusBarStyle: UIStatusBarStyle {
    guard !isBack else { return .default }
    return traitCollection.userInterfaceStyle == .dark ? .darkContent : .lightContent
  }

  override var preferredHomeIndicatorStyle: UIStatusBarStyle { preferredStatusBarStyle }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = isBack ? "back of the card" : "front of the card"
    code.addSubview(bars)
    let parts: [UIView] = isBack ? [code, heading, words, hint] : [icon, heading, words, hint]
    for part in [card] + parts { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let size = root.bounds.size
    card.frame = root.bounds
    let width = min(size.width - 64, 480)
    let margin = (size.width - width) / 2
    root.put(hint, middle: size.height - root.safeAreaInsets.bottom - 44)
    if isBack {
      code.frame = CGRect(x: margin, y: (size.height * 0.23).rounded(), width: width, height: 160)
      bars.frame = CGRect(x: 20, y: 20, width: width - 40, height: 120)
      bars.path = Self.bars(in: bars.bounds.size)
      let end = root.put(heading, middle: code.frame.maxY + 24)
      root.put(words, middle: end + 16, margin: margin)
    } else {
      icon.frame = CGRect(x: size.width / 2 - 60, y: size.height * 0.26, width: 120, height: 120)
      let end = root.put(heading, middle: icon.frame.maxY + 40)
      root.put(words, middle: end + 8, margin: margin)
    }
  }

  /// Bars of four widths, as of a printed code.
  private static func bars(in size: CGSize) -> CGPath {
    var numbers = SeededNumbers(seed: 21)
    var path = CGPath()
    var x: CGFloat = 0
    while x < size.width - 8 {
      let width = 2 * numbers.number(1...4).rounded()
      path.append(CGPath(rect: CGRect(x: x, y: 0, width: width, height: size.height)))
      x += width + 2 * numbers.number(1...3).rounded()
    }
    return path
  }
}

import Foundation
import TransitionPictures
import Transitioning

/// Compares Chromium's picture of a scene with the library's own, pixel by pixel.
@MainActor
struct PixelCheck {
  /// The largest mean difference of pixels, in levels of 255.
  static let limit = 2.0

  private let name: String
  private let list: DisplayList

  private init(_ name: String, _ list: DisplayList) {
    self.name = name
    self.list = list
  }

  /// The scenes: nested rectangles that are rotated, clipped, translucent and have shadows; and the
  /// same behind a mask, in perspective.
  static var all: [PixelCheck] {
    let flat = list(.identity, mask: nil)
    var perspective = CATransform3D.identity
    perspective.m34 = -1 / 500
    let tilted = CATransform3D(rotationAngle: 0.7, x: 0.3, y: 1, z: 0).concatenating(perspective)
    let fading = CAGradientLayer()
    fading.frame = CGRect(x: 20, y: 30, width: 200, height: 180)
    fading.colors = [.black, UIColor(white: 0, alpha: 0.2)]
    fading.cornerRadius = 50
    return [PixelCheck("nested", flat), PixelCheck("masked", list(tilted, mask: fading))]
  }

  private static func list(_ transform: CATransform3D, mask: CALayer?) -> DisplayList {
    let stage = Stage(size: CGSize(width: 260, height: 240))
    let window = UIWindow(stage: stage)
    window.backgroundColor = UIColor(hex: 0xF3EFF7)
    window.makeKeyAndVisible()
    let back = UIView(frame: CGRect(x: 5, y: 5, width: 250, height: 230))
    back.backgroundColor = UIColor(hex: 0xBFD7EA)
    back.transform3D = transform
    back.layer.mask = mask
    let card = UIView(frame: CGRect(x: 40, y: 40, width: 170, height: 150))
    card.backgroundColor = .white
    card.layer.cornerRadius = 20
    card.layer.borderWidth = 3
    card.layer.borderColor = UIColor(hex: 0x6750A4)
    card.layer.shadowOpacity = 0.6
    card.layer.shadowRadius = 8
    card.layer.shadowOffset = CGSize(width: 4, height: 8)
    card.transform = CGAffineTransform(rotationAngle: 0.3)
    card.alpha = 0.8
    let frame = UIView(frame: CGRect(x: 20, y: 25, width: 120.5, height: 90.25))
    frame.backgroundColor = UIColor(hex: 0xFFD166)
    frame.layer.cornerRadius = 24
    frame.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    frame.clipsToBounds = true
    frame.transform = CGAffineTransform(rotationAngle: -0.5)
    frame.alpha = 0.7
    let core = UIView(frame: CGRect(x: 50, y: -20, width: 90, height: 80))
    core.backgroundColor = UIColor(hex: 0xEF476F)
    core.transform = CGAffineTransform(rotationAngle: 0.8)
    frame.addSubview(core)
    card.addSubview(frame)
    back.addSubview(card)
    window.addSubview(back)
    stage.advance(by: 0)
    return stage.displayList()
  }

  /// Draws the scene both ways and returns the mean difference of the pictures.
  func difference(in browser: Browser, _ scratch: Scratch) throws -> Double {
    let recording = Recording(
      size: list.size, frameRate: 60, startTime: 0, endTime: 0, frames: [list], events: [],
      settled: .success(0))
    let page = PlayerPage(
      title: name, legs: [RecordedLeg(name, recording)])
    let file = scratch.folder.appendingPathComponent("pixels-\(name).html")
    try Data(Self.bare(page.html).utf8).write(to: file)
    let data = try browser.screenshot(file, profile: scratch.profile("pixels-\(name)"))
    let screenshot = try Screenshot(png: data)
    let (width, height) = (Int(list.size.width), Int(list.size.height))
    return screenshot.difference(from: Raster(list, width: width, height: height))
  }

  /// A line about the scene, and true if the difference is below the limit.
  func verdict(in browser: Browser, _ scratch: Scratch) -> (text: String, isRight: Bool) {
    do {
      let apart = try difference(in: browser, scratch)
      let isRight = apart < Self.limit
      let text = "pixels of \(name): \(String(format: "%.3f", apart)) levels of 255 apart"
      return ("\(isRight ? "✓" : "✗") \(text)", isRight)
    } catch {
      return ("✗ pixels of \(name): \(error)", false)
    }
  }

  /// The page with only the scene in it, in its top-left corner, at its own size.
  private static func bare(_ html: String) -> String {
    let script = """
      <script>
      {
        const scene = document.querySelector(".scene");
        const [width, height] = [scene.offsetWidth, scene.offsetHeight];
        scene.style.cssText = `inset: 0 auto auto 0; width: ${width}px; height: ${height}px`;
        document.body.replaceChildren(scene);
      }
      </script>
      </body>
      """
    return html.replacingOccurrences(of: "</body>", with: script)
  }
}

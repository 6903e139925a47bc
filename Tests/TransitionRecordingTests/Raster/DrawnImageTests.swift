import Expectations
import Foundation
import TransitionRecording
import Transitioning

@MainActor
@Suite("An image that was drawn")
struct DrawnImageTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let window: UIWindow

  init() {
    window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
  }

  /// What the screen shows of one view.
  private func picture(of view: UIView) -> Raster {
    window.addSubview(view)
    defer { view.removeFromSuperview() }
    stage.advance(by: 0)
    return Raster(stage.displayList(), width: 50, height: 50, samples: 2)
  }

  private func expectAlike(_ one: UIView, _ other: UIView, _ comment: Comment? = nil) {
    let pixels = zip(picture(of: one).pixels, picture(of: other).pixels)
    expectLess(pixels.map { $0.farthest(from: $1) }.max() ?? 1, 1e-4, comment)
  }

  /// A card with a red square at its top left and a blue one at its bottom right.
  private func card() -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    card.backgroundColor = .white
    for (place, color) in [(0, UIColor.red), (20, .blue)] {
      let square = UIView(frame: CGRect(x: place, y: place, width: 20, height: 20))
      square.backgroundColor = color
      card.addSubview(square)
    }
    return card
  }

  private func image(of view: UIView) -> UIImage {
    UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
  }

  @Test("looks as the view that was drawn", arguments: 0..<8)
  func likeness(seed: Int) {
    let view = RandomView(seed: seed).view
    view.clipsToBounds = true
    expectAlike(UIImageView(image: image(of: view)), view)

    let layer = UIGraphicsImageRenderer(size: view.bounds.size).image {
      view.layer.render(in: $0.cgContext)
    }
    expectAlike(UIImageView(image: layer), view)
  }

  @Test("is fitted as any other image", arguments: CALayer.ContentMode.allCases)
  func fitting(mode: CALayer.ContentMode) {
    let card = card()
    let imageView = UIImageView(frame: CGRect(x: 10, y: 10, width: 60, height: 30))
    imageView.contentMode = mode
    imageView.image = image(of: card)
    let frame = mode.frame(of: card.bounds.size, in: imageView.bounds)
    card.transform = CGAffineTransform(scaleX: frame.width / 40, y: frame.height / 40)
    card.center = CGPoint(x: 10 + frame.midX, y: 10 + frame.midY)
    expectAlike(imageView, card)
  }

  @Test("keeps what was shown when it was drawn, whatever happens to the view and to the image")
  func stillness() {
    let card = card()
    let imageView = UIImageView(image: image(of: card))
    let before = picture(of: imageView)
    card.subviews[0].removeFromSuperview()
    expectEqual(picture(of: imageView), before)
    imageView.image = nil
    expectTrue(picture(of: imageView) != before)
  }

  @Test("shows what is animated; of a layer, what is set")
  func animation() throws {
    let card = card()
    window.addSubview(card)
    stage.advance(by: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      card.subviews[0].frame.origin.x = 20
    }
    stage.advance(by: 0.5)
    let shown = image(of: card)
    let set = UIGraphicsImageRenderer(size: card.bounds.size).image {
      card.layer.render(in: $0.cgContext)
    }
    try stage.settle()
    card.removeFromSuperview()
    expectAlike(UIImageView(image: set), card)
    card.subviews[0].frame.origin.x = 10
    expectAlike(UIImageView(image: shown), card)
  }

  @Test("is cropped in pixels", arguments: [1, 2, 3] as [CGFloat])
  func cropping(scale: CGFloat) throws {
    let card = card()
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: card.bounds.size, format: format).image {
      card.layer.render(in: $0.cgContext)
    }
    let whole = try #require(image.cgImage)
    expectEqual([whole.width, whole.height], [Int(40 * scale), Int(40 * scale)])
    let corner = CGRect(x: 20 * scale, y: 20 * scale, width: 90 * scale, height: 20 * scale)
    let part = try #require(whole.cropping(to: corner))
    expectEqual([part.width, part.height], [Int(20 * scale), Int(20 * scale)])

    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.layer.contents = part
    let blue = UIView(frame: view.frame)
    blue.backgroundColor = .blue
    expectAlike(view, blue)

    expectTrue(whole.cropping(to: CGRect(x: 40 * scale, y: 0, width: 9, height: 9)) == nil)
    expectTrue(whole.cropping(to: .null) == nil)
    expectEqual(UIImage(cgImage: part).size, CGSize(width: 20 * scale, height: 20 * scale))
    let again = UIImage(cgImage: part, scale: scale, orientation: .up)
    expectEqual(again.size, CGSize(width: 20, height: 20))
    expectAlike(UIImageView(image: again), blue)
  }

  @Test("of colours keeps the colours of its corners when it is cropped")
  func croppingColors() throws {
    let photo = UIImage(
      named: "photo", size: CGSize(width: 20, height: 20), topLeft: .black, bottomRight: .white)
    let part = try #require(
      photo.cgImage?.cropping(to: CGRect(x: 10, y: 0, width: 10, height: 20)))
    guard case .image(let half) = part else {
      Issue.record("\(part) is no image")
      return
    }
    expectEqual(half.topLeft, UIColor(white: 0.25))
    expectEqual(half.bottomRight, .white)
    expectEqual(half.size, CGSize(width: 10, height: 20))
  }

  @Test("can be shown twice, and each item has its own number")
  func numbers() {
    let image = image(of: card())
    let pair = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for x in [0, 50] {
      let view = UIImageView(image: image)
      view.frame.origin.x = CGFloat(x)
      pair.addSubview(view)
    }
    window.addSubview(pair)
    stage.advance(by: 0)
    let first = stage.displayList().items.map(\.id)
    expectEqual(Set(first).count, first.count)
    expectEqual(first.count, 6)
    expectEqual(stage.displayList().items.map(\.id), first, "in the next frame")
  }

  @Test("holds rectangles, images and transforms, in their order")
  func primitives() {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      UIColor.green.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      let context = context.cgContext
      context.setFillColor(.red)
      context.saveGState()
      context.translateBy(x: 10, y: 10)
      context.scaleBy(x: 2, y: 2)
      context.setFillColor(.blue)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      dot.draw(at: CGPoint(x: 5, y: 5))
      context.restoreGState()
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 30, width: 10, height: 10))
      dot.draw(in: CGRect(x: 35, y: 0, width: 5, height: 5))
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    for (color, frame) in [
      (UIColor.blue, CGRect(x: 10, y: 10, width: 20, height: 20)),
      (.green, CGRect(x: 20, y: 20, width: 20, height: 20)),
      (.red, CGRect(x: 0, y: 30, width: 10, height: 10)),
      (.green, CGRect(x: 35, y: 0, width: 5, height: 5)),
    ] {
      let part = UIView(frame: frame)
      part.backgroundColor = color
      view.addSubview(part)
    }
    expectAlike(UIImageView(image: drawn), view)
  }

  @Test("comes from contexts that are begun and ended, too")
  func contexts() throws {
    let card = card()
    UIGraphicsBeginImageContextWithOptions(card.bounds.size, true, 0)
    let context = try #require(UIGraphicsGetCurrentContext())
    card.subviews[0].layer.render(in: context)
    UIGraphicsBeginImageContext(CGSize(width: 0, height: 10))
    expectTrue(UIGraphicsGetCurrentContext() == nil)
    expectTrue(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    expectTrue(UIGraphicsGetCurrentContext() == nil)
    expectEqual(image.scale, UIScreen.main.scale)
    card.backgroundColor = .black
    card.subviews[1].removeFromSuperview()
    expectAlike(UIImageView(image: image), card)
  }

  @Test(
    "without a size is empty, and reported",
    arguments: [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5)])
  func empty(size: CGSize) {
    var isDrawn = false
    let reports = stage.diagnostics.issues.count
    let image = UIGraphicsImageRenderer(size: size).image { _ in isDrawn = true }
    expectEqual(image.size, .zero)
    expectTrue(!isDrawn)
    expectEqual(stage.diagnostics.issues.count, reports + 1)
    let isDrawnElsewhere = card().drawHierarchy(in: .zero, afterScreenUpdates: true)
    expectTrue(!isDrawnElsewhere, "there is no context")
  }
}

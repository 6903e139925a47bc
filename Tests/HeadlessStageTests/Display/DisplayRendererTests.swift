import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

@MainActor
@Suite("A short renderer")
struct DisplayRendererTests {
  @Test("draws groups, clips and borders from a display list alone")
  func sketch() {
    let scene = Scene()
    let page = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    page.backgroundColor = .red
    page.alpha = 0.5
    page.clipsToBounds = true
    page.layer.cornerRadius = 8
    page.layer.borderWidth = 2
    let card = UIView(frame: CGRect(x: 5, y: 5, width: 200, height: 10))
    card.backgroundColor = .blue
    page.addSubview(card)
    scene.window.addSubview(page)
    expectEqual(
      SketchRenderer().lines(scene.stage.displayList()),
      [
        "<svg viewBox='0 0 400.0 800.0'>",
        "<clipPath id='c0'><rect width='100.0' height='50.0' rx='8.0'"
          + " transform='matrix(1.0 0.0 0.0 1.0 10.0 20.0)'/></clipPath>",
        "<g opacity='0.5'>",
        "<g opacity='1.0'><rect width='100.0' height='50.0' rx='8.0' fill='#FF0000'"
          + " transform='matrix(1.0 0.0 0.0 1.0 10.0 20.0)'/></g>",
        "<g clip-path='url(#c0)' opacity='1.0'><rect width='200.0' height='10.0' rx='0.0'"
          + " fill='#0000FF' transform='matrix(1.0 0.0 0.0 1.0 15.0 25.0)'/></g>",
        "<g opacity='1.0'><rect width='100.0' height='50.0' rx='8.0' fill='none'"
          + " stroke='#000000' stroke-width='2.0'"
          + " transform='matrix(1.0 0.0 0.0 1.0 10.0 20.0)'/></g>",
        "</g>",
        "</svg>",
      ])
  }

  private func sheet(_ x: CGFloat, in scene: Scene) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: 10, width: 80, height: 80)
    layer.backgroundColor = UIColor(hex: 0x6750A4)
    scene.window.layer.addSublayer(layer)
    return layer
  }

  @Test("draws masks, shapes and gradients, and single-sided layers")
  func paint() {
    let scene = Scene()
    scene.view.isHidden = true
    let hole = CAShapeLayer()
    hole.path = CGPath(rect: CGRect(x: 0, y: 0, width: 80, height: 80))
    hole.path?.append(CGPath(ellipseIn: CGRect(x: 20, y: 20, width: 40, height: 40)))
    hole.fillRule = .evenOdd
    hole.opacity = 0.75
    sheet(10, in: scene).mask = hole
    let shade = CAGradientLayer()
    shade.frame = CGRect(x: 110, y: 10, width: 80, height: 80)
    shade.colors = [.red, UIColor(red: 1, green: 1, blue: 0, alpha: 0)]
    shade.locations = [0.25, 1]
    scene.window.layer.addSublayer(shade)
    let ring = CAShapeLayer()
    ring.frame = CGRect(x: 210, y: 10, width: 80, height: 80)
    ring.path = CGPath(
      roundedRect: CGRect(x: 10, y: 10, width: 60, height: 60), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 30, height: 30))
    ring.fillColor = nil
    ring.strokeColor = .blue
    ring.lineWidth = 6
    ring.strokeEnd = 0.75
    scene.window.layer.addSublayer(ring)
    let card = sheet(310, in: scene)
    card.isDoubleSided = false
    card.transform = CATransform3D(rotationAngle: 2, x: 0, y: 1, z: 0)
    expectEqual(
      SketchRenderer().lines(scene.stage.displayList()),
      [
        "<svg viewBox='0 0 400.0 800.0'>",
        "<mask id='m0' mask-type='alpha'>",
        "<g opacity='0.75'>",
        "<g opacity='1.0'><path fill='#000000' fill-rule='evenodd' d='M0.0 0.0 L80.0"
          + " 0.0 L80.0 80.0 L0.0 80.0 L0.0 0.0 M60.0 40.0 A20.0 20.0 0 0 1 20.0 40.0 A20.0"
          + " 20.0 0 0 1 60.0 40.0' transform='matrix(1.0 0.0 0.0 1.0 10.0 10.0)'/></g>",
        "</g>",
        "</mask>",
        "<g mask='url(#m0)' opacity='1.0'>",
        "<g opacity='1.0'><rect width='80.0' height='80.0' rx='0.0' fill='#6750A4'"
          + " transform='matrix(1.0 0.0 0.0 1.0 10.0 10.0)'/></g>",
        "</g>",
        "<g opacity='1.0'><linearGradient id='g9' x1='0.5' y1='0.0' x2='0.5'"
          + " y2='1.0'><stop offset='0.25' stop-color='#FF0000' stop-opacity='1.0'/><stop"
          + " offset='1.0' stop-color='#FFFF00' stop-opacity='0.0'/></linearGradient><rect"
          + " width='80.0' height='80.0' rx='0.0' fill='url(#g9)' transform='matrix(1.0 0.0"
          + " 0.0 1.0 110.0 10.0)'/></g>",
        "<g opacity='1.0'><path fill='none' stroke='#0000FF' stroke-width='6.0'"
          + " stroke-linecap='butt' d='M40.0 10.0 L70.0 10.0 A0.0 0.0 0 0 1 70.0 10.0 A0.0"
          + " 0.0 0 0 1 70.0 10.0 L70.0 70.0 A0.0 0.0 0 0 1 70.0 70.0 A0.0 0.0 0 0 1 70.0"
          + " 70.0 L10.0 70.0 A0.0 0.0 0 0 1 10.0 70.0 A0.0 0.0 0 0 1 10.0 70.0 L10.0"
          + " 49.657' transform='matrix(1.0 0.0 0.0 1.0 210.0 10.0)'/></g>",
        "</svg>",
      ])
  }
}

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  static let geometry: [Question] = [
    Question("Geometry 13", "conversion between views of two trees", mayEndApp: true) {
      screen in
      let roots = [root(x: 10, y: 20, on: screen), root(x: 100, y: 200, on: screen)]
      let (near, far) = (twig(in: roots[0], x: 1, y: 2), twig(in: roots[1], x: 5, y: 7))
      let point = CGPoint(x: 3000, y: 4000)
      return numbers([near.convert(point, to: far), near.convert(point, from: far)])
    },

    Question(
      "Geometry 13", "conversion between a window and a view in none", mayEndApp: true
    ) { screen in
      let view = twig(in: root(x: 10, y: 20, on: screen), x: 1, y: 2)
      let point = CGPoint(x: 3000, y: 4000)
      let window = screen.window
      let box = screen.square(x: 100, y: 200)
      return numbers([
        view.convert(point, to: window), view.convert(point, from: window),
        window.convert(point, to: view), window.convert(point, from: view),
        view.convert(point, to: box), box.convert(point, to: view),
      ])
    },

    Question("Geometry 13", "conversion to nil of a view in no window") { screen in
      let root = root(x: 10, y: 20, on: screen)
      root.bounds.origin = CGPoint(x: 100, y: 200)
      let view = twig(in: root, x: 1, y: 2)
      let point = CGPoint(x: 3000, y: 4000)
      return numbers([
        view.convert(point, to: nil), view.convert(point, from: nil),
        root.convert(point, to: nil),
      ])
    },

    Question("Geometry 16", "conversion into a view that is scaled to zero") {
      screen in
      let root = screen.square(x: 10, y: 20)
      let flat = UIView(frame: CGRect(x: 30, y: 40, width: 20, height: 20))
      root.addSubview(flat)
      flat.transform = CGAffineTransform(scaleX: 0, y: 0)
      let child = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
      flat.addSubview(child)
      let point = CGPoint(x: 300, y: 400)
      // The last one is out of the view, where nothing has to be inverted.
      return numbers([
        root.convert(point, to: flat), root.convert(point, to: child),
        flat.convert(point, to: root),
      ])
    },

    Question("Geometry 37", "autoresized frames with fractions") { screen in
      let all: UIView.AutoresizingMask = [
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
      ]
      let margins: UIView.AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      var values: [CGFloat] = []
      let cases: [(mask: UIView.AutoresizingMask, width: CGFloat)] = [
        (all, 101), (margins, 101.2), (.flexibleWidth, 100.13),
      ]
      for (mask, width) in cases {
        let outer = screen.square(x: 0)
        let inner = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        outer.frame.size.width = width
        values += [inner.frame.minX, inner.frame.width]
      }
      return .numbers(values.map { Double($0) }, step: 0.01)
    },

    Question("Geometry 43", "sublayerTransform with the anchor in a corner") { screen in
      let view = screen.square(x: 100, y: 200)
      view.backgroundColor = nil
      view.layer.anchorPoint = .zero
      view.layer.position = CGPoint(x: 100, y: 200)
      view.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
      let part = CALayer()
      part.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      part.backgroundColor = UIColor.red.cgColor
      view.layer.addSublayer(part)
      await screen.wait(0.3)
      // About the corner it covers 20 to 60, about the middle -30 to 10.
      for place in [-10, 15, 40] as [CGFloat] {
        let color = try screen.color(at: CGPoint(x: 100 + place, y: 200 + place))
        let isRed = color.red > 0.5 && color.green < 0.5
        screen.note("\(Answer.rounded(Double(place))) \(isRed ? "red" : "white")")
      }
      let corner = part.convert(CGPoint.zero, to: view.layer)
      let frame = [corner.x, corner.y, part.frame.minX, part.frame.width].map { Double($0) }
      return .calls(screen.calls + ["corner and frame \(Answer.numbers(frame, step: 0.1).text)"])
    },
  ]
}

/// A view that is in no window, and is retained until the question is answered.
@MainActor
private func root(x: CGFloat, y: CGFloat, on screen: QuestionScreen) -> UIView {
  let view = UIView(frame: CGRect(x: x, y: y, width: 500, height: 500))
  screen.keep(view)
  return view
}

/// A view at a place of a root, which is in no window.
@MainActor
private func twig(in root: UIView, x: CGFloat, y: CGFloat) -> UIView {
  let view = UIView(frame: CGRect(x: x, y: y, width: 50, height: 50))
  root.addSubview(view)
  return view
}

@MainActor
private func numbers(_ points: [CGPoint]) -> Answer {
  .numbers(points.flatMap { [Double($0.x), Double($0.y)] }, step: 0.1)
}

#if !canImport(UIKit) || canImport(UIKit, _version: 8000)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension Question {
    /// The flight of a zoom.
    static let zooms: [Question] = [
      Question("Zoom 2", "opacity of the page at the beginning of a zoom", since: 18) { screen in
        guard #available(iOS 18, *) else { throw Unasked("it needs iOS 18") }
        let frame = CGRect(x: 150, y: 350, width: 90, height: 90)
        let scene = await ZoomScene(on: screen, source: frame)
        // The picture of the source must not hide the page.
        scene.source.backgroundColor = .clear
        // At 1/20 of the flight the page's edge has come from 150 to this place.
        let edge = CGPoint(x: 142.5, y: frame.midY)
        screen.window.layer.speed = 0.1
        defer { screen.window.layer.speed = 1 }
        scene.open()
        let begin = CACurrentMediaTime()
        while CACurrentMediaTime() - begin < 1.5 {
          let part = try screen.color(at: frame.middle).pagePart
          if try screen.color(at: edge).pagePart > 0.02 { return .number(part, within: 0.2) }
          await screen.wait(1.0 / 120)
        }
        throw Puzzled("the page is not seen beside the source")
      },

      Question("Zoom 3", "dimmingVisualEffect below a dimmingColor", since: 18) { screen in
        guard #available(iOS 18, *) else { throw Unasked("it needs iOS 18") }
        let color = try await dimming(on: screen) { options in
          options.dimmingVisualEffect = UIBlurEffect(style: .dark)
          options.dimmingColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        }
        let isColored = color.red - color.green > 0.08
        let isDarkened = color.red < 0.93
        let found =
          switch (isColored, isDarkened) {
          case (true, true): color.red > 0.58 ? "effect below colour" : "effect above colour"
          case (true, false): "colour alone"
          case (false, true): "effect alone"
          case (false, false): "nothing"
          }
        return .text(found)
      },

      Question("Zoom 3", "dimming with dimmingVisualEffect and no dimmingColor", since: 18) {
        screen in
        guard #available(iOS 18, *) else { throw Unasked("it needs iOS 18") }
        // White stays white below such an effect; black over it would show.
        let color = try await dimming(on: screen) { options in
          options.dimmingVisualEffect = UIBlurEffect(style: .extraLight)
        }
        return .number(color.green, within: 0.06)
      },

      Question("Zoom 4", "view behind a page that is not opaque in a zoom", since: 18) { screen in
        guard #available(iOS 18, *) else { throw Unasked("it needs iOS 18") }
        let scene = await ZoomScene(
          on: screen, source: CGRect(x: 145, y: 300, width: 100, height: 100))
        scene.page.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.3)
        scene.page.modalPresentationStyle = .overFullScreen
        // It leaves the screen's edge if the view behind shrinks.
        let strip = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 3000))
        strip.backgroundColor = .red
        scene.list.addSubview(strip)
        await screen.wait(0.1)
        let place = CGPoint(x: 4, y: scene.point(0.5, 0.5).y)
        scene.open()
        let way = try await scene.samples(at: [place], until: "page did appear")
        await screen.wait(0.3)
        let rest = try screen.color(at: place)
        let shrinks = way.contains { $0.colors[0].sourcePart < 0.2 }
        return .text(
          "shrinks on the way: \(shrinks), is smaller at rest: \(rest.sourcePart < 0.2)")
      },

      Question("Zoom 5", "corners of a zoom on a screen without rounded corners", since: 18) {
        screen in
        guard #available(iOS 18, *) else { throw Unasked("it needs iOS 18") }
        #if canImport(UIKit)
          guard screen.window.safeAreaInsets.bottom == 0 else {
            throw Unasked("it needs a screen without rounded corners")
          }
        #endif
        // The page's left edge and its top edge are always at the same distance from the screen's.
        let distance = screen.window.bounds.width - 100
        let scene = await ZoomScene(
          on: screen, source: CGRect(x: distance, y: distance, width: 90, height: 90))
        let (edge, corner) = (
          CGPoint(x: 16, y: scene.point(0.5, 0.5).y), CGPoint(x: 16, y: 16)
        )
        scene.open()
        let samples = try await scene.samples(
          at: [edge, corner], until: "never", every: 1.0 / 240, limit: 1.2)
        @MainActor func arrival(_ index: Int) throws -> TimeInterval {
          guard let sample = samples.first(where: { $0.colors[index].pagePart > 0.5 }) else {
            throw Puzzled("the page does not cover the screen")
          }
          return sample.time
        }
        // 0 with square corners; long if they jump at the end.
        return .seconds(try arrival(1) - arrival(0), frames: 1)
      },

      Question("Zoom 8", "zoom without a source", since: 18) { screen in
        guard #available(iOS 18, *) else { throw Unasked("it needs iOS 18") }
        let scene = await ZoomScene(
          on: screen, source: CGRect(x: 145, y: 300, width: 100, height: 100))
        scene.found = nil
        let places = [(0.5, 0.5), (0.01, 0.5), (0.5, 0.005), (0.5, 0.995)].map(scene.point)
        scene.open()
        let samples = try await scene.samples(at: places, until: "page did appear")
        @MainActor func arrival(_ index: Int) -> TimeInterval {
          samples.first { $0.colors[index].pagePart > 0.5 }?.time ?? samples.last?.time ?? 0
        }
        let middle = arrival(0)
        let edges = zip(["left", "top", "bottom"], 1...3).map { name, index in
          let delay = arrival(index) - middle
          return "\(name) edge \(abs(delay) < 0.05 ? "with it" : delay < 0 ? "before" : "later")"
        }
        let between = samples.filter { (0.1...0.9).contains($0.colors[0].pagePart) }
        return .calls(["middle \(between.count > 2 ? "fades" : "does not fade")"] + edges)
      },
    ]

    /// The colour of the white view behind, near the corner at which the page arrives last, just
    /// before that.
    @available(iOS 18, *)
    @MainActor
    private static func dimming(
      on screen: QuestionScreen, with change: (UIViewController.Transition.ZoomOptions) -> Void
    ) async throws -> QuestionScreen.Color {
      let scene = await ZoomScene(on: screen, source: CGRect(x: 20, y: 60, width: 60, height: 60))
      change(scene.options)
      scene.page.preferredTransition = .zoom(options: scene.options) { [weak scene] _ in
        scene?.found
      }
      scene.open()
      let samples = try await scene.samples(
        at: [scene.point(0.95, 0.948)], until: "page did appear")
      let colors = samples.map { $0.colors[0] }.prefix { $0.blue - $0.green < 0.1 }
      guard colors.count > 2, let last = colors.last else {
        throw Puzzled("the view behind is not seen")
      }
      return last
    }
  }
#endif

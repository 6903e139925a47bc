#if !canImport(UIKit) || canImport(UIKit, _version: 8000)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension Question {
    /// The source of a zoom.
    static let zoomSources: [Question] = [
      Question("Zoom 9", "calls of the provider of a zoom whose source has moved", since: 18) {
        screen in
        guard #available(iOS 18, *) else { throw Unasked("it needs iOS 18") }
        let scene = await ZoomScene(
          on: screen, source: CGRect(x: 40, y: 300, width: 100, height: 100))
        var (found, before): ([String], Int) = ([], 0)
        @MainActor func note(_ name: String) {
          let count = scene.asked - before
          found.append("\(name) \(count > 3 ? "more than 3" : "\(count)")")
          before = scene.asked
        }
        for moves in [false, true] {
          let text = moves ? " with one move" : ""
          for opens in [true, false] {
            if opens { scene.open() } else { scene.close() }
            await screen.wait(0.1)
            if moves { scene.source.frame.origin.y += 40 }
            await screen.wait(0.9)
            note((opens ? "there" : "back") + text)
          }
        }
        return .calls(found)
      },

      Question("Zoom 10", "source of a zoom after its list has scrolled", since: 18) { screen in
        guard #available(iOS 18, *) else { throw Unasked("it needs iOS 18") }
        var found: [String] = []
        for scrollsBefore in [true, false] {
          let frame = CGRect(x: 20, y: 500, width: 100, height: 100)
          let scene = await ZoomScene(on: screen, source: frame)
          try await scene.opened()
          if scrollsBefore { scene.list.contentOffset.y = 250 }
          await screen.wait(0.1)
          scene.close()
          if !scrollsBefore {
            await screen.wait(0.1)
            scene.list.contentOffset.y = 250
          }
          let places = [frame.middle, frame.offsetBy(dx: 0, dy: -250).middle]
          let samples = try await scene.samples(at: places, until: "page did disappear")
          let counts = [0, 1].map { index in
            samples.filter { sample in
              let isSeen = sample.colors.map { abs($0.pagePart) > 0.3 }
              return isSeen[index] && !isSeen[1 - index]
            }.count
          }
          let place = counts[0] > counts[1] ? "the old place" : "the new place"
          let name = scrollsBefore ? "scrolled before" : "scrolled on the way"
          found.append("\(name): lands at \(counts == [0, 0] ? "neither" : place)")
          try await screen.wait(until: "gone") { screen.calls.contains("page did disappear") }
        }
        return .calls(found)
      },

      Question("Zoom 10", "source of a zoom while the page is at rest", since: 18) { screen in
        guard #available(iOS 18, *) else { throw Unasked("it needs iOS 18") }
        let frame = CGRect(x: 145, y: 300, width: 100, height: 100)
        let scene = await ZoomScene(on: screen, source: frame)
        scene.page.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.2)
        scene.page.modalPresentationStyle = .overFullScreen
        try await scene.opened()
        await screen.wait(0.3)
        let isSeen = try screen.color(at: frame.middle).green < 0.4
        let alpha = Answer.rounded(Double(scene.source.alpha))
        return .text("seen \(isSeen), alpha \(alpha), hidden \(scene.source.isHidden)")
      },

      Question("Zoom 10", "landing of a zoom whose source is gone", since: 18) { screen in
        guard #available(iOS 18, *) else { throw Unasked("it needs iOS 18") }
        let frame = CGRect(x: 20, y: 100, width: 100, height: 100)
        let scene = await ZoomScene(on: screen, source: frame)
        // The picture of the source must look as the page does.
        scene.source.backgroundColor = .blue
        try await scene.opened()
        scene.close()
        await screen.wait(0.1)
        scene.found = nil
        scene.source.removeFromSuperview()
        // The page covers both places then.
        let samples = try await scene.samples(
          at: [frame.middle, CGPoint(x: 180, y: 300)], until: "page did disappear")
        let lead = samples.map { $0.colors[0].pagePart - $0.colors[1].pagePart }
        let place =
          if (lead.max() ?? 0) > 0.25 {
            "goes to the old place"
          } else if (lead.min() ?? 0) < -0.25 {
            "goes elsewhere"
          } else {
            "stays"
          }
        let between = samples.filter { (0.15...0.85).contains($0.colors[0].pagePart) }
        return .text("\(place), \(between.count > 2 ? "fades" : "does not fade")")
      },
    ]
  }
#endif

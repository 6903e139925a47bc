@testable import HeadlessStage
import HeadlessViews
import RecordingSupport
import Expectations
import Transitioning
import Transitions

@testable import TransitionPictures

@MainActor
@Suite("A page that plays recordings")
struct PlayerPageTests {
  /// A page with both legs of a transition.
  private func page(_ transition: any Transition = FadeTransition()) -> PlayerPage {
    let scene = RecordedScene(transition)
    let forward = scene.forward()
    return PlayerPage(
      title: "Wall", summary: "A composer comes.",
      legs: [
        RecordedLeg("Forward", forward),
        RecordedLeg("Backward", scene.backward()),
      ])
  }

  private func frame(_ time: Double = 0, _ items: [DisplayItem]) -> DisplayList {
    DisplayList(time: time, size: CGSize(width: 100, height: 200), items: items)
  }

  private func html(_ recording: Recording, title: String = "Page") -> String {
    PlayerPage(title: title, legs: [RecordedLeg(title, recording)]).html
  }

  /// The JSON data in the page, parsed.
  private func film(in html: String) throws -> [String: Any] {
    let start = try #require(html.range(of: "id=\"film\">"))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    let data = Data(html[start.upperBound..<end.lowerBound].utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test("escapes the names and texts of an app")
  func escapes() throws {
    let nasty = "</script><script>alert(1)</script>\"'&\u{2028}\u{0}\u{202E}😀 שלום\\"
    let text = LayerContents.text(TextContent(nasty))
    let item = DisplayItem(
      layer: 1, name: nasty, size: CGSize(width: 9, height: 9), contents: text)
    let event = StageEvent(time: 0, category: .decision, subject: nasty, message: nasty)
    let html = html(.of([frame(0, [item])], events: [event]), title: nasty)
    // The page has its own two scripts, and no other.
    expectTrue(["<script", "</script>"].allSatisfy { html.components(separatedBy: $0).count == 3 })
    let data = try #require(html.range(of: "id=\"film\">"))
    expectTrue(!html[data.upperBound...].contains("\u{2028}"))
    let film = try film(in: html)
    let leg = try #require((film["legs"] as? [[String: Any]])?.first)
    expectTrue(leg["names"] as? [String] == [nasty] && leg["title"] as? String == nasty)
    let words = try #require((film["contents"] as? [[Any]])?.first)
    expectEqual((words[1] as? [Any])?.first as? String, nasty)
  }

  @Test("can be made of no frames, and of one frame")
  func empty() throws {
    let none = PlayerPage(title: "None", legs: [])
    #expect(try film(in: none.html)["legs"] as? [String] == [])
    for frames in [[], [frame(0, [])]] {
      let leg = try #require((try film(in: html(.of(frames)))["legs"] as? [[String: Any]])?.first)
      expectEqual((leg["samples"] as? [Any])?.count, frames.count)
      expectEqual(leg["duration"] as? Double, 0)
    }
  }

  @Test("has only finite numbers")
  func isFinite() throws {
    var broken = CATransform3D.identity
    broken.m11 = .nan
    var shape = ShapeContent()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
    let item = DisplayItem(
      layer: 1, name: "broken", transform: broken,
      size: CGSize(width: CGFloat.infinity, height: .nan), opacity: .nan,
      fill: UIColor(white: .infinity), border: DisplayBorder(width: .nan, color: .black),
      contents: .shape(shape))
    let html = html(.of([frame(0, [item])]))
    let film = try film(in: html)
    let legs = try #require(film["legs"] as? [[String: Any]])
    let sample = try #require((legs[0]["samples"] as? [[Any]])?.first)
    // The plane of an item with impossible numbers is all zeros except the scale of depth; before, it
    // is the identity.
    let changes = try #require(sample[3] as? [Double])
    expectEqual(Array(changes.prefix(4)), [1, 0, 4, 0])
  }

  @Test("has the events in words, labels on its controls, links and choices, and folds sections")
  func words() throws {
    let events = page().html
    let line = #"<bdi class="subject">Composer</bdi> <bdi>viewWillAppear(true)</bdi>"#
    expectEqual(
      events.lacks([line, "data-time=\"0.35\"", "<noscript>", "default-src 'none'"]), [])
    // Every reference of the drawing is to an element of the page.
    expectTrue(events.components(separatedBy: "url(").dropFirst().allSatisfy { $0.hasPrefix("#") })
    let buttons = events.components(separatedBy: "<button ").dropFirst().map {
      $0.components(separatedBy: "</button>")[0]
    }
    let unnamed = buttons.filter { button in
      let text = button.replacing(/<[^>]*>/, with: "").components(separatedBy: ">").last ?? ""
      return !button.contains("aria-label=") && text.isEmpty
    }
    expectTrue(!buttons.isEmpty && unnamed == [])

    let page = PlayerPage(
      title: "Links", legs: [],
      sections: [.init(title: "<Fold>", text: "</details>", isFolded: true)],
      neighbors: [.init(title: "All <pages>", address: "index.html?a=1&b=\"2\"")],
      choices: [
        .init(title: "one", address: "one.html"),
        .init(title: "two", address: "two.html", isCurrent: true),
      ])
    let html = page.html
    expectEqual(
      html.lacks([
        "<a href=\"index.html?a=1&amp;b=&quot;2&quot;\"><bdi>All &lt;pages&gt;</bdi>",
        "<a href=\"two.html\" aria-current=\"page\">",
        "<summary><h2 dir=\"auto\">&lt;Fold&gt;</h2></summary>", "&lt;/details&gt;",
      ]), [])
    expectTrue(!PlayerPage(title: "None", legs: []).html.contains("<nav"))
  }

  @Test("refers to a style sheet and a script, which are those of a page without other files")
  func shared() throws {
    let page = page()
    let html = page.html(
      styleSheet: "a&b.css", script: "player.js", dragScript: "drag.js")
    expectEqual(
      html.lacks([
        "<link rel=\"stylesheet\" href=\"a&amp;b.css\">", "<script src=\"player.js\"></script>",
        "script-src 'self' file:;",
      ]), [])
    expectEqual(html.has(["<style", "script-src 'unsafe-inline'", "stylesheet\" href=\"a&b"]), [])
    expectEqual(page.html.lacks([PlayerPage.styleSheet, PlayerPage.script]), [])
    expectLess(html.utf8.count + 50_000, page.html.utf8.count)
    #expect(try film(in: html).keys == film(in: page.html).keys)
  }

  @Test("draws text in the fonts, and at the places, of layouts")
  func fonts() {
    expectContains(PlayerPage.styleSheet, "font-family: \(FontMetrics.families);")
    let height = Decimals.text(FontMetrics.lineHeight)
    let baseline = Decimals.text(FontMetrics.baseline)
    expectEqual(
      PlayerPage.script.lacks([
        "lines.length * \(height) * em", "(\(height) * index + \(baseline)) * em",
      ]), [])
  }

  @Test("has a topic, the code of an app, and terms with explanations, all escaped")
  func facts() {
    let html = PlayerPage(
      title: "Facts", topic: "<Group>", code: "view.frame = a < b", legs: [],
      sections: [.init(title: "Terms", facts: [.init("<one>", "a & b")])]
    ).html
    expectEqual(
      html.lacks([
        "<p class=\"topic\" dir=\"auto\">&lt;Group&gt;</p>",
        "<code id=\"code\">view.<wbr>frame = a &lt; b</code>", "id=\"copy\" hidden",
        "<dt dir=\"auto\">&lt;one&gt;</dt><dd dir=\"auto\">a &amp; b</dd>",
      ]), [])
    expectEqual(
      PlayerPage(title: "None", legs: []).html.has(["id=\"copy\" ", "class=\"topic\""]), [])
  }

  @Test("says what moves, from where to where and in which timing, with a chart for each property")
  func figures() {
    let legs = page(EdgeSlideTransition.slide(duration: 0.25)).legs
    func html(_ hasCharts: Bool) -> String {
      PlayerPage(
        title: "Slide", legs: legs,
        sections: [
          .init(title: "What moves", figures: MotionFigures(of: legs, hasCharts: hasCharts))
        ]
      ).html
    }
    let text = html(true)
    expectEqual(
      text.lacks([
        "<section class=\"reading\" id=\"motion\">", "<bdi>Forward</bdi> <span>0.25 s</span>",
        "position x 585 → 195, 0.25 s, cubic-bezier(0.2, 0, 0, 1)", "<div class=\"charts\"",
      ]), [])
    let charts = text.components(separatedBy: "class=\"charts\"")
    expectEqual(charts.count, 3)
    expectTrue(charts.dropFirst().allSatisfy { $0.contains("<path d=\"M") })
    expectTrue(!html(false).contains("class=\"charts\""))
    let still = MotionFigures(of: [RecordedLeg("Still", .of([frame(0, [])]))], hasCharts: true)
    expectContains(still.markup, "No property is animated.")
  }

  @Test("has pictures in the place of the player where no script runs, and links that store files")
  func pictures() {
    let page = PlayerPage(
      title: "Files", legs: [],
      sections: [
        .init(title: "Keep", links: [.init(title: "One", address: "a.csv", isDownload: true)])
      ], pictures: .init(moving: "a.svg", still: "b&.svg"))
    let html = page.html(styleSheet: "player.css", script: "player.js", dragScript: "drag.js")
    expectEqual(
      html.lacks([
        "img-src 'self' file:", "<a href=\"a.csv\" download=\"\"><bdi>One</bdi></a>",
        "<source srcset=\"b&amp;.svg\" media=\"(prefers-reduced-motion: reduce)\">"
          + "<img src=\"a.svg\" alt=\"\"></picture></noscript>",
      ]), [])
    expectEqual(PlayerPage(title: "None", legs: []).html.has(["<img", "The picture shows"]), [])
  }

  @Test("has fewer than 75,000 bytes for twenty moving views, of which 60,000 are the player")
  func size() {
    let crowd = Crowd()
    let html = crowd.page.html
    expectLess(html.utf8.count, 75_000, "\(html.utf8.count) bytes")
  }
}

/// Twenty moving views.
@MainActor
private struct Crowd {
  let page: PlayerPage

  init() {
    let scene = RecordedScene(EdgeSlideTransition.slide())
    scene.composer.loadViewIfNeeded()
    for index in 0..<20 {
      let place = CGPoint(x: 10 + 18 * index, y: 100 + 30 * index)
      let view = UIView(frame: CGRect(origin: place, size: CGSize(width: 40.5, height: 20.25)))
      view.backgroundColor = .red
      scene.composer.view.addSubview(view)
    }
    page = PlayerPage(
      title: "Crowd", legs: [RecordedLeg("Forward", scene.forward())])
  }
}

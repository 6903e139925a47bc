#if !canImport(UIKit) || canImport(UIKit, _version: 9000)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension Question {
    /// Updates of properties.
    static let geometrySince26: [Question] = [
      Question(
        "Geometry 45", "order of updateProperties and layout in two nested views", since: 26
      ) { screen in
        guard #available(iOS 26, *) else { throw Unasked("it needs iOS 26") }
        let (outer, inner) = await nested(on: screen)
        // The inner view asks first, and twice.
        for view in [inner, inner, outer] { view.setNeedsUpdateProperties() }
        await screen.wait(0.1)
        let updates = Answer.calls(screen.take()).text
        for view in [inner, outer] {
          view.setNeedsLayout()
          view.setNeedsUpdateProperties()
        }
        await screen.wait(0.1)
        return .text("updates: \(updates); with layout: \(Answer.calls(screen.take()).text)")
      },

      Question(
        "Geometry 45", "updateProperties requested by layoutSubviews or by itself", since: 26
      ) { screen in
        guard #available(iOS 26, *) else { throw Unasked("it needs iOS 26") }
        let (outer, inner) = await nested(on: screen)
        outer.onceInLayout = { inner.setNeedsUpdateProperties() }
        outer.setNeedsLayout()
        await screen.wait(0.1)
        let below = Answer.calls(screen.take()).text
        outer.onceInLayout = {
          inner.setNeedsUpdateProperties()
          inner.setNeedsLayout()
        }
        outer.setNeedsLayout()
        await screen.wait(0.1)
        let belowWithLayout = Answer.calls(screen.take()).text
        inner.onceInLayout = { inner.setNeedsUpdateProperties() }
        inner.setNeedsLayout()
        await screen.wait(0.1)
        let own = Answer.calls(screen.take()).text
        inner.onceInUpdate = { inner.setNeedsUpdateProperties() }
        inner.setNeedsUpdateProperties()
        await screen.wait(0.1)
        return .text(
          "of a view below: \(below); with its layout: \(belowWithLayout); of itself: \(own); "
            + "by the update: \(Answer.calls(screen.take()).text)")
      },

      Question("Geometry 46", "updateProperties within layoutIfNeeded", since: 26) { screen in
        guard #available(iOS 26, *) else { throw Unasked("it needs iOS 26") }
        let (outer, inner) = await nested(on: screen)
        var texts: [String] = []
        // Without any layout that is due, with that of the other view, and with its own.
        for other in [nil, outer, inner] {
          inner.setNeedsUpdateProperties()
          other?.setNeedsLayout()
          outer.layoutIfNeeded()
          screen.note("returns")
          await screen.wait(0.1)
          texts.append(Answer.calls(screen.take()).text)
        }
        return .text(
          "alone: \(texts[0]); with layout above: \(texts[1]); with its layout: \(texts[2])")
      },
    ]
  }

  /// A view and one in it, with nothing due.
  @available(iOS 26, *)
  @MainActor
  private func nested(on screen: QuestionScreen) async -> (outer: UpdatedView, inner: UpdatedView) {
    let outer = UpdatedView("outer", on: screen)
    let inner = UpdatedView("inner", on: screen)
    outer.addSubview(inner)
    screen.root.view.addSubview(outer)
    await screen.wait(0.2)
    screen.take()
    return (outer, inner)
  }

  /// A view that notes its updates and its layout, and whether they come a frame later than the call
  /// before.
  @available(iOS 26, *)
  private final class UpdatedView: UIView {
    /// Called in the next layout only.
    var onceInLayout: () -> Void = {}

    /// Called in the next update only.
    var onceInUpdate: () -> Void = {}

    private let name: String
    private let screen: QuestionScreen

    /// When a view was called last.
    private static var last: TimeInterval = 0

    init(_ name: String, on screen: QuestionScreen) {
      self.name = name
      self.screen = screen
      super.init(frame: CGRect(x: 10, y: 100, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
      super.updateProperties()
      note("update")
      let work = onceInUpdate
      onceInUpdate = {}
      work()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      note("layout")
      let work = onceInLayout
      onceInLayout = {}
      work()
    }

    private func note(_ call: String) {
      let now = CACurrentMediaTime()
      let isLater = !screen.calls.isEmpty && now - Self.last > 0.005
      Self.last = now
      screen.note("\(isLater ? "later " : "")\(name) \(call)")
    }
  }
#endif

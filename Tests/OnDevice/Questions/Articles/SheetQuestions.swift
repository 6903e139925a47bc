#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  /// Sheets under a finger, and on a tablet.
  static let draggedSheets: [Question] = [
    Question("Sheets 9", "margin of a sheet that a finger drags") { screen in
      guard #available(iOS 16, *) else { throw Unasked("it needs iOS 16") }
      let sheet = try await Sheet(on: screen)
      let before = sheet.margin
      var begin: TimeInterval?
      var during: Double?
      sheet.follower.whenMoved = { place in
        let now = CACurrentMediaTime()
        if begin == nil, let start = sheet.follower.start, abs(place.y - start.y) > 15 {
          begin = now
        }
        // Late enough for a motion of some tenths of a second.
        if let begin, during == nil, now > begin + 0.5 { during = sheet.margin }
      }
      let (x, y) = (screen.window.bounds.midX, screen.window.bounds.height - 270)
      try await screen.touch(
        .drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x, y: y + 80), seconds: 1))
      await screen.wait(2)
      try sheet.follower.mustHaveSeenAFinger()
      guard let during else { throw Puzzled("no drag of a second") }
      let word = during < 0.5 ? "lost" : during > before - 0.5 ? "kept" : "partly lost"
      return .text(
        "\(Answer.rounded(before.rounded())) points, \(word), "
          + "\(Answer.rounded(sheet.margin.rounded())) afterwards")
    },

    Question("Sheets 11", "frame of a page sheet on a tablet") { screen in
      guard UIDevice.current.userInterfaceIdiom == .pad else {
        return .text("phone: no tablet")
      }
      let page = UIViewController()
      page.modalPresentationStyle = .pageSheet
      screen.root.present(page, animated: false)
      await screen.wait(0.5)
      let frame = page.view.convert(page.view.bounds, to: nil)
      let size = screen.window.bounds.size
      return .text(
        "\(Answer.rounded(frame.width)) × \(Answer.rounded(frame.height)) at "
          + "(\(Answer.rounded(frame.minX)), \(Answer.rounded(frame.minY))) of "
          + "\(Answer.rounded(size.width)) × \(Answer.rounded(size.height))")
    },

    Question("Sheets 13", "sheet that is caught on its way out and lifted") { screen in
      guard #available(iOS 16, *) else { throw Unasked("it needs iOS 16") }
      let sheet = try await Sheet(on: screen)
      var isAsked = false
      sheet.follower.whenMoved = { place in
        guard !isAsked, let start = sheet.follower.start, place.y > start.y + 3 else { return }
        isAsked = true
        sheet.page.dismiss(animated: true) { screen.note("completion") }
      }
      sheet.follower.whenUp = { _ in screen.note("lifted") }
      let (x, y) = (screen.window.bounds.midX, screen.window.bounds.height - 270)
      try await screen.touch(
        .drag(
          from: CGPoint(x: x, y: y), to: CGPoint(x: x, y: y + 30), seconds: 0.2, rest: 0.5))
      await screen.wait(2)
      try sheet.follower.mustHaveSeenAFinger()
      screen.note("presents \(screen.root.presentedViewController != nil)")
      return .calls(screen.calls)
    },

    Question("AnimatedTransitions 18", "callbacks of a sheet that a finger catches") { screen in
      guard #available(iOS 16, *) else { throw Unasked("it needs iOS 16") }
      let sheet = try await Sheet(on: screen, isSlow: true)
      sheet.follower.whenDown = { _ in screen.note("down") }
      sheet.follower.whenUp = { _ in
        screen.note("lifted")
        screen.window.layer.speed = 1
      }
      let (x, y) = (screen.window.bounds.midX, screen.window.bounds.height - 50)
      try await screen.touch(
        .strokes(
          [Stroke(from: CGPoint(x: x, y: y), at: 1.2, legs: [(CGPoint(x: x, y: y + 40), 0.3)])],
          "drag the sheet downward by 40 points while it comes"))
      await screen.wait(2.4)
      guard let down = screen.calls.firstIndex(of: "down"),
        let end = screen.calls.firstIndex(of: "lifted")
      else { throw Puzzled("no finger came down and went") }
      if screen.calls[..<down].contains("page did appear") { throw Puzzled("it came too late") }
      // Where the sheet goes then depends on how far it has come.
      return .calls(Array(screen.calls[..<end]))
    },
  ]
}

/// A sheet of 300 points, and what follows a finger on it.
@available(iOS 16, *)
@MainActor
private final class Sheet {
  let page: NotingController
  let follower: FingerFollower
  private let screen: QuestionScreen

  /// - Parameter isSlow: True to return as the sheet begins to come, so slowly that a person can
  ///   catch it.
  init(on screen: QuestionScreen, isSlow: Bool = false) async throws {
    self.screen = screen
    page = NotingController("page", on: screen)
    follower = FingerFollower.watching(screen.window)
    page.sheetPresentationController?.detents = [.custom { _ in 300 }]
    if isSlow { screen.window.layer.speed = 0.05 }
    page.loadViewIfNeeded()
    screen.take()
    screen.root.present(page, animated: isSlow)
    if isSlow { return }
    try await screen.wait(until: "presented") { [page] in page.viewIfLoaded?.window != nil }
    await screen.wait(0.4)
    screen.take()
  }

  /// The room that shows between the sheet and the left edge.
  var margin: Double {
    let shown = page.view.shownLayer
    return Double(shown.convert(shown.bounds, to: screen.window.shownLayer).minX)
  }
}

#if !canImport(UIKit) || canImport(UIKit, _version: 8000)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// A white controller with a red view, and a blue page that zooms out of it.
  ///
  /// What a zoom shows is UIKit's own drawing, so that the colours on the screen tell where the page
  /// and the source are.
  @available(iOS 18, *)
  @MainActor
  final class ZoomScene {
    /// Colours at some points of the screen, and when they were read, in seconds.
    struct Sample {
      let time: TimeInterval
      let colors: [QuestionScreen.Color]
    }

    let back: NotingController
    let page: NotingController

    /// The content of the controller behind, as large as its view.
    let list = UIScrollView()
    let source: UIView
    let options = UIViewController.Transition.ZoomOptions()

    /// The view that the provider returns.
    var found: UIView?

    /// How often the provider was asked.
    private(set) var asked = 0

    /// The stack, if the page is pushed.
    let stack: UINavigationController?
    private let screen: QuestionScreen

    /// - Parameters:
    ///   - frame: The place of the source, in points of the window.
    ///   - pushes: True to push the page; false to present it.
    init(on screen: QuestionScreen, source frame: CGRect, pushes: Bool = false) async {
      self.screen = screen
      (back, page) = (NotingController("back", on: screen), NotingController("page", on: screen))
      source = UIView(frame: frame)
      source.backgroundColor = .red
      found = source
      stack = pushes ? UINavigationController(rootViewController: back) : nil
      stack?.isNavigationBarHidden = true
      screen.window.backgroundColor = .black
      screen.window.rootViewController = stack ?? back
      back.view.backgroundColor = .white
      list.frame = screen.window.bounds
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: frame.maxX, height: 3000)
      list.addSubview(source)
      back.view.addSubview(list)
      page.view.backgroundColor = .blue
      page.modalPresentationStyle = .fullScreen
      page.preferredTransition = .zoom(options: options) { [weak self] _ in
        self?.asked += 1
        return self?.found
      }
      await screen.wait(0.3)
      screen.take()
    }

    /// Shows the page, without waiting.
    func open() {
      if let stack {
        stack.pushViewController(page, animated: true)
      } else {
        back.present(page, animated: true)
      }
    }

    /// Shows the page, and waits until it is at rest.
    func opened() async throws {
      open()
      try await screen.wait(until: "opened") { screen.calls.contains("page did appear") }
      await screen.wait(0.1)
      screen.take()
    }

    /// Takes the page away, without waiting.
    func close() {
      if let stack {
        stack.popViewController(animated: true)
      } else {
        page.dismiss(animated: true)
      }
    }

    /// True if the page is shown.
    var isOpen: Bool {
      stack.map { $0.topViewController === page } ?? (back.presentedViewController === page)
    }

    /// A point, at parts of the window's width and height.
    func point(_ x: Double, _ y: Double) -> CGPoint {
      let bounds = screen.window.bounds
      return CGPoint(x: bounds.width * CGFloat(x), y: bounds.height * CGFloat(y))
    }

    /// Reads the colours at some points at each frame, until a call was noted.
    func samples(
      at points: [CGPoint], until call: String, every step: TimeInterval = 1.0 / 60,
      limit: TimeInterval = 1.5
    ) async throws -> [Sample] {
      let begin = CACurrentMediaTime()
      var samples: [Sample] = []
      while !screen.calls.contains(call), CACurrentMediaTime() - begin < limit {
        samples.append(
          Sample(
            time: CACurrentMediaTime() - begin, colors: try points.map { try screen.color(at: $0) }
          ))
        await screen.wait(step)
      }
      return samples
    }
  }

  extension QuestionScreen.Color {
    /// The opacity of the blue page over what is white, grey or black.
    var pagePart: Double { blue - red }

    /// The opacity of the red source over what is white, grey or black.
    var sourcePart: Double { red - blue }
  }

  extension CGRect {
    /// The point in the middle.
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
  }
#endif

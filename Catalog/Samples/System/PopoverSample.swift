import Foundation
import Transitioning

/// The settings of the light in a popover on a tablet, and on a sheet on a phone.
struct PopoverSample: InteractiveSample {
  static let name = "popover"
  static let adoption = Adoption(
    code: """
      viewController.modalPresentationStyle = .popover
      viewController.popoverPresentationController?.sourceView = sourceView
      """, title: "UIPopoverPresentationController")
  static let group = SampleGroup.system
  static let showcase = Showcase.tablet
  static let purpose = "the settings of one button"
  static let summary = "A print on a desk; its light in a popover, or on a sheet on a phone."
  static let followsFinger = true
  static let exceptions = [
    LawException(
      .follows,
      because: "on a phone the sheet floats, and grows to the edges as the finger takes hold of it"),
    LawException(
      .answers, because: "the system's own: an animation block moves it, so touches find its end"),
  ]

  private let darkroom = DarkroomViewController()

  init() {
    darkroom.onLight = { [unowned darkroom] in Self.showLight(of: darkroom) }
  }

  var root: UIViewController { darkroom }

  func open() -> UIViewController { Self.showLight(of: darkroom) }

  @discardableResult
  private static func showLight(of darkroom: DarkroomViewController) -> UIViewController {
    let light = LightViewController()
    light.modalPresentationStyle = .popover
    if let popover = light.popoverPresentationController {
      popover.sourceView = darkroom.lightButton
      popover.permittedArrowDirections = .down
      popover.backgroundColor = Palette.matching(darkroom.traitCollection).overlay
      popover.adaptiveSheetPresentationController.detents = [.medium()]
    }
    darkroom.present(light, animated: true)
    return light
  }

  /// Drags the sheet down; on a tablet, taps on the popover, because a tap beside it cannot be
  /// reversed.
  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    manager.map { manager in
      let frame = manager.frameOfPresentedViewInContainerView
      return manager is UIPopoverPresentationController
        ? Self.tap(CGPoint(x: frame.midX, y: frame.minY + 20))
        : .drag(
          from: CGPoint(x: frame.midX, y: frame.minY + 10), toward: .bottom,
          by: fraction * frame.height)
    }
  }

  /// Drags the sheet down; on a tablet, taps beside the popover.
  func wayBack(on stage: Stage) -> FingerPath? {
    manager is UIPopoverPresentationController
      ? Self.tap(CGPoint(x: 8, y: 200)) : wayBack(on: stage, over: CGFloat(Self.farEnough))
  }

  private var manager: UIPresentationController? {
    darkroom.presentedViewController?.activePresentationController
  }

  private static func tap(_ place: CGPoint) -> FingerPath {
    FingerPath(from: place).holding(for: 0.05)
  }
}

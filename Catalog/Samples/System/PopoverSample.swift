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
  static let purpose = "the settings of one button"
  static let summary = "A print on a desk; its light in a popover, or on a sheet on a phone."
  static let farEnough = 0.8
  static let followsFinger = true

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
      popover.backgroundColor = Palette.matching(darkroom.traitCollection).container
      popover.adaptiveSheetPresentationController.detents = [.medium()]
    }
    darkroom.present(light, animated: true)
    return light
  }

  /// Drags the sheet down; on a tablet, taps beside the popover for a fraction that is far enough,
  /// and on the popover for any other one, because a tap cannot be reversed.
  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    guard let manager = darkroom.presentedViewController?.activePresentationController else {
      return nil
    }
    let frame = manager.frameOfPresentedViewInContainerView
    if manager is UIPopoverPresentationController {
      let isOutside = fraction == Self.farEnough
      return FingerPath(
        from: CGPoint(x: isOutside ? 8 : frame.midX, y: isOutside ? 200 : frame.minY + 20)
      ).holding(for: 0.05)
    }
    return .drag(
      from: CGPoint(x: frame.midX, y: frame.minY + 10), toward: .bottom,
      by: fraction * frame.height)
  }
}

import HeadlessViews

extension UIViewController {
  /// Creates a presentation controller for a presentation of this controller in a style.
  func makePresentationController(for style: UIModalPresentationStyle) -> UIPresentationController {
    let controller =
      switch style {
      case .pageSheet, .formSheet:
        UISheetPresentationController(presentedViewController: self, presenting: nil)
      case .popover:
        UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      default:
        UIPresentationController(presentedViewController: self, presenting: nil)
      }
    controller.actualPresentationStyle = style
    return controller
  }
}

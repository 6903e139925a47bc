import HeadlessViews

extension ViewController {
  /// Creates a presentation controller for a presentation of this controller in a style.
  func makePresentationController(for style: ModalPresentationStyle) -> PresentationController {
    let controller =
      switch style {
      case .pageSheet, .formSheet:
        SheetPresentationController(presentedViewController: self, presenting: nil)
      case .popover:
        PopoverPresentationController(presentedViewController: self, presenting: nil)
      default:
        PresentationController(presentedViewController: self, presenting: nil)
      }
    controller.actualPresentationStyle = style
    return controller
  }
}

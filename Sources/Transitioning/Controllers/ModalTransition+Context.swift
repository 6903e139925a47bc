import Foundation
import HeadlessViews

extension ModalTransition: ViewControllerContextTransitioning {
  var containerView: View { presentation.container }

  var presentationStyle: ModalPresentationStyle { controller.presentationStyle }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    (key == .to) == isPresenting ? presented : back
  }

  func view(forKey key: TransitionContextViewKey) -> View? {
    if (key == .to) == isPresenting { return controller.presentedView ?? presented.view }
    return remover != nil ? back.view : nil
  }

  func initialFrame(for vc: ViewController) -> CGRect {
    if vc === presented { return isPresenting ? .zero : frameInContainer(controller.presentedView) }
    guard vc === back, isPresenting || remover == nil else { return .zero }
    return frameInContainer(back.viewIfLoaded)
  }

  func finalFrame(for vc: ViewController) -> CGRect {
    if vc === presented {
      return isPresenting ? controller.frameOfPresentedViewInContainerView : .zero
    }
    guard vc === back else { return .zero }
    guard let remover else { return frameInContainer(back.viewIfLoaded) }
    return isPresenting ? .zero : frameInContainer(remover.standIn)
  }

  private func frameInContainer(_ view: View?) -> CGRect {
    guard let view else { return .zero }
    return containerView.convert(view.bounds, from: view)
  }
}

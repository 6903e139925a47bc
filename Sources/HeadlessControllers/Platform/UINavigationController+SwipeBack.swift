package import HeadlessStage

extension UINavigationController {
  package var contentPopRecognizer: UIGestureRecognizer? { interactiveContentPopGestureRecognizer }

  package func isFree(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.delegate == nil || recognizer.delegate is PopPolicy
  }
}

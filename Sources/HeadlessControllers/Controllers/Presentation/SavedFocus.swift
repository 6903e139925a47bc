import HeadlessStage
import HeadlessViews

/// The accessibility focus before a presentation or another change took it.
@MainActor
final class SavedFocus {
  @MainActor
  private final class Container {
    @LinkedController var controller: UIViewController?
    init(_ controller: UIViewController) { self.controller = controller }
  }

  private let accessibility: Accessibility
  @LinkedView private var element: UIView?

  /// The controllers that contained the element, innermost first.
  private let containers: [Container]

  init(of accessibility: Accessibility) {
    self.accessibility = accessibility
    let element = accessibility.focusedElement
    self.element = element
    containers =
      element.map { element in
        sequence(first: element as UIResponder, next: \.next)
          .compactMap { ($0 as? UIViewController).map(Container.init) }
      } ?? []
  }

  /// Returns the focus to the element; or, if it has left, to the nearest of its controllers that
  /// is still on the screen; or else to `controller`.
  func giveBack(orTo controller: UIViewController) {
    if let element, accessibility.isOnScreen(element), element.isReachable {
      return accessibility.post(.screenChanged, argument: element)
    }
    let nearest = containers.lazy.compactMap(\.controller).first {
      $0.viewIfLoaded?.isReachable == true
    }
    accessibility.post(.screenChanged, argument: (nearest ?? controller).viewIfLoaded)
  }

  /// Returns the focus if there was one and the present focus has left or is unreachable.
  func giveBackIfLost(orTo controller: UIViewController) {
    guard element != nil || !containers.isEmpty, accessibility.focusedElement?.isReachable != true
    else { return }
    giveBack(orTo: controller)
  }
}

import HeadlessStage
import HeadlessViews

/// The accessibility focus before a presentation or another change took it.
@MainActor
final class SavedFocus {
  private final class Place {
    weak var controller: UIViewController?
    init(_ controller: UIViewController) { self.controller = controller }
  }

  private let accessibility: Accessibility
  private weak var element: UIView?

  /// The controllers that contained the element, innermost first.
  private let places: [Place]

  init(of accessibility: Accessibility) {
    self.accessibility = accessibility
    let element = accessibility.focusedElement
    self.element = element
    places =
      element.map { element in
        sequence(first: element as UIResponder, next: \.next)
          .compactMap { ($0 as? UIViewController).map(Place.init) }
      } ?? []
  }

  /// Returns the focus to the element; or, if it is gone, to the nearest of its controllers that is
  /// still on the screen; or else to `controller`.
  func giveBack(orTo controller: UIViewController) {
    if let element, accessibility.isOnScreen(element), element.isReachable {
      return accessibility.post(.screenChanged, argument: element)
    }
    let nearest = places.lazy.compactMap(\.controller).first {
      $0.viewIfLoaded?.isReachable == true
    }
    accessibility.post(.screenChanged, argument: (nearest ?? controller).viewIfLoaded)
  }

  /// Returns the focus if there was one and the present focus is gone or unreachable.
  func giveBackIfLost(orTo controller: UIViewController) {
    guard element != nil || !places.isEmpty, accessibility.focusedElement?.isReachable != true
    else { return }
    giveBack(orTo: controller)
  }
}

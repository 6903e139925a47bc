import HeadlessStage
import HeadlessViews

/// Where the focus of those was who have the screen read out, before something else took it.
@MainActor
final class FocusMemory {
  private final class Place {
    weak var controller: ViewController?
    init(_ controller: ViewController) { self.controller = controller }
  }

  private let accessibility: Accessibility
  private weak var element: View?

  /// The controllers that the element was in, the nearest first.
  private let places: [Place]

  init(of accessibility: Accessibility) {
    self.accessibility = accessibility
    let element = accessibility.focusedElement
    self.element = element
    places =
      element.map { element in
        sequence(first: element as Responder, next: \.next)
          .compactMap { ($0 as? ViewController).map(Place.init) }
      } ?? []
  }

  /// Gives the focus back to the element, or to the first in the nearest controller that is still
  /// there, or at last to one that is known to be.
  func giveBack(orTo controller: ViewController) {
    if let element, accessibility.isOnScreen(element), element.isReachable {
      return accessibility.post(.screenChanged, argument: element)
    }
    let nearest = places.lazy.compactMap(\.controller).first {
      $0.viewIfLoaded?.isReachable == true
    }
    accessibility.post(.screenChanged, argument: (nearest ?? controller).viewIfLoaded)
  }

  /// Gives the focus back if there was one, and what has it now is gone or can not be reached.
  func giveBackIfLost(orTo controller: ViewController) {
    guard element != nil || !places.isEmpty, accessibility.focusedElement?.isReachable != true
    else { return }
    giveBack(orTo: controller)
  }
}

import Foundation
import Transitioning

/// A map of a town, with a sheet of nearby places.
///
/// At the medium detent the sheet does not dim the map, and the map receives touches.
final class NearbyMapViewController: SceneController {
  private lazy var search = SearchField("Search the town", action: .pin, "Nearby") {
    [unowned self] in toggleList()
  }
  private let map = MapView(pins: NearbyPlace.all.map(\.spot))

  override var ground: Palette.Role? { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "town map"
    for part in [map, search] { view.addSubview(part) }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    // The window is visible around the map while the map is scaled down behind the sheet.
    view.window?.backgroundColor = .black
  }

  override func layOut(_ root: UIView) {
    map.frame = root.bounds
    search.place(over: root)
  }

  /// Presents the list of nearby places.
  @discardableResult
  func showList() -> NearbyListViewController {
    let list = NearbyListViewController()
    list.onChoice = { [unowned self, unowned list] in choose($0, in: list) }
    list.modalPresentationStyle = .formSheet
    list.modalPresentationCapturesStatusBarAppearance = true
    if let sheet = list.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 16
    }
    present(list, animated: true)
    return list
  }

  private func toggleList() {
    if presentedViewController == nil { showList() } else { dismiss(animated: true) }
  }

  /// Marks a place on the map and moves the sheet to its medium detent.
  private func choose(_ place: NearbyPlace, in list: NearbyListViewController) {
    map.marked = NearbyPlace.all.firstIndex(of: place)
    guard let sheet = list.sheetPresentationController else { return }
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
  }
}

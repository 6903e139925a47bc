import Transitioning

/// A map of a town, with a sheet of nearby places.
///
/// At the medium detent the sheet does not dim the map, and the map receives touches.
final class NearbyMapViewController: ViewController {
  private let bar = TopBar(title: "Town", trailing: "Nearby")
  private let map = MapView(pins: NearbyPlace.all.map(\.spot))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "town map"
    view.backgroundColor = Palette.page
    bar.onTrailing = { [unowned self] in toggleList() }
    for part in [map, bar] { view.addSubview(part) }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    // The window is visible around the map while the map is scaled down behind the sheet.
    view.window?.backgroundColor = .black
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    map.frame = view.bounds
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: TopBar.height)
  }

  /// Presents the list of nearby places.
  @discardableResult
  func showList() -> NearbyListViewController {
    let list = NearbyListViewController()
    list.onChoice = { [unowned self, unowned list] in choose($0, in: list) }
    list.modalPresentationStyle = .formSheet
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

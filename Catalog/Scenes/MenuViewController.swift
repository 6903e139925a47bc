import Foundation
import Transitioning

/// The main menu of an app.
final class MenuViewController: ViewController {
  private let head = View()
  private let rows = ["Wall", "Album", "Messages", "Settings", "Sign out"].map {
    Label(text: $0, fontSize: 18, isBold: $0 == "Wall", color: .white)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.accent
    head.backgroundColor = Palette.photos[0].0
    head.layer.cornerRadius = 32
    view.addSubview(head)
    for row in rows { view.addSubview(row) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let root: View = view
    head.frame = root.frame(leading: 24, top: 72, width: 64, height: 64)
    for (number, row) in rows.enumerated() {
      root.put(row, leading: 24, top: 176 + CGFloat(number) * 56)
    }
  }
}

import Transitioning

/// A sheet with a list of actions for a photo.
final class SheetViewController: ViewController {
  private let grabber = View()
  private let rows = ["Share with Ada", "Add to favourites", "Edit", "Move to album", "Delete"].map
  {
    Label(text: $0, fontSize: 18, color: $0 == "Delete" ? .red : Palette.ink)
  }
  private let lines = (0..<4).map { _ in View() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.card
    view.layer.cornerRadius = 24
    grabber.backgroundColor = Palette.line
    grabber.layer.cornerRadius = 2.5
    view.addSubview(grabber)
    for line in lines {
      line.backgroundColor = Palette.line
      view.addSubview(line)
    }
    for row in rows { view.addSubview(row) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let root: View = view
    let width = root.bounds.width
    grabber.frame = CGRect(x: width / 2 - 20, y: 10, width: 40, height: 5)
    for (number, row) in rows.enumerated() {
      root.put(row, leading: 24, top: 48 + CGFloat(number) * 64)
    }
    for (number, line) in lines.enumerated() {
      line.frame = CGRect(x: 24, y: 92 + CGFloat(number) * 64, width: width - 48, height: 1)
    }
  }
}

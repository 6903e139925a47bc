import Transitioning

/// An album of photos in rows of three.
final class PhotoGridViewController: ViewController {
  private let bar = TopBar(title: "Album")
  private let photos = (0..<18).map {
    ImageView(image: Palette.photo($0, size: CGSize(width: 120, height: 120)))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.page
    for photo in photos { view.addSubview(photo) }
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    bar.frame = CGRect(x: 0, y: 0, width: width, height: TopBar.height)
    let (columns, gap) = (3, CGFloat(4))
    let side = (width - gap * CGFloat(columns + 1)) / CGFloat(columns)
    for (number, photo) in photos.enumerated() {
      photo.frame = CGRect(
        x: gap + CGFloat(number % columns) * (side + gap),
        y: TopBar.height + gap + CGFloat(number / columns) * (side + gap),
        width: side, height: side)
    }
  }
}

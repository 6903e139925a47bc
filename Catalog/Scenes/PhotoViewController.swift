import Transitioning

/// One photo, large, with its caption.
final class PhotoViewController: ViewController {
  private let photo: ImageView
  private let caption: Label

  init(photo number: Int) {
    photo = ImageView(image: Palette.photo(number, size: CGSize(width: 390, height: 520)))
    caption = Label(text: "photo \(number + 1)", fontSize: 17, color: .white)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.ink
    view.addSubview(photo)
    view.addSubview(caption)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let height = min(size.width * 4 / 3, size.height)
    photo.frame = CGRect(x: 0, y: (size.height - height) / 2, width: size.width, height: height)
    caption.center = CGPoint(x: size.width / 2, y: photo.frame.maxY + 40)
  }
}

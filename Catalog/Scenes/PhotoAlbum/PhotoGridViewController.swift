import Transitioning

/// An album of photos, in rows of three.
final class PhotoGridViewController: ViewController {
  private let bar = TopBar(title: "Album")
  private let content = View()
  private let photos = (0..<18).map {
    ImageView(image: Palette.photo($0, size: CGSize(width: 120, height: 120)))
  }

  /// The vertical scroll offset of the photos, in points.
  var scrollOffset: CGFloat {
    get { content.bounds.minY }
    set { content.bounds.origin.y = newValue }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.page
    for (number, photo) in photos.enumerated() {
      photo.accessibilityIdentifier = "cell \(number + 1)"
      photo.isUserInteractionEnabled = true
      photo.addGestureRecognizer(
        TapGestureRecognizer { [unowned self] _ in show(photo: number) })
      content.addSubview(photo)
    }
    view.addSubview(content)
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    bar.frame = CGRect(x: 0, y: 0, width: width, height: TopBar.height)
    content.frame = view.bounds
    let (columns, gap) = (3, CGFloat(4))
    let side = (width - gap * CGFloat(columns + 1)) / CGFloat(columns)
    let isMirrored = view.isMirrored
    for (number, photo) in photos.enumerated() {
      let column = isMirrored ? columns - 1 - number % columns : number % columns
      photo.frame = CGRect(
        x: gap + CGFloat(column) * (side + gap),
        y: TopBar.height + gap + CGFloat(number / columns) * (side + gap),
        width: side, height: side)
    }
  }

  /// Presents a large photo, as a tap on its cell does.
  @discardableResult
  func show(photo number: Int) -> PhotoViewController {
    let photo = PhotoViewController(photo: number, of: photos.count)
    photo.transitionController.transition = PhotoTransition()
    present(photo, animated: true)
    return photo
  }
}

extension PhotoGridViewController: PhotoContextProvider {
  /// The cell of a photo; nil if the cell is off the screen or partly under the bar.
  func contextView(forPhoto number: Int) -> View? {
    guard photos.indices.contains(number) else { return nil }
    view.layoutIfNeeded()
    let photo = photos[number]
    let frame = view.convert(photo.bounds, from: photo)
    return frame.minY >= bar.frame.maxY && frame.minY < view.bounds.maxY ? photo : nil
  }
}

import Transitioning

/// A photo in the grid, with its name below.
final class TileView: UIControl {
  let photo: Photo
  private let label = UILabel(frame: .zero)

  init(_ photo: Photo, whenTapped action: @escaping (TileView) -> Void) {
    self.photo = photo
    super.init(frame: .zero)
    backgroundColor = photo.color
    layer.cornerRadius = 12
    label.text = photo.name
    label.textColor = .white
    addSubview(label)
    addAction(
      UIAction { [weak self] _ in
        if let self { action(self) }
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 12, y: bounds.height - 36, width: bounds.width - 24, height: 24)
  }
}

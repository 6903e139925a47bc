import Transitioning

/// The view of the post editor, as its presenter uses it.
@MainActor
protocol PostEditorViewing: AnyObject {
  /// Shows the current draft of the post.
  func show(_ draft: Post)
}

/// The screen of the post editor: a draft, two photos and a keyboard.
final class ComposerViewController: ViewController {
  /// The presenter, which receives the user's actions.
  var presenter: (any PostEditorPresenting)?

  private let bar = TopBar(title: "New post", leading: "Cancel", trailing: "Post")
  private let draft = Label(text: Post.draft.text, fontSize: 20, color: Palette.ink)
  private let photos = (0..<2).map {
    ImageView(image: Palette.photo($0 + 3, size: CGSize(width: 160, height: 120)))
  }
  private let keyboard = View()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.card
    keyboard.accessibilityIdentifier = "keyboard"
    keyboard.backgroundColor = Palette.line
    for photo in photos {
      photo.layer.cornerRadius = 12
      photo.clipsToBounds = true
      view.addSubview(photo)
    }
    for part in [draft, keyboard, bar] { view.addSubview(part) }
    bar.onLeading = { [unowned self] in presenter?.cancelWasAsked() }
    bar.onTrailing = { [unowned self] in presenter?.postWasAsked() }
    presenter?.viewIsReady()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let root: View = view
    let size = root.bounds.size
    bar.frame = CGRect(x: 0, y: 0, width: size.width, height: TopBar.height)
    root.put(draft, leading: 20, top: TopBar.height + 24)
    for (number, photo) in photos.enumerated() {
      photo.frame = root.frame(
        leading: 20 + CGFloat(number) * 180, top: TopBar.height + 96, width: 160, height: 120)
    }
    keyboard.frame = CGRect(
      x: 0, y: size.height * 0.66, width: size.width, height: size.height * 0.34)
  }
}

extension ComposerViewController: PostEditorViewing {
  func show(_ draft: Post) {
    self.draft.text = draft.text
    self.draft.sizeToFit()
  }
}

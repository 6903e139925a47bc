import Foundation
import Transitioning

/// The view of the post editor, as its presenter uses it.
@MainActor
protocol PostEditorViewing: AnyObject {
  /// Shows the current draft of the post.
  func show(_ draft: Post)
}

/// The screen of the post editor: a draft, its pictures, and what can be added.
final class ComposerViewController: SceneController {
  /// The presenter, which receives the user's actions.
  var presenter: (any PostEditorPresenting)?

  private lazy var bar = AppBar(
    "New post",
    leading: .init(icon: .close, name: "Cancel") { [unowned self] in presenter?.cancelWasAsked() },
    role: nil)
  private lazy var post = PushButton("Post") { [unowned self] in presenter?.postWasAsked() }
  private let portrait = PictureView(Post.draft.portrait, corner: 20)
  private let author = TextLabel(Post.draft.author, .subtitle)
  private let audience = TextLabel("To everybody in the street", .small, \.onSurfaceVariant)
  private let draft = TextLabel("", .title, lines: 0)
  private let caret = Surface(\.violet.main, corner: 1)
  private let pictures = [
    PictureView(.landscape(.mist, seed: 44, named: "the mill"), corner: 16),
    PictureView(.landscape(.dawn, seed: 45, named: "the sluice"), corner: 16),
  ]
  private let tools = Surface(\.container, corner: 28)
  private let icons = [Icon.photo, .camera, .pin, .people, .bolt].map {
    IconView($0, \.violet.main)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "editor"
    for icon in icons { tools.addSubview(icon) }
    let parts: [UIView] = [portrait, author, audience, draft, caret, tools, bar, post]
    for part in parts + pictures { view.addSubview(part) }
    presenter?.viewIsReady()
  }

  override func layOut(_ root: UIView) {
    let size = root.bounds.size
    bar.place(in: root)
    let width = post.preferredWidth
    post.frame = root.frame(
      leading: size.width - width - 16, top: bar.frame.maxY - 48, width: width, height: 40)
    post.layer.cornerRadius = 20
    let margin = max(16, (size.width - 640) / 2)
    var top = bar.frame.maxY + 12
    portrait.frame = root.frame(leading: margin, top: top, width: 40, height: 40)
    root.put(author, leading: margin + 52, top: top - 1)
    root.put(audience, leading: margin + 52, top: top + 21)
    top = root.put(draft, leading: margin, top: top + 60, trailing: margin) + 8
    caret.frame = root.frame(leading: margin, top: top, width: 2, height: 26)
    let side = (size.width - 2 * margin - 12) / 2
    root.put(
      pictures, in: 2, leading: margin, top: top + 44, size: CGSize(width: side, height: side),
      gap: 12)
    tools.frame = CGRect(
      x: margin, y: size.height - root.safeAreaInsets.bottom - 64,
      width: size.width - 2 * margin, height: 56)
    let column = tools.bounds.width / CGFloat(icons.count)
    for (number, icon) in icons.enumerated() {
      icon.frame = tools.frame(
        leading: column * (CGFloat(number) + 0.5) - 12, top: 16, width: 24, height: 24)
    }
  }
}

extension ComposerViewController: PostEditorViewing {
  func show(_ draft: Post) {
    self.draft.text = draft.text
    viewIfLoaded?.setNeedsLayout()
  }
}

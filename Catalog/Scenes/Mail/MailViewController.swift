import Foundation
import Transitioning

/// A container of the app's own: messages, and the one that is being read, side by side where there is
/// room across, else one in place of the other.
///
/// What is read comes and goes by a crossfade of two children. What is wanted while one runs is turned
/// to when that has ended.
final class MailViewController: ViewController {
  /// How long a crossfade takes, in seconds.
  static let duration: TimeInterval = 0.3

  private static let listWidth: CGFloat = 320

  /// The message that is being read, or is about to be; nil when there is none.
  private(set) var message: MessageViewController?

  /// The view in which one child takes the place of another.
  let readingPlace = View()

  private let list = MessageListViewController()
  private let noMessage = NoMessageViewController()
  private let listPlace = View()
  private lazy var swipe = MessageSwipe(self)

  /// The child that is seen in the place.
  private var shown: ViewController?

  /// True while one child takes the place of another.
  private(set) var isChanging = false

  /// True where there is room for the list beside the message.
  private var isWide = false

  /// Who is seen while no message is.
  private var home: ViewController { isWide ? noMessage : list }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "mail"
    view.backgroundColor = Palette.line
    list.onChoice = { [unowned self] in show($0) }
    for place in [listPlace, readingPlace] { view.addSubview(place) }
    swipe.install(in: readingPlace)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    arrange()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    arrange()
  }

  /// Opens a message in place of what is seen.
  @discardableResult
  func show(_ message: Message) -> MessageViewController {
    let controller = MessageViewController(message)
    controller.onClose = { [unowned self] in closeMessage() }
    self.message = controller
    change()
    return controller
  }

  /// Goes back to where there is no message.
  func closeMessage() {
    message = nil
    change()
  }
}

// MARK: - Crossfading

extension MailViewController {
  /// Crossfades to what is wanted, unless that is seen or something else is on its way.
  private func change() {
    let wanted = message ?? home
    list.marked = isWide ? message?.message : nil
    guard !isChanging, let from = shown, from !== wanted else { return }
    isChanging = true
    from.willMove(toParent: nil)
    addChild(wanted)
    wanted.view.frame = readingPlace.bounds
    wanted.view.alpha = 0
    transition(from: from, to: wanted, duration: Self.duration) {
      wanted.view.alpha = 1
    } completion: { [weak self] _ in
      from.removeFromParent()
      self?.didChange(to: wanted)
    }
  }

  private func didChange(to controller: ViewController) {
    controller.didMove(toParent: self)
    shown = controller
    isChanging = false
    arrange()
    change()
  }
}

// MARK: - Under a finger

extension MailViewController {
  /// Puts what is behind the message there, to be seen through it.
  ///
  /// - Returns: The message and what is behind it; nil when there is nothing to go back from now.
  func beginClosing() -> (message: ViewController, home: ViewController)? {
    guard !isChanging, let message, message === shown else { return nil }
    isChanging = true
    let home = home
    addChild(home)
    home.beginAppearanceTransition(true, animated: true)
    message.beginAppearanceTransition(false, animated: true)
    home.view.frame = readingPlace.bounds
    readingPlace.insertSubview(home.view, belowSubview: message.view)
    return (message, home)
  }

  /// Takes the message out, or what is behind it if nothing came of that.
  func endClosing(message: ViewController, home: ViewController, completed: Bool) {
    let (staying, going) = completed ? (home, message) : (message, home)
    if !completed {
      home.beginAppearanceTransition(false, animated: true)
      message.beginAppearanceTransition(true, animated: true)
    }
    going.willMove(toParent: nil)
    going.view.removeFromSuperview()
    for child in [home, message] { child.endAppearanceTransition() }
    going.removeFromParent()
    if completed, self.message === message { self.message = nil }
    didChange(to: staying)
  }
}

// MARK: - Places

extension MailViewController {
  /// Lets the places be where they belong, and the children in them, when there is more room across, or
  /// less, than there was.
  private func arrange() {
    let isWide = traitCollection.horizontalSizeClass == .regular
    let changes = shown == nil || isWide != self.isWide && !isChanging
    if changes {
      let isHome = shown == nil || shown === home
      for child in [isHome ? shown : nil, self.isWide ? list : nil] { child.map(remove) }
      self.isWide = isWide
      layOutPlaces()
      if isWide { put(list, in: listPlace) }
      if isHome { put(home, in: readingPlace) }
      if isHome { shown = home }
      list.marked = isWide ? message?.message : nil
    }
    layOutPlaces()
  }

  private func layOutPlaces() {
    let root: View = view
    let size = root.bounds.size
    let width = isWide ? Self.listWidth : 0
    let line: CGFloat = isWide ? 1 : 0
    listPlace.isHidden = !isWide
    listPlace.frame = root.frame(leading: 0, top: 0, width: Self.listWidth, height: size.height)
    readingPlace.frame = root.frame(
      leading: width + line, top: 0, width: size.width - width - line, height: size.height)
  }

  private func put(_ child: ViewController, in place: View) {
    addChild(child)
    child.view.frame = place.bounds
    place.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func remove(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

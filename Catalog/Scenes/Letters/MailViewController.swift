import Foundation
import Transitioning

/// A custom container for messages: list and message side by side on a wide screen, one in place of
/// the other otherwise.
///
/// One child replaces another along a shared axis. A change that is requested during another change
/// follows after it.
final class MailViewController: SceneController {
  /// The duration of a change, in seconds.
  static let duration: TimeInterval = 0.3

  private static let listWidth: CGFloat = 320

  /// The open message, or the message that is about to open; nil if there is none.
  private(set) var message: MessageViewController?

  /// The view in which one child replaces another.
  let readingPlace = Surface(\.surface)

  private let list = MessageListViewController()
  private let noMessage = NoMessageViewController()
  private let listPlace = Surface(\.surface)
  private let line = Surface(\.outlineVariant)
  private lazy var swipe = MessageSwipe(self)

  /// The child that is visible in `readingPlace`.
  private var shown: UIViewController?

  /// True while one child replaces another.
  private(set) var isChanging = false

  /// True if the list is beside the message.
  private var isWide = false

  /// The child that is visible while no message is open.
  private var home: UIViewController { isWide ? noMessage : list }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "mail"
    list.onChoice = { [unowned self] in show($0) }
    // A message that moves stays in its place.
    readingPlace.clipsToBounds = true
    for part in [listPlace, readingPlace, line] { view.addSubview(part) }
    swipe.install(in: readingPlace)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    arrange()
  }

  override func layOut(_ root: UIView) {
    arrange()
  }

  /// Opens a message in place of the visible child.
  @discardableResult
  func show(_ message: Message) -> MessageViewController {
    let controller = MessageViewController(message)
    controller.onClose = { [unowned self] in closeMessage() }
    self.message = controller
    change()
    return controller
  }

  /// Closes the message.
  func closeMessage() {
    message = nil
    change()
  }
}

// MARK: - Changing

extension MailViewController {
  /// Changes to the wanted child, unless it is visible already or another change is running.
  private func change() {
    let wanted = message ?? home
    let marked = isWide ? message?.message : nil
    guard !isChanging, let from = shown, from !== wanted else {
      list.marked = marked
      return
    }
    isChanging = true
    from.willMove(toParent: nil)
    addChild(wanted)
    wanted.view.frame = readingPlace.bounds
    let axis = SharedAxis(from: from.view, to: wanted.view, isOnward: wanted === message)
    axis.prepare()
    transition(from: from, to: wanted, duration: Self.duration) { [list] in
      axis.run(within: Self.duration)
      list.marked = marked
    } completion: { [weak self] _ in
      axis.restore()
      from.removeFromParent()
      self?.didChange(to: wanted)
    }
  }

  private func didChange(to controller: UIViewController) {
    controller.didMove(toParent: self)
    shown = controller
    isChanging = false
    arrange()
    change()
  }
}

// MARK: - Under a finger

extension MailViewController {
  /// Puts the child behind the message into `readingPlace`.
  ///
  /// - Returns: The message and the child behind it; nil if no message can be closed now.
  func beginClosing() -> (message: UIViewController, home: UIViewController)? {
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

  /// Removes the message; after a cancelled gesture, removes the child behind it instead.
  func endClosing(message: UIViewController, home: UIViewController, completed: Bool) {
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
  /// Lays out the two places and their children, after a change of the size class too.
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
    let root: UIView = view
    let size = root.bounds.size
    let width = isWide ? Self.listWidth : 0
    let thickness: CGFloat = isWide ? 1 : 0
    for part in [listPlace, line] { part.isHidden = !isWide }
    line.frame = root.frame(leading: width, top: 0, width: thickness, height: size.height)
    listPlace.frame = root.frame(leading: 0, top: 0, width: Self.listWidth, height: size.height)
    readingPlace.frame = root.frame(
      leading: width + thickness, top: 0, width: size.width - width - thickness, height: size.height
    )
  }

  private func put(_ child: UIViewController, in place: UIView) {
    addChild(child)
    child.view.frame = place.bounds
    place.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

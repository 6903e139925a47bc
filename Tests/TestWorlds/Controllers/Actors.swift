import StageSupport
import Transitioning

/// A view controller of a random life.
@MainActor
protocol LifeActor: UIViewController {
  var ear: Ear { get }
}

/// A plain view controller, which notes every callback.
@MainActor
final class PlainActor: UIViewController, LifeActor {
  let ear: Ear

  init(_ ear: Ear) {
    self.ear = ear
    super.init()
    title = ear.name
  }

  override func loadView() {
    super.loadView()
    ear.count(view, "view")
    ear.hear("loadView")
  }

  override func viewDidLoad() { ear.hear("viewDidLoad", isOrderly: true) }
  override func viewWillAppear(_ animated: Bool) { ear.note(.willAppear, animated) }
  override func viewIsAppearing(_ animated: Bool) { ear.noteIsAppearing() }
  override func viewDidAppear(_ animated: Bool) { ear.note(.didAppear, animated) }
  override func viewWillDisappear(_ animated: Bool) { ear.note(.willDisappear, animated) }
  override func viewDidDisappear(_ animated: Bool) { ear.note(.didDisappear, animated) }
  override func viewWillLayoutSubviews() { ear.hear("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { ear.hear("viewDidLayoutSubviews") }
  override func viewSafeAreaInsetsDidChange() { ear.hear("viewSafeAreaInsetsDidChange") }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    ear.noteWillMove(to: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    ear.noteDidMove(to: parent)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    ear.hear("viewWillTransition(to: \(size.width))")
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    ear.hear("willTransition(to:)")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    ear.hear("traitCollectionDidChange")
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { ear.hear("preferredContentSizeDidChange") }
}

/// A navigation controller.
@MainActor
final class StackActor: UINavigationController, LifeActor {
  let ear: Ear

  init(_ ear: Ear) {
    self.ear = ear
    super.init()
    title = ear.name
    delegate = ear.listener
  }

  override func viewDidLoad() { ear.count(view, "view") }
  override func viewWillAppear(_ animated: Bool) { ear.note(.willAppear, animated) }
  override func viewIsAppearing(_ animated: Bool) { ear.noteIsAppearing() }
  override func viewDidAppear(_ animated: Bool) { ear.note(.didAppear, animated) }
  override func viewWillDisappear(_ animated: Bool) { ear.note(.willDisappear, animated) }
  override func viewDidDisappear(_ animated: Bool) { ear.note(.didDisappear, animated) }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    ear.noteWillMove(to: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    ear.noteDidMove(to: parent)
  }
}

/// A tab bar controller.
@MainActor
final class TabsActor: UITabBarController, LifeActor {
  let ear: Ear

  init(_ ear: Ear) {
    self.ear = ear
    super.init()
    title = ear.name
    delegate = ear.listener
  }

  override func viewDidLoad() { ear.count(view, "view") }
  override func viewWillAppear(_ animated: Bool) { ear.note(.willAppear, animated) }
  override func viewIsAppearing(_ animated: Bool) { ear.noteIsAppearing() }
  override func viewDidAppear(_ animated: Bool) { ear.note(.didAppear, animated) }
  override func viewWillDisappear(_ animated: Bool) { ear.note(.willDisappear, animated) }
  override func viewDidDisappear(_ animated: Bool) { ear.note(.didDisappear, animated) }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    ear.noteWillMove(to: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    ear.noteDidMove(to: parent)
  }
}

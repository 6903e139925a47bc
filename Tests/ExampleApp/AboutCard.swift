// SwiftUI of the SDKs before that of iOS 17 can be read by the compilers of their time alone.
#if canImport(UIKit) && canImport(SwiftUI, _version: 5)
  import SwiftUI
  import Transitioning

  /// What the app is about: a view of SwiftUI that a controller presents.
  struct AboutCard: View {
    let close: @MainActor () -> Void

    var body: some View {
      VStack {
        Text("Nine photos, and the ways between them.")
        Button("Close", action: close)
      }
    }
  }

  /// The gallery within a screen of SwiftUI.
  struct GalleryScreen: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController { AppRoot.make() }

    func updateUIViewController(_ stack: UINavigationController, context: Context) {}
  }

  /// A rise from the bottom edge; `Transition` is the only name that SwiftUI has too.
  final class RiseTransition: Transitioning.Transition {
    func start(with context: TransitionContext) {
      let view: UIView = context.foreViewController.view
      context.animate(
        view, \.position, back: context.center(of: view, beyond: .bottom), fore: view.center,
        timing: .spring(response: 0.4, dampingRatio: 0.9))
      context.endAfterAnimations()
    }
  }

  extension UIViewController {
    /// Presents the card with the transition.
    func presentAbout() {
      let card = AboutCard { [weak self] in self?.dismiss(animated: true) }
      let host = UIHostingController(rootView: card)
      host.transitionController.transition = RiseTransition()
      present(host, animated: true)
    }
  }
#endif

import Transitioning

/// A plain controller of random sequences, which watches its own callbacks.
@MainActor
final class AppearancePage: UIViewController {
  private var witness: AppearanceWitness
  private let report: @MainActor (AppearanceFault) -> Void

  init(_ name: String, _ report: @escaping @MainActor (AppearanceFault) -> Void) {
    witness = AppearanceWitness(name)
    self.report = report
    super.init()
    title = name
  }

  override func viewWillAppear(_ animated: Bool) { note(.willAppear, animated) }
  override func viewIsAppearing(_ animated: Bool) { note(.isAppearing, animated) }
  override func viewDidAppear(_ animated: Bool) { note(.didAppear, animated) }
  override func viewWillDisappear(_ animated: Bool) { note(.willDisappear, animated) }
  override func viewDidDisappear(_ animated: Bool) { note(.didDisappear, animated) }

  private func note(_ call: AppearanceWitness.Call, _ animated: Bool) {
    if let fault = witness.note(call, animated) { report(fault) }
  }
}

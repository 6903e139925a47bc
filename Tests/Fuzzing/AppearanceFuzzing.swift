import Foundation
import TransitionLaws
import Transitioning

/// Requests to view controllers, as bytes: the appearance law, and whatever traps.
///
/// The first byte chooses the root controller; each eight bytes after it are a request.
@MainActor
enum AppearanceFuzzing {
  private final class Page: UIViewController {}

  private static let audits = [
    AppearanceAudit { Page() }, AppearanceAudit { navigation() },
    AppearanceAudit {
      let tabs = UITabBarController()
      tabs.delegate = TransitionTabBarControllerDelegate.shared
      tabs.viewControllers = [navigation(), Page(), navigation()]
      return tabs
    },
  ]

  private static func navigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: Page())
    navigation.delegate = TransitionNavigationControllerDelegate.shared
    return navigation
  }

  /// Runs the requests; returns the failure as text, nil if the law is kept.
  static func fault(of bytes: [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    let audit = audits[Int(first) % audits.count]
    return audit.failure(of: AppearanceSequence(bytes: bytes.dropFirst().prefix(512)))?.description
  }
}

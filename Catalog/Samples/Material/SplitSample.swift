import Foundation
import Transitioning

/// A list of messages and one open message: side by side on a tablet, one in place of the other on
/// a phone.
struct SplitSample: InteractiveSample {
  static let name = "split"
  static let adoption = Adoption(
    code: """
      container.transition(from: list, to: letter, duration: 0.3) {
        list.view.alpha = 0
        letter.view.alpha = 1
      }
      """, title: "transition(from:to:)")
  static let group = SampleGroup.material
  static let showcase = Showcase.tablet
  static let purpose = "the next letter of a list"
  static let summary = "Mail; a container of the app's own crossfades to a message and back."

  private let mail = MailViewController()

  var root: UIViewController { mail }

  func open() -> UIViewController { mail.show(Message.inbox[1]) }

  func close(_ controller: UIViewController) { mail.closeMessage() }

  func shows(_ controller: UIViewController) -> Bool { mail.message === controller }

  func duration(of controller: UIViewController) -> TimeInterval { MailViewController.duration }

  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath? {
    guard let message = mail.message?.viewIfLoaded else { return nil }
    let direction = stage.traits.layoutDirection
    let start = message.convert(
      CGPoint(x: message.bounds.width * (direction == .rightToLeft ? 0.9 : 0.1), y: 400), to: nil)
    return .drag(
      from: start, toward: .trailing, in: direction, by: fraction * message.bounds.width)
  }
}

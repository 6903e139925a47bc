import Expectations
import Foundation
import TransitionLaws
import Transitioning

/// What the law of proportions lets pass.
@MainActor
@Suite("A transition keeps the proportions of texts and pictures")
struct ProportionTests {
  /// Fades, and does one thing more to the fore view.
  private final class FadingWith: FaultyFadeTransition {
    private let change: @MainActor (TransitionContext, UIView) -> Void

    init(_ change: @escaping @MainActor (TransitionContext, UIView) -> Void) {
      self.change = change
    }

    override func fail(_ context: TransitionContext) {
      guard let picture = context.foreView.subviews.last else { return }
      change(context, picture)
    }
  }

  /// The finding about a picture of 40 by 20 points in a view of the fore view.
  private func report(
    _ size: CGSize, mode: UIView.ContentMode = .scaleToFill,
    _ change: @escaping @MainActor (TransitionContext, UIView) -> Void
  ) -> AuditReport {
    let settings = AuditSettings(placements: [.presented])
    return TransitionAudit(
      settings,
      inside: { view in
        let picture = UIImageView(frame: CGRect(origin: CGPoint(x: 100, y: 300), size: size))
        picture.image = UIImage(
          named: "ship", size: CGSize(width: 40, height: 20), topLeft: .red, bottomRight: .blue)
        (picture.contentMode, picture.clipsToBounds) = (mode, true)
        view.addSubview(picture)
      }, { FadingWith(change) }
    ).report(for: [.keepsProportions])
  }

  @Test("if a picture is cut")
  func cut() {
    let size = CGSize(width: 80, height: 80)
    let report = report(size, mode: .scaleAspectFill) { context, picture in
      context.animate(picture, \.boundsSize, back: CGSize(width: 80, height: 10), fore: size)
    }
    expectTrue(report.isPassed, "\(report)")
  }

  @Test("if a picture is stretched at rest, and no further")
  func stretchedAtRest() {
    let size = CGSize(width: 80, height: 80)
    let grown = report(size) { context, picture in
      context.animate(picture, \.transform.scale, back: 0.5, fore: 1)
    }
    expectTrue(grown.isPassed, "\(grown)")
    let further = report(size) { context, picture in
      context.animate(picture, \.boundsSize, back: CGSize(width: 40, height: 80), fore: size)
    }
    expectContains("\(further)", "is stretched")
  }

  @Test("if a view turns in perspective")
  func perspective() {
    let report = report(CGSize(width: 80, height: 40)) { context, picture in
      var away = CATransform3D.identity
      away.m34 = -1 / 900
      let turned = CATransform3D(rotationAngle: 1, x: 0, y: 1, z: 0).concatenating(away)
      context.animate(picture, \.transform, back: turned, fore: away)
      context.deferToCompletion { picture.transform3D = .identity }
    }
    expectTrue(report.isPassed, "\(report)")
  }

  @Test("if it is turned in the plane and scaled, and not if it is sheared")
  func turned() {
    let size = CGSize(width: 80, height: 40)
    let turned = report(size) { context, picture in
      context.animate(picture, \.transform.rotationZ, back: 1, fore: 0)
      context.animate(picture, \.transform.scale, back: 0.3, fore: 1)
    }
    expectTrue(turned.isPassed, "\(turned)")
    let sheared = report(size) { context, picture in
      let shear = CATransform3D(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
      context.animate(picture, \.transform, back: shear, fore: .identity)
    }
    expectContains("\(sheared)", "is stretched")
  }

  @Test("if it is squeezed while it cannot be seen")
  func unseen() {
    let report = report(CGSize(width: 80, height: 40)) { context, picture in
      context.animate(picture, \.opacity, back: 0, fore: 1, during: 0.5...1)
      context.animate(picture, \.transform.scaleX, back: 0.2, fore: 1, during: 0...0.5)
    }
    expectTrue(report.isPassed, "\(report)")
  }
}

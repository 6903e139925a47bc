import Expectations
import UIKitCompatibility

@MainActor
@Suite("Constraints")
struct ConstraintTests {
  private let stage = UIScreen(size: CGSize(width: 100, height: 200))
  private let window: UIWindow
  private let container = UIView()
  private let view = UIView()

  init() {
    stage.diagnostics.handler = { _ in }
    window = UIWindow(stage: stage)
    container.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    window.addSubview(container)
    container.addSubview(view)
  }

  private func resize() { container.bounds.size = CGSize(width: 200, height: 100) }

  @Test("pin the edges, at once and when the superview changes its size")
  func edges() {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 5),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      container.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
    expectEqual(view.frame, CGRect(x: 10, y: 5, width: 70, height: 195))
    resize()
    expectEqual(view.frame, CGRect(x: 10, y: 5, width: 170, height: 95))
  }

  @Test("to a guide follow the safe area and the margins")
  func guides() {
    let guide = container.safeAreaLayoutGuide
    expectTrue(guide.owningView === container)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor, constant: 5),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 1),
      view.bottomAnchor.constraint(equalTo: container.layoutMarginsGuide.bottomAnchor),
    ])
    expectEqual(view.frame, CGRect(x: 0, y: 5, width: 99, height: 187))
    let insets = UIEdgeInsets(top: 40, left: 10, bottom: 20, right: 2)
    stage.resize(to: CGSize(width: 100, height: 200), safeAreaInsets: insets)
    window.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 10, y: 45, width: 87, height: 127))
    container.layoutMargins.bottom = 30
    window.layoutIfNeeded()
    expectEqual(view.frame.maxY, 150)
    let own = view.safeAreaLayoutGuide.topAnchor.constraint(equalTo: container.topAnchor)
    own.isActive = true
    expectTrue(!own.isActive)
    expectEqual(stage.diagnostics.issues.count, 1)
  }

  @Test("fix a size, and center a view")
  func size() {
    let height = view.heightAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([
      height, view.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5),
      view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: container.centerYAnchor, constant: 10),
    ])
    expectEqual(view.frame, CGRect(x: 25, y: 95, width: 50, height: 30))
    height.constant = 50
    expectEqual(view.frame, CGRect(x: 25, y: 85, width: 50, height: 50))
    resize()
    expectEqual(view.frame, CGRect(x: 50, y: 35, width: 100, height: 50))
    height.isActive = false
    view.bounds.size.height = 8
    resize()
    expectEqual(view.bounds.height, 8)
  }

  @Test("have their leading edge at the right where the layout is from right to left")
  func rightToLeft() {
    stage.traits.layoutDirection = .rightToLeft
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
    view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10).isActive = true
    expectEqual(view.frame, CGRect(x: 60, y: 0, width: 30, height: 40))
  }

  @Test("that need a solver are refused with a sentence, and the view keeps its frame")
  func refused() {
    let sibling = UIView()
    container.addSubview(sibling)
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let constraints = [
      view.leadingAnchor.constraint(equalTo: sibling.leadingAnchor),
      view.topAnchor.constraint(equalTo: container.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: .nan),
      view.heightAnchor.constraint(equalToConstant: -1),
      UIView().leftAnchor.constraint(equalTo: container.leftAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    expectEqual(stage.diagnostics.issues.count, constraints.count)
    expectContains(stage.diagnostics.issues[0].description, "there is no solver")
    expectTrue(constraints.allSatisfy { !$0.isActive })
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    NSLayoutConstraint.deactivate(constraints)
  }
}

package import Transitioning

/// A checker of the order of callbacks, which records violations (ViewControllers 14, 15;
/// Navigation 7).
@MainActor
package final class Witness {
  /// The callbacks that come in pairs.
  package enum Call: String {
    case willAppear = "viewWillAppear"
    case didAppear = "viewDidAppear"
    case willDisappear = "viewWillDisappear"
    case didDisappear = "viewDidDisappear"
  }

  package let name: String

  /// The last call; nil before the first.
  package private(set) var state: Call?
  package private(set) var complaints: [String] = []

  /// The closure that runs after each complaint is recorded.
  package var whenComplaining: (String) -> Void = { _ in }

  private var flag = false

  /// True if viewIsAppearing was called since the controller was last off the screen
  /// (ViewControllers 10).
  private var isAnnounced = false

  /// The name of the next parent, and of the present one; empty for no parent.
  private var (next, place): (String?, String) = (nil, "")

  /// True between a will call and its did call.
  package var isInTransition: Bool { state == .willAppear || state == .willDisappear }

  package init(_ name: String) {
    self.name = name
  }

  package func note(_ call: Call, _ animated: Bool) {
    let legal: [Call?] =
      switch call {
      case .willAppear: [nil, .didDisappear, .willDisappear]
      case .didAppear: [.willAppear]
      case .willDisappear: [.didAppear, .willAppear]
      case .didDisappear: [.willDisappear]
      }
    if !legal.contains(state) { complain("\(call.rawValue) after \(name(of: state))") }
    let isDid = call == .didAppear || call == .didDisappear
    if isDid, flag != animated { complain("\(call.rawValue) says \(animated)") }
    if call == .willAppear, state != .willDisappear { isAnnounced = false }
    if call == .didAppear, !isAnnounced { complain("has appeared without appearing") }
    flag = animated
    state = call
  }

  package func noteIsAppearing() {
    if state != .willAppear { complain("viewIsAppearing after \(name(of: state))") }
    if isAnnounced { complain("is appearing twice") }
    isAnnounced = true
  }

  package func willMove(to parent: UIViewController?) {
    next = parent?.title ?? ""
  }

  package func didMove(to parent: UIViewController?) {
    let parent = parent?.title ?? ""
    // In an app's container, the container must call.
    if let next, next != parent, ["", "N", "M", "tabs"].contains(next) {
      complain("moved to '\(parent)' when told '\(next)'")
    }
    (next, place) = (nil, parent)
  }

  /// Records a violation if the last parent that was announced is not the real one.
  package func conclude(_ parent: UIViewController?) {
    let parent = parent?.title ?? ""
    if place != parent { complain("was told of '\(place)' and is in '\(parent)'") }
  }

  package func complain(_ complaint: String) {
    complaints.append("\(name) \(complaint)")
    whenComplaining(complaint)
  }

  /// Notes the appearance callbacks of the controller in the lines of a log, and the others not.
  package func read(_ lines: [String]) {
    for line in lines where line.hasPrefix("\(name).") {
      let words = line.dropFirst(name.count + 1).split(separator: "(")
      if let call = words.first.flatMap({ Call(rawValue: String($0)) }) {
        note(call, words.last == "true)")
      } else if words.first == "viewIsAppearing" {
        noteIsAppearing()
      }
    }
  }

  private func name(of state: Call?) -> String { state?.rawValue ?? "nothing" }
}

import Expectations

@testable import TransitioningCatalog

@MainActor
@Suite("Bringing files that were written for UIKit")
struct BringCommandTests {
  @Test(
    "changes one line at a time, and says why",
    arguments: [
      ("import QuartzCore", "", "has these names"),
      ("@preconcurrency import CoreGraphics", "", "has these names"),
      (
        "#if os(iOS) || os(tvOS)", "#if (os(iOS) || canImport(UIKitCompatibility)) || os(tvOS)",
        "holds here, too"
      ),
      (
        "a.addTarget(self, action: #selector(pan(_:)))", "a.addTarget(self, action: Self.pan)",
        "no selectors"
      ),
      (
        "a.addTarget(b, action: #selector(Other.pan(_:)))", "a.addTarget(b, action: Other.pan)",
        "no selectors"
      ),
      (
        "a.removeTarget(self, action: #selector(self.pan(_:)), for: .touchUpInside)",
        "a.removeTarget(self, action: nil, for: .touchUpInside)", "are removed"
      ),
      ("  @objc(tapped:) func tap() {}", "  func tap() {}", "for Objective-C"),
      ("@objcMembers", "", "for Objective-C"), ("@objc", "", "for Objective-C"),
      ("  @IBOutlet weak var a: UIView?", "  weak var a: UIView?", "for nibs"),
      ("protocol A: B, NSObjectProtocol {", "protocol A: B, AnyObject {", "requirements"),
      ("protocol A: class, NSObjectProtocol {", "protocol A: class {", "requirements"),
      ("a.add(#keyPath(CALayer.opacity))", "a.add(\"opacity\")", "text of a key path"),
      ("if !a.b?.isKind(of: B.self) {}", "if !(a.b is B) {}", "asks for it"),
      (
        "a[0].b(c).isKind(of: B.C.self) || isKind(of: D.self)", "(a[0].b(c) is B.C) || (self is D)",
        "asks for it"
      ),
      ("if a.b.isKind(of: B.self) {}", "if (a.b is B) {}", "asks for it"),
      ("protocol A:NSObjectProtocol {", "protocol A:AnyObject {", "requirements"),
      ("a!.isMember(of: B.self)", "(type(of: a!) == B.self)", "asks for it"),
      (
        "!a?.b?.isMember(of: B.self)", "!((a?.b).map { type(of: $0) == B.self } == true)",
        "asks for it"
      ), ("func isKind(of type: A.Type)", "func isKind(of type: A.Type)", ""),
      (
        "a.addTarget(self, action: #selector(pan(_ :)))", "a.addTarget(self, action: Self.pan)",
        "no selectors"
      ),
      ("  import UIKit", "\(Substitutions.importing)", "double elsewhere"),
      (
        "center.addObserver(self, selector: #selector(hide(_:)), name: gone, object: nil)",
        "_ = center.addObserver(forName: gone, object: nil, queue: nil) { [weak self] note in"
          + " MainActor.assumeIsolated { _ = self.map(Self.hide)?(note) } }", "is a block here"
      ),
      (
        "a = Timer.scheduledTimer(timeInterval: 3.0, target: self, selector: #selector(end),"
          + " userInfo: nil, repeats: false)",
        "a = Timer.scheduledTimer(withTimeInterval: 3.0, repeats: false) { [weak self] _ in"
          + " MainActor.assumeIsolated { _ = self.map(Self.end)?() } }", "calls a block here"
      ),
      ("delegate?.didEnd?(self)", "delegate?.didEnd(self)", "not optional"),
      ("completion?()", "completion?()", ""), ("// #selector(pan)", "// #selector(pan)", ""),
    ])
  func lines(line: String, copy: String, reason: String) throws {
    let outcome = try Brought(
      ["A.swift": "import UIKitCompatibility\n\(line)\n"], compiles: false)
    expectEqual(outcome.copies["A.swift"], "import UIKitCompatibility\n\(copy)\n")
    expectEqual(outcome.status, 0)
    expectContains(outcome.output, reason.isEmpty ? "no Swift compiler" : "A.swift:2: ")
    if !reason.isEmpty { expectContains(outcome.output, reason) }
  }

  @Test("compiles files that use each other, and mends what the compiler names")
  func mends() throws {
    let panel = """
      import UIKit
      import SomebodysLayout

      @objc protocol PanelDelegate: NSObjectProtocol {
        func panelDidClose(_ panel: PanelViewController)
      }

      @objcMembers
      class PanelViewController:UIViewController {
        weak var delegate: PanelDelegate?
        let pan = UIPanGestureRecognizer()
        let card = Card()

        override func viewDidLoad() {
          super.viewDidLoad()
          pan.addTarget(self, action: #selector(didPan(_:)))
          pan.removeTarget(self, action: #selector(didPan(_:)))
          card?.alpha = 0.5
        }

        @objc func close() { delegate?.panelDidClose?(self) }

        @objc
        private func didPan(_ pan: UIPanGestureRecognizer) {}
      }
      """
    let card = """
      class Card:UIView {}

      extension PanelViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          if animated { close() }
        }
      }
      """
    let outcome = try Brought(["Panel.swift": panel, "Card.swift": card])
    expectEqual(outcome.status, 0, "\(outcome.output)")
    for part in [
      "Panel.swift:2: there is no module SomebodysLayout here",
      "Panel.swift:18: the value is not optional here",
      "Card.swift:1: a file imports what it uses", "Card.swift:4: an override cannot stand",
      "Panel.swift:9: an override of an extension stands in the class", "compiles: ",
    ] { expectContains(outcome.output, part) }
    expectContains(
      outcome.copies["Panel.swift"],
      "class PanelViewController:UIViewController {\n  override func viewDidAppear")
  }

  @Test("mends what Swift alone cannot have: protocols, layers, targets, observers")
  func objectiveC() throws {
    let panel = """
      import UIKit
      import os.log
      import SomebodysSheets
      import SomebodysColors

      @objc public protocol PanelDelegate {
        @objc optional func panelDidClose(_ panel: Panel)
        @objc optional
        func panelWillClose(
          _ panel: Panel, animated: Bool)
        @objc optional var panelTitle: String? { get }
        @objc optional func panel(named name: String) -> UIView?
      }

      final class Wave: CAShapeLayer {
        override init() { super.init() }
        override init(layer: Any) {
          super.init(layer: layer)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }

      extension UIColor {
        convenience init(grey: CGFloat) { self.init(white: grey, alpha: 1) }
      }

      public class Panel: UIViewController {
        public weak var delegate: PanelDelegate?
        class Row: UIView {
          @objc func show() {}
        }
        @objc func show(_ tap: UITapGestureRecognizer) {}
        @objc func hide(_ note: NSNotification) {}

        func start(with other: UIViewController, _ row: UIView) {
          let tap = UITapGestureRecognizer(
            target: other, action: #selector(Panel.show(_:)))
          if tap.isEqual(tap) { delegate?.panelDidClose?(self) }
          NotificationCenter.default.addObserver(
            self,
            selector: #selector(hide),
            name: UIApplication.didBecomeActiveNotification,
            object: nil
          )
          _ = delegate?.panelTitle ?? delegate?.panel?(named: "a")?.accessibilityLabel
          tap.addTarget(self, action: #selector(show))
        }
      }
      """
    let more = """
      extension Panel {
        override public func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
        }
        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
        }
      }
      """
    let outcome = try Brought(["Panel.swift": panel, "More.swift": more])
    expectEqual(outcome.status, 0, "\(outcome.output)\(outcome.copies["Panel.swift"] ?? "")")
    for part in [
      "Panel.swift:2: there is no module os.log here", "Panel.swift:3: there is no module",
      "a protocol of Objective-C is one of objects", "layers are neither copied",
      "the target is of the class that has the method", "it stands on one line",
      "public where it overrides another", "the defaults of requirements that were optional",
    ] { expectContains(outcome.output, part) }
  }

  @Test("names the errors of all files, not only those of the first")
  func allFiles() throws {
    var files: [String: String] = [:]
    for letter in "ABCDEF" {
      files["\(letter).swift"] = "import UIKit\nlet \(letter.lowercased()): Int = \"\"\n"
    }
    let outcome = try Brought(files)
    for name in files.keys { expectContains(outcome.output, "left: \(name):6: ") }
    expectContains(outcome.output, "6 errors are left in")
  }

  @Test("names what is left: other files, what is not here, and files that are empty here")
  func left() throws {
    let missing = try Brought([
      "A.swift": "import UIKit\nclass A: UIView { var list: UITableView?; let row = Row() }\n",
      "C.swift": "#if os(tvOS)\nimport UIKit\n#if DEBUG\nclass C: UIView {}\n#endif\n#endif\n",
    ])
    expectEqual(missing.status, 1)
    expectContains(
      missing.output, "missing, in files to bring along or not here at all: Row, UITableView")
    expectContains(missing.output, "C.swift: all of it is in a condition that is false here")
    expectContains(missing.output, "2 errors are left in")
    let blank = try Brought(["D.swift": "// Nothing yet.\n"])
    expectTrue(!blank.output.contains("condition"), "\(blank.output)")
    let wrong = try Brought(["B.swift": "import UIKit\nlet width: CGFloat = \"wide\"\n"])
    expectEqual(wrong.status, 1)
    expectContains(wrong.output, "left: B.swift:6: cannot convert value of type 'String'")
    expectContains(wrong.output, "1 error is left in")
  }

  @Test("never writes over the files, and over former copies only if it is told to")
  func overwriting() throws {
    let files = ["A.swift": "import UIKit\n"]
    let same = try Brought(files, to: ".", compiles: false)
    expectEqual(same.status, 64)
    expectContains(same.complaints, "would be the file itself")
    let forced = try Brought(files, to: ".", more: ["--force"], compiles: false)
    expectEqual(forced.status, 64)
    for (words, complaint) in [
      ([], "needs the names of Swift files"), (["a/A.swift", "b/A.swift"], "Two files are named"),
    ] as [([String], String)] {
      let result = Result(["bring"] + words)
      expectEqual(result.status, 64)
      expectContains(result.complaints, complaint)
    }
    let missing = Result("bring", "/nowhere/A.swift", "--output", "/tmp")
    expectEqual(missing.status, 1)
    expectContains(missing.complaints, "cannot be read as text")
  }
}

import Expectations

@MainActor
@Suite("Bringing files that ask for classes as Objective-C does")
struct BroughtClassesTests {
  @Test("mends what only Objective-C asks of classes and numbers, and what plays videos")
  func classes() throws {
    let card = """
      import UIKit
      import AVFoundation

      public class Film: AVPlayerLayer {
        override init() { super.init() }
      }

      class Pan: UIPanGestureRecognizer {
        required init(edge: Int, target: Any? = nil, action: Selector? = nil) {
          super.init(target: target, action: action)
        }
      }

      class Drag: UIPanGestureRecognizer {
        convenience init?(on view: UIView?, target: Any, action: Selector) {
          guard let view = view else { return nil }
          self.init(target: target, action: action)
          view.addGestureRecognizer(self)
        }
      }

      class Card: UIViewController {
        var film: AVPlayerLayer?
        lazy var drag = Drag(on: view, target: self, action: #selector(didPan))
        lazy var pan = Pan(edge: 1, target: self, action: #selector(didPan))

        @objc func didPan(_ pan: UIPanGestureRecognizer) {}

        func covers(_ view: UIView, _ kind: AnyClass, _ note: Notification) -> Bool {
          let time = (note.userInfo?["duration"] as AnyObject).doubleValue ?? 0.5
          if let alpha = view.alpha, time > 0 { film?.opacity = Float(alpha) }
          let views = view.subviews.sorted(by: { $0.0.tag < $0.1.tag })
          if views.contains(where: { $0 is UISlider }) { return false }
          switch view {
          case is UIButton, is WKWebView: return false
          default: break
          }
          return type(of: view) === UIView.self || type(of: view) !== UITableView.self
            || !(view.superview! is UITextView) || view.isKind(of: kind)
        }
      }
      """
    let other = "import UIKit\nlet film = AVPlayerLayer()\nlet shared = URLSession.shared\n"
    let outcome = try Brought(["Card.swift": card, "Other.swift": other])
    expectEqual(outcome.status, 0, "\(outcome.output)\(outcome.copies["Card.swift"] ?? "")")
    for part in [
      "the stage shows no video", "nothing is of a class that the stage does not have",
      "the closure ignores its argument", "a cast names the class that has it",
      "the recognizer gets its action after it was created", "they are compared by ==",
      "the class is a value: it is looked up", "a closure takes two arguments",
      "the initializer may fail",
      "requests of the network have a module of their own here",
    ] { expectContains(outcome.output, part) }
    let declared = outcome.copies.values.count { $0.contains("class AVPlayerLayer: CALayer {}") }
    expectEqual(declared, 1)
  }

  @Test("mends methods that only nibs call, and transforms in objects")
  func nibs() throws {
    let text = """
      import UIKit
      class Card: UIView {
        override open func awakeFromNib() {
          super.awakeFromNib()
          alpha = 0.5
        }
        override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
      }
      class Photo: Card {
        override func awakeFromNib() {
          super.awakeFromNib()
          alpha = 1
        }
      }
      extension CATransform3D {
        var object: NSValue {
          return NSValue(caTransform3D: self)
        }
        func rotated() -> NSValue { NSValue(cgAffineTransform: CGAffineTransform(rotationAngle: 1)) }
      }
      """
    let outcome = try Brought(["Card.swift": text])
    expectEqual(outcome.status, 0, "\(outcome.output)\(outcome.copies["Card.swift"] ?? "")")
    expectContains(outcome.output, "Card.swift:3: there are no nibs: nothing calls the method")
    expectContains(outcome.output, "Card.swift:16: a transform is no object here")
    expectContains(outcome.output, "Card.swift:19: a transform is no object here")
    expectContains(
      outcome.copies["Card.swift"], "override func awakeFromNib() {\n    super.awakeFromNib()")
  }

  @Test("removes the copies of a layer and nothing beside them, and adds what creates it")
  func layers() throws {
    let text = """
      import UIKit
      class Wave: CAShapeLayer {
        init(height: CGFloat) {
          super.init()
          lineWidth = height
        }
        required init?(coder aDecoder: NSCoder) {
          super.init(coder: aDecoder)
        }
        override init(layer: Any) {
          super.init(layer: layer)
        }
        func swing() {
          let swing = CABasicAnimation(keyPath: "position.x")
          swing.repeatCount = HUGE
          add(swing, forKey: nil)
        }
      }
      func swings() { Wave(height: 2).swing() }
      """
    let outcome = try Brought(["Wave.swift": text])
    expectEqual(outcome.status, 0, "\(outcome.output)\(outcome.copies["Wave.swift"] ?? "")")
    expectContains(outcome.output, "Wave.swift:15: this number has another name here")
    expectContains(outcome.output, "Wave.swift:13: each class of layers has an initializer")
  }

  @Test("leaves a question about a class that is in a file to bring along")
  func classesToBring() throws {
    let text = "import UIKit\nfunc isRow(_ view: UIView) -> Bool { view is UIPhotoRow }\n"
    let outcome = try Brought(["A.swift": text])
    expectEqual(outcome.status, 1)
    expectContains(outcome.output, "to bring along or not here at all: UIPhotoRow")
    expectContains(outcome.copies["A.swift"], "view is UIPhotoRow")
  }
}

#if !canImport(UIKit) || canImport(UIKit, _version: 9000)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension Question {
    /// Blocks that flush updates.
    static let viewAnimationSince26: [Question] = [
      Question("ViewAnimation 39", "layout in a block that flushes updates", since: 26) { screen in
        guard #available(iOS 26, *) else { throw Unasked("it needs iOS 26") }
        let row = FlushedRow(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
        screen.root.view.addSubview(row)
        await screen.wait(0.1)
        row.place = 100
        row.setNeedsLayout()
        UIView.animate(
          withDuration: 1, delay: 0, options: .flushUpdates,
          animations: {
            screen.note("in the block \(Answer.rounded(Double(row.child.frame.minX)))")
            row.place = 200
            row.setNeedsLayout()
          })
        screen.note("after it \(Answer.rounded(Double(row.child.frame.minX)))")
        await screen.wait(0.1)
        screen.note(row.child.animationKeys.isEmpty ? "still" : "moves")
        return .calls(screen.calls)
      }
    ]
  }

  /// A view that puts a child at a place.
  private final class FlushedRow: UIView {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var place: CGFloat = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      if child.superview == nil { addSubview(child) }
      child.frame.origin.x = place
    }
  }
#endif

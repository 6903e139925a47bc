package import Foundation
import HeadlessStage
package import HeadlessViews

extension UIView {
  package func copyForTransition(of part: CGRect?, isAppearing: Bool) -> UIView? {
    snapshotView(of: part, afterScreenUpdates: isAppearing || !layer.isCommitted)
  }
}

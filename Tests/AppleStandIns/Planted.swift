// swift-format-ignore-file
// The faults that subclass_check.py must find.
public import UIKit

extension UIViewController { public var plantedMember: Int { 0 } }
extension UITapGestureRecognizer {
  public convenience init(planted: @escaping @MainActor (UITapGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
  }
}
extension UIGestureRecognizer { @objc(plantedSelector:) func plantedName(_ sender: AnyObject) {} }
open class PlantedClass: UIPresentationController { @objc private func plantedStep() {} }

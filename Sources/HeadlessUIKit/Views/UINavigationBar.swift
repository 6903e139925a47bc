/// Images of a navigation bar, stored without effect: the bar has a plain background here, and a
/// hairline below it.
extension UINavigationBar {
  /// The image in place of the hairline.
  public var shadowImage: UIImage? {
    get { layer.note(forKey: "UINavigationBar.shadowImage") as? UIImage }
    set { layer.setNote(newValue, forKey: "UINavigationBar.shadowImage") }
  }

  /// Sets the image behind the bar.
  public func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
    layer.setNote(image, forKey: "UINavigationBar.backgroundImage.\(barMetrics.rawValue)")
  }

  /// The image behind the bar.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    layer.note(forKey: "UINavigationBar.backgroundImage.\(barMetrics.rawValue)") as? UIImage
  }
}

/// The heights of a bar.
public enum UIBarMetrics: Int, Hashable, Sendable, CaseIterable {
  /// The height in a regular size class.
  case `default` = 0
  /// The height in a compact size class.
  case compact = 1
}

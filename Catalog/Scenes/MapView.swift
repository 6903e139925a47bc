import Foundation
import Transitioning

/// A map with fields, a river, roads and pins.
///
/// The map is not mirrored in right-to-left layouts.
final class MapView: View {
  /// The index of the enlarged pin; nil if no pin is enlarged.
  var marked: Int? {
    didSet { layOutPins() }
  }

  private let river = View()
  private let roads = (0..<4).map { _ in View() }
  private let places: [CGPoint]
  private let pins: [View]

  /// Creates a map with a pin at each place, as fractions of its width and height.
  init(pins places: [CGPoint]) {
    self.places = places
    pins = places.map { _ in View() }
    super.init(frame: .zero)
    semanticContentAttribute = .spatial
    backgroundColor = Color(hex: 0xDDEBCF)
    river.backgroundColor = Color(hex: 0x90DBF4)
    for road in roads { road.backgroundColor = .white }
    for (number, pin) in pins.enumerated() {
      pin.accessibilityIdentifier = "pin \(number)"
      pin.backgroundColor = Color(hex: 0xD62828)
      pin.layer.borderColor = .white
    }
    for part in [river] + roads + pins { addSubview(part) }
  }

  override func layoutSubviews() {
    let (width, height) = (bounds.width, bounds.height)
    river.frame = CGRect(x: width * 0.68, y: 0, width: width * 0.14, height: height)
    roads[0].frame = CGRect(x: 0, y: height * 0.3, width: width, height: 14)
    roads[1].frame = CGRect(x: 0, y: height * 0.62, width: width, height: 14)
    roads[2].frame = CGRect(x: width * 0.22, y: 0, width: 14, height: height)
    roads[3].frame = CGRect(x: width * 0.5, y: height * 0.3, width: 10, height: height * 0.32)
    layOutPins()
  }

  private func layOutPins() {
    for (number, pin) in pins.enumerated() {
      let radius: CGFloat = pins.count == 1 || number == marked ? 14 : 9
      let place = places[number]
      pin.bounds.size = CGSize(width: 2 * radius, height: 2 * radius)
      pin.center = CGPoint(x: bounds.width * place.x, y: bounds.height * place.y)
      pin.layer.cornerRadius = radius
      pin.layer.borderWidth = radius > 10 ? 5 : 3
    }
  }
}

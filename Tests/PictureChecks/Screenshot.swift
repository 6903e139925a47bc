import Foundation
import TransitionPictures
import Transitioning

/// The pixels of a PNG file with eight bits a channel, as Chromium writes them.
struct Screenshot {
  let width: Int
  let height: Int

  /// The channels of each pixel, row by row.
  private let bytes: [UInt8]

  /// The number of bytes of a pixel.
  private let channels: Int

  /// Red, green and blue of a pixel, in `0...255`.
  subscript(x: Int, y: Int) -> SIMD3<Double> {
    let start = (y * width + x) * channels
    return SIMD3(Double(bytes[start]), Double(bytes[start + 1]), Double(bytes[start + 2]))
  }

  init(png data: Data) throws {
    let bytes = [UInt8](data)
    var (width, height, channels) = (0, 0, 0)
    var stream: [UInt8] = []
    var position = 8
    while position + 8 <= bytes.count {
      let length = Self.number(bytes[position...])
      let name = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
      guard position + 12 + length <= bytes.count else { throw Inflater.Malformed() }
      let body = bytes[position + 8..<position + 8 + length]
      if name == "IHDR" {
        (width, height) = (Self.number(body), Self.number(body.dropFirst(4)))
        let kind = body[body.startIndex + 9]
        guard body[body.startIndex + 8] == 8, kind == 2 || kind == 6 else {
          throw Inflater.Malformed()
        }
        channels = kind == 2 ? 3 : 4
      }
      if name == "IDAT" { stream += body }
      position += 12 + length
    }
    self.bytes = try Self.unfiltered(
      Inflater.inflated(stream), stride: width * channels, rows: height, reach: channels)
    self.width = width
    self.height = height
    self.channels = channels
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  /// The rows of an image without PNG's filters, which store each byte as a difference from a
  /// prediction by its neighbours.
  private static func unfiltered(
    _ bytes: [UInt8], stride: Int, rows: Int, reach: Int
  ) throws -> [UInt8] {
    guard bytes.count == rows * (stride + 1) else { throw Inflater.Malformed() }
    var result = [UInt8](repeating: 0, count: rows * stride)
    for row in 0..<rows {
      let filter = bytes[row * (stride + 1)]
      for column in 0..<stride {
        let place = row * stride + column
        let left = column >= reach ? Int(result[place - reach]) : 0
        let above = row > 0 ? Int(result[place - stride]) : 0
        let corner = row > 0 && column >= reach ? Int(result[place - stride - reach]) : 0
        let foretold: Int
        switch filter {
        case 0: foretold = 0
        case 1: foretold = left
        case 2: foretold = above
        case 3: foretold = (left + above) / 2
        default:
          let guess = left + above - corner
          let (a, b, c) = (abs(guess - left), abs(guess - above), abs(guess - corner))
          foretold = a <= b && a <= c ? left : b <= c ? above : corner
        }
        result[place] = bytes[row * (stride + 1) + 1 + column] &+ UInt8(foretold)
      }
    }
    return result
  }
}

extension Screenshot {
  /// The mean difference of a part of the screenshot from our own picture, in levels of 255;
  /// infinite if the part is not within the screenshot.
  ///
  /// - Parameter side: The side of the squares whose means are compared, in pixels. Chromium draws
  ///   what moves at one scale and shows it at another, so that its edges are soft.
  func difference(
    from raster: Raster, atX left: Int = 0, y top: Int = 0, inSquaresOf side: Int = 1
  ) -> Double {
    guard width >= left + raster.width, height >= top + raster.height else { return .infinity }
    var sum = 0.0
    for y in stride(from: 0, to: raster.height, by: side) {
      for x in stride(from: 0, to: raster.width, by: side) {
        var apart = SIMD3<Double>.zero
        for y in y..<min(y + side, raster.height) {
          for x in x..<min(x + side, raster.width) {
            let color = raster[x, y]
            apart +=
              self[left + x, top + y]
              - 255 * SIMD3(color.red, color.green, color.blue)
          }
        }
        sum += abs(apart.x) + abs(apart.y) + abs(apart.z)
      }
    }
    return sum / Double(3 * raster.width * raster.height)
  }
}

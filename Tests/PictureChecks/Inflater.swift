/// Decompresses the data of PNG files: RFC 1950 and 1951.
struct Inflater {
  /// The data is malformed.
  struct Malformed: Error {}

  private let bytes: [UInt8]
  private var position: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []

  /// The decompressed bytes of a zlib stream.
  static func inflated(_ bytes: [UInt8]) throws -> [UInt8] {
    // Two bytes name the compression method; only one method exists.
    var inflater = Inflater(bytes: bytes, position: 2)
    var isLast = false
    while !isLast {
      isLast = try inflater.take(1) == 1
      switch try inflater.take(2) {
      case 0: try inflater.copy()
      case 1:
        try inflater.inflate(lengths: fixedLengths, distances: Code(Array(repeating: 5, count: 30)))
      case 2: try inflater.inflateWithOwnCodes()
      default: throw Malformed()
      }
    }
    return inflater.output
  }

  private init(bytes: [UInt8], position: Int) {
    self.bytes = bytes
    self.position = position
  }

  private mutating func take(_ count: Int) throws -> Int {
    while bitCount < count {
      guard position < bytes.count else { throw Malformed() }
      bits |= UInt32(bytes[position]) << UInt32(bitCount)
      position += 1
      bitCount += 8
    }
    defer {
      bits >>= UInt32(count)
      bitCount -= count
    }
    return Int(bits & ((1 << UInt32(count)) - 1))
  }

  /// Copies an uncompressed block.
  private mutating func copy() throws {
    (bits, bitCount) = (0, 0)
    guard position + 4 <= bytes.count else { throw Malformed() }
    let count = Int(bytes[position]) | Int(bytes[position + 1]) << 8
    position += 4
    guard position + count <= bytes.count else { throw Malformed() }
    output += bytes[position..<position + count]
    position += count
  }

  private mutating func inflateWithOwnCodes() throws {
    let (literals, distances, own) = try (take(5) + 257, take(5) + 1, take(4) + 4)
    var sizes = [Int](repeating: 0, count: 19)
    for place in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(own) {
      sizes[place] = try take(3)
    }
    let code = Code(sizes)
    var lengths: [Int] = []
    while lengths.count < literals + distances {
      switch try symbol(code) {
      case 16:
        guard let last = lengths.last else { throw Malformed() }
        lengths += try repeatElement(last, count: 3 + take(2))
      case 17: lengths += try repeatElement(0, count: 3 + take(3))
      case 18: lengths += try repeatElement(0, count: 11 + take(7))
      case let length: lengths.append(length)
      }
    }
    try inflate(
      lengths: Code(Array(lengths[..<literals])), distances: Code(Array(lengths[literals...])))
  }

  private mutating func inflate(lengths: Code, distances: Code) throws {
    while true {
      let symbol = try symbol(lengths)
      guard symbol != 256 else { return }
      guard symbol > 256 else {
        output.append(UInt8(symbol))
        continue
      }
      guard symbol < 286 else { throw Malformed() }
      let length = try Self.lengthBases[symbol - 257] + take(Self.lengthBits[symbol - 257])
      let place = try self.symbol(distances)
      guard place < 30 else { throw Malformed() }
      let extra = place < 4 ? 0 : place / 2 - 1
      let base = place < 4 ? place + 1 : ((2 + place % 2) << extra) + 1
      let distance = try base + take(extra)
      guard distance <= output.count else { throw Malformed() }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  private mutating func symbol(_ code: Code) throws -> Int {
    var (value, first, index) = (0, 0, 0)
    for count in code.counts.dropFirst() {
      value |= try take(1)
      if value - count < first { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw Malformed()
  }

  /// A Huffman code: the number of symbols of each length, and the symbols in order.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    let symbols: [Int]

    init(_ lengths: [Int]) {
      for length in lengths where length > 0 { counts[length] += 1 }
      symbols = lengths.indices.filter { lengths[$0] > 0 }
        .sorted { (lengths[$0], $0) < (lengths[$1], $1) }
    }
  }

  private static let fixedLengths = Code(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })

  private static let lengthBits = (0..<29).map { $0 == 28 || $0 < 4 ? 0 : $0 / 4 - 1 }

  private static let lengthBases = (0..<29).map { index in
    index == 28 ? 258 : index < 4 ? 3 + index : ((4 + index % 4) << (index / 4 - 1)) + 3
  }
}

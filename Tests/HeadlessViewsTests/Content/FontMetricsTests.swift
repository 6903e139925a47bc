import Foundation
import Expectations

@testable import HeadlessViews

@Suite("The metrics of the font")
struct FontMetricsTests {
  /// A text, and its widths in thousandths of an em by Adobe's published metrics of Helvetica and
  /// Helvetica-Bold, added up by ReportLab 4.
  typealias Published = (text: String, regular: Double, bold: Double)

  @Test(
    "agree with Helvetica's published widths within a thousandth",
    arguments: [
      ("Will", 1610, 1778), ("Menu", 2501, 2611), ("Settings", 3613, 3945),
      ("The quick brown fox jumps over the lazy dog", 19786, 21394), ("WAVE 11:11", 5725, 5835),
      ("“Quoted” – yes…", 7614, 8280), ("Ærøskøbing", 5445, 5834), ("Façade", 3335, 3446),
      ("‹ Back", 2834, 3001), ("€ 12.50 · 3 × 4", 6422, 6422), ("Žižek", 2389, 2501),
      ("Has seen every corner of a round world.", 17785, 19062), ("iIl1|", 1538, 1670),
      ("@#%&*()[]{}", 5406, 5641),
    ] as [Published])
  func published(_ case: Published) {
    let (text, regular, bold) = `case`
    let widths = [width(text) / regular, width(text, isBold: true) / bold]
    expectNear(widths.map { $0 * 1000 }, [1, 1], within: 1e-3)
  }

  @Test(
    "agree with Liberation Sans beyond Latin, in 2048ths of an em",
    arguments: [
      ("Привет", 6920, 7383), ("Καλημέρα", 9155, 9831), ("→ ← ♥ №", 9216, 9302),
      ("Grüße aus Łódź", 14685, 15475), ("Đăng", 4896, 5120),
    ] as [Published])
  func beyond(_ case: Published) {
    let (text, regular, bold) = `case`
    expectEqual([width(text), width(text, isBold: true)].map { $0 * 2048 }, [regular, bold])
  }

  /// Texts, and their widths in thousandths of an em.
  private static let kinds: [String: Double] = [
    "e\u{301}": 556, "\u{301}": 0, "a\u{200D}": 556, "\u{AD}": 0, "\u{200B}\u{2060}\u{FEFF}": 0,
    "👩‍👩‍👧‍👦": 1000, "🇫🇮": 1000, "👍🏽": 1000, "1️⃣": 1000, "❤️": 1000, "⌚": 1000, "漢字": 2000, "한글": 2000,
    "ｶ": 550, "Ａ": 1000, "✓": 800, "⁂": 550, "ש": 550, "\t": 278, "\u{A0}": 278, "\u{3000}": 1000,
    "\u{2003}\u{2002}": 1500, "\u{1}": 800, "\u{85}": 800, "\u{FFFD}": 800,
  ]

  @Test("have a width for characters of every kind", arguments: [false, true])
  func kinds(isBold: Bool) {
    for (text, wanted) in Self.kinds {
      let found = 1000 * width(text, isBold: isBold)
      expectNear(found, wanted, within: 0.6, "\(text.debugDescription)")
    }
  }

  @Test("have both weights for the same characters, each once")
  func tables() {
    let weights = [FontMetrics.regularTable, FontMetrics.boldTable].map { table in
      table.split(separator: "\n").flatMap { $0.drop { $0 == " " }.drop { $0 != " " }.dropFirst() }
    }
    expectTrue(weights[0].count > 600 && weights[0].count == Set(weights[0]).count)
    expectEqual(weights[0].sorted(), weights[1].sorted())
    let printable = (0x20..<0x7F).compactMap { Unicode.Scalar($0).map(Character.init) }
    let extended = (0xA1..<0x180).compactMap { Unicode.Scalar($0).map(Character.init) }
    expectEqual(Set(printable + extended).subtracting(weights[0]), ["\u{AD}"])
  }

  @Test("add up in any order, and the same for ASCII as for other text", arguments: [false, true])
  func sums(isBold: Bool) {
    let metrics = FontMetrics.weight(isBold: isBold)
    let plain = String(decoding: 0x20..<0x7F as Range<UInt8>, as: UTF8.self)
    expectEqual(metrics.units(ofPlain: plain), metrics.units(of: plain[...]))
    let sum = plain.reduce(0) { $0 + metrics.units(of: String($1)[...]) }
    expectEqual(sum, metrics.units(of: plain[...]))
    let units = ["", "é", "a\n", "\u{7F}", "\t"].map { metrics.units(ofPlain: $0) }
    expectEqual(units, [0, nil, nil, nil, nil])
  }

  @Test("put the baseline where CSS has it in a line of 1.2 em")
  func baseline() {
    // Chromium reports an ascent of 0.905 em and a descent of 0.212 em for Liberation Sans.
    expectNear(FontMetrics.baseline, (1.2 + 0.905 - 0.212) / 2, within: 1e-3)
  }

  private func width(_ text: String, isBold: Bool = false) -> Double {
    TextContent(text, fontSize: 1, isBold: isBold).size.width
  }
}

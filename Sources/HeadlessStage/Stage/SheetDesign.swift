/// The looks and the thresholds of the system's sheets.
///
/// An app meets both: a device has those of its system.
///
/// ```swift
/// let stage = Stage(size: .phone, safeAreaInsets: StageScreen.phone.safeAreaInsets)
/// stage.sheetDesign = .cards
/// ```
public enum SheetDesign: Hashable, Sendable {
  /// Those of iOS 26: below its full height a sheet floats above the lower edge of the screen.
  ///
  /// Source: github.com/Vercantez/openuikit, `fixtures/realapp/detents_ios.json` and the pages
  /// beside it, measured on iOS 26.1 in the simulator of one phone, by one author.
  case floating

  /// Those of iOS 13 to 18: cards at the lower edge of the screen.
  ///
  /// Sources: the looks of iOS 13's cards, and the thresholds of the library Transmission.
  case cards
}

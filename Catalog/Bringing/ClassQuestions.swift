import Foundation

/// The questions of a line about the classes of objects, as Swift asks them without Objective-C.
enum ClassQuestions {
  /// Views and controllers of Apple's platforms that the stage does not have.
  private static let absent: Set<Substring> = Set(
    """
    AVPlayerViewController MKMapView UIActionSheet UIActivityViewController UIAlertController
    UICollectionReusableView UICollectionView UICollectionViewCell UICollectionViewController
    UIDatePicker UIImagePickerController UIPageControl UIPickerView UIPopoverController UIProgressView
    UIRefreshControl UISearchBar UISearchController UISegmentedControl UISlider UISplitViewController
    UIStackView UIStepper UISwitch UITableView UITableViewCell UITableViewController
    UITableViewHeaderFooterView UITextField UITextInput UITextView UIToolbar
    UIWebView WKWebView
    """.split { $0 == " " || $0 == "\n" })

  /// A line with `is` in the place of `isKind(of:)`, and a comparison in that of `isMember(of:)`.
  static func askingInSwift(_ line: String) -> String {
    var line = line
    // A point is no part of a word: by Unicode's rules, `view.isKind` is one.
    let pattern = /([?!]?\.)?\b(isKind|isMember)\(of: *(\w[\w.]*)\.self\)/
      .wordBoundaryKind(.simple)
    while let match = line.firstMatch(of: pattern) {
      var (owner, start) = ("self", match.range.lowerBound)
      if let dot = match.output.1 {
        let operand = Operand(in: line, before: dot.hasPrefix("!") ? dot.endIndex : dot.startIndex)
        guard !operand.text.isEmpty else { return line }
        owner = operand.text.hasSuffix(".") ? String(operand.text.dropLast()) : operand.text
        start = operand.range.lowerBound
      }
      let type = match.output.3
      let isOptional = match.output.1?.hasPrefix("?") == true || owner.contains("?")
      let question =
        match.output.2 == "isKind"
        ? "\(owner) is \(type)"
        : isOptional
          ? "(\(owner)).map { type(of: $0) == \(type).self } == true"
          : "type(of: \(owner)) == \(type).self"
      line.replaceSubrange(start..<match.range.upperBound, with: "(\(question))")
    }
    return line
  }

  /// A line that looks for a class that is a value among an object's classes.
  static func lookingUp(_ line: String) -> String {
    guard let match = line.firstMatch(of: /\.isKind\(of: *(\w[\w.]*)\)/) else { return line }
    let operand = Operand(in: line, before: match.range.lowerBound)
    guard !operand.text.isEmpty, !operand.text.contains("?") else { return line }
    return line.replacingCharacters(
      in: operand.range.lowerBound..<match.range.upperBound,
      with: "sequence(first: Mirror(reflecting: \(operand.text)), next: { $0.superclassMirror })"
        + ".contains(where: { $0.subjectType == \(match.output.1) })")
  }

  /// A line with the answer to the questions whether something is of a class that the stage does
  /// not have.
  static func answering(_ line: String, by message: SwiftCompiler.Message) -> String {
    let name = message.text.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/)?.output.1
    guard let name, absent.contains(name),
      let pattern = try? Regex(
        "\\bis +\(name)\\b(?![.<])|([!=]==?) *\(name)\\.self\\b", as: (Substring, Substring?).self
      ).wordBoundaryKind(.simple)
    else { return line }
    var line = line
    while let match = line.firstMatch(of: pattern) {
      let operand = Operand(in: line, before: match.range.lowerBound)
      let isPattern = match.output.1 == nil && ["", "case"].contains(operand.text)
      if isPattern {
        line.replaceSubrange(match.range, with: "_ where false")
      } else if operand.text.isEmpty {
        return line
      } else {
        let answer = match.output.1?.hasPrefix("!") == true ? "true" : "false"
        // A closure takes as many arguments as it names.
        let isSecond = operand.text.hasPrefix("$") && !operand.text.hasPrefix("$0")
        line.replaceSubrange(
          operand.range.lowerBound..<match.range.upperBound,
          with: isSecond ? "(\(operand.text), \(answer)).1" : answer)
      }
    }
    return line
  }
}

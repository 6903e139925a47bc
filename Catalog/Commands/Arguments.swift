/// The words of a command line, separated into names and options.
struct Arguments {
  private(set) var names: [String] = []
  private var flags: Set<String> = []
  private var values: [String: [String]] = [:]
  private var numbers: [String: Double] = [:]

  /// Parses the words after a command.
  ///
  /// - Parameters:
  ///   - flags: The options without a value, with their dashes.
  ///   - options: The options with a value, each with its valid values.
  ///   - fractions: The options with a number in `0...1`.
  ///   - texts: The options with any text as value, each with a description of the text.
  init(
    _ words: [String], flags known: [String], options: [String: [String]] = [:],
    fractions: [String] = [], texts: [String: String] = [:]
  ) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        names.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      let option = parts[0] == "-h" ? "--help" : parts[0]
      if (known + ["--help"]).contains(option) {
        guard parts.count == 1 else { throw UsageError("The option '\(option)' takes no value.") }
        flags.insert(option)
      } else if let choices = options[option] {
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
          let known = choices.joined(separator: " or ")
          throw UsageError("The option '\(option)' needs a value: \(known).")
        }
        guard choices.contains(value) else {
          throw UsageError(unknown: option, value, choices: choices)
        }
        values[option, default: []].append(value)
      } else if let kind = texts[option] {
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
          throw UsageError("The option '\(option)' needs a value: \(kind).")
        }
        values[option, default: []].append(value)
      } else if fractions.contains(option) {
        numbers[option] = try Self.fraction(parts.count > 1 ? parts[1] : rest.popFirst(), option)
      } else {
        throw UsageError(
          unknown: "option", option,
          among: known + options.keys.sorted() + texts.keys.sorted() + fractions
            + ["--help", "--version"])
      }
    }
  }

  /// True if an option without a value was given.
  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The last value of an option, or nil if the option was not given.
  func value(of option: String) -> String? { values[option]?.last }

  /// The values of an option that can be given several times, in their order.
  func values(of option: String) -> [String] { values[option] ?? [] }

  /// The whole number after an option, at least 1; nil if the option was not given.
  func count(of option: String) throws(UsageError) -> Int? {
    guard let value = value(of: option) else { return nil }
    guard let count = Int(value), count >= 1 else {
      throw UsageError(
        "The option '\(option)' takes a whole number from 1, not \(QuotedText.name(value)).")
    }
    return count
  }

  /// The number in `0...1` after an option, or nil if the option was not given.
  func fraction(of option: String) -> Double? { numbers[option] }

  private static func fraction(_ value: String?, _ option: String) throws(UsageError) -> Double {
    guard let value else {
      throw UsageError("The option '\(option)' needs a value: a number from 0 to 1.")
    }
    guard let number = Double(value), (0...1).contains(number) else {
      throw UsageError(
        "The option '\(option)' takes a number from 0 to 1, not \(QuotedText.name(value)).")
    }
    return number
  }
}

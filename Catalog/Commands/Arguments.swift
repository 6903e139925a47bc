/// The words of a command line, separated into names and options.
struct Arguments {
  /// What follows an option.
  enum Option {
    /// No value.
    case flag
    /// One of some words.
    case choice([String])
    /// A number in `0...1`.
    case fraction
    /// Any text, with a description of it.
    case text(String)
  }

  private(set) var names: [String] = []
  private var flags: Set<String> = []
  private var values: [String: [String]] = [:]

  /// Parses the words after a command.
  ///
  /// - Parameter tables: The options of the command, with their dashes.
  init(_ words: [String], _ tables: [String: Option]...) throws(UsageError) {
    let known = tables.reduce(into: [:]) { $0.merge($1) { $1 } }
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        names.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      let name = parts[0]
      guard let option = known[name] else {
        throw UsageError(
          unknown: "option", name, among: known.keys.sorted() + ["--help", "--version"])
      }
      if case .flag = option {
        guard parts.count == 1 else { throw UsageError("The option '\(name)' takes no value.") }
        flags.insert(name)
      } else {
        let value = parts.count > 1 ? parts[1] : rest.popFirst()
        values[name, default: []].append(try option.checked(value, of: name))
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
  func fraction(of option: String) -> Double? { value(of: option).flatMap(Double.init) }
}

extension Arguments.Option {
  /// The value of an option, if it is one.
  fileprivate func checked(_ value: String?, of name: String) throws(UsageError) -> String {
    guard let value, accepts(value) else {
      throw UsageError("The option '\(name)' needs a value: \(description).")
    }
    switch self {
    case .choice(let words):
      guard words.contains(value) else { throw UsageError(unknown: name, value, choices: words) }
    case .fraction:
      guard let number = Double(value), (0...1).contains(number) else {
        throw UsageError(
          "The option '\(name)' takes a number from 0 to 1, not \(QuotedText.name(value)).")
      }
    case .flag, .text: break
    }
    return value
  }

  /// False for an empty text, which is no value.
  private func accepts(_ value: String) -> Bool {
    if case .text = self { !value.isEmpty } else { true }
  }

  /// What the value is, in words.
  private var description: String {
    switch self {
    case .flag: "none"
    case .choice(let words): words.joined(separator: " or ")
    case .fraction: "a number from 0 to 1"
    case .text(let kind): kind
    }
  }
}

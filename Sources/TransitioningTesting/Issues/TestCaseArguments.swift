#if canImport(Testing)
  import Testing
  import TransitionLaws

  /// The arguments of the current case of a parameterised test.
  ///
  /// Swift Testing says in public only that there are some. Their names and values are read from
  /// the mirror of the case. A version of Swift Testing with another structure has no text here,
  /// and a number distinguishes the audits of its cases.
  struct TestCaseArguments {
    /// The names and values: `way: .left, count: 2`; nil if there are none, or they cannot be read.
    ///
    /// Laws are left out, because each result names its law.
    let text: String?

    /// Reads the arguments of a case.
    init(of testCase: Any?) {
      let arguments = testCase.map { Self.arguments(in: Mirror(reflecting: $0), depth: 3) } ?? []
      let texts = arguments.compactMap(Self.text)
      text = texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// The elements of the first array with the label `arguments`.
    private static func arguments(in mirror: Mirror, depth: Int) -> [Any] {
      guard depth > 0 else { return [] }
      for child in mirror.children {
        let inner = Mirror(reflecting: child.value)
        if child.label == "arguments", inner.displayStyle == .collection {
          return inner.children.map(\.value)
        }
        guard inner.displayStyle == .enum || inner.displayStyle == .tuple else { continue }
        let found = arguments(in: inner, depth: depth - 1)
        if !found.isEmpty { return found }
      }
      return []
    }

    private static func text(of argument: Any) -> String? {
      let mirror = Mirror(reflecting: argument)
      guard let value = mirror.descendant("value"), !(value is TransitionLaw), !(value is LawName)
      else { return nil }
      let second = (mirror.descendant("parameter", "secondName") as? String?) ?? nil
      let name = second ?? mirror.descendant("parameter", "firstName") as? String
      let text = String(describingForTest: value)
      return name.map { "\($0): \(text)" } ?? text
    }
  }
#endif

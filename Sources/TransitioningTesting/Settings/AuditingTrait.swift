#if canImport(Testing)
  public import Testing
  public import TransitionLaws

  /// The settings of the audits in a suite or a test.
  public struct AuditingTrait: SuiteTrait, TestTrait, TestScoping {
    let defaults: AuditDefaults

    /// True: the tests of a suite have its settings.
    public var isRecursive: Bool { true }

    /// Runs a test with these settings.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let defaults = AuditDefaults.current.replaced(by: defaults)
      try await AuditDefaults.$current.withValue(defaults) { try await function() }
    }
  }

  extension Trait where Self == AuditingTrait {
    /// Sets the defaults for the audits in a suite or a test.
    ///
    /// The settings of a test replace those of its suite; exceptions are added to them.
    ///
    /// ```swift
    /// @Suite(.auditing(settings: AuditSettings(screens: [.phone, .tablet], frameStride: 10)))
    /// ```
    ///
    /// - Parameters:
    ///   - laws: The laws; all by default.
    ///   - settings: The situations, the ignored differences, and exceptions from laws.
    ///   - record: The treatment of missing or different transcripts; that of the environment by
    ///     default.
    ///   - fileID: The file that failures name as the place of the settings.
    public static func auditing(
      for laws: [TransitionLaw]? = nil, settings: AuditSettings = AuditSettings(),
      record: TranscriptRecording? = nil, fileID: String = #fileID
    ) -> Self {
      AuditingTrait(
        defaults: AuditDefaults(
          laws: laws, settings: settings, record: record,
          madeIn: "a trait in \(fileID.split(separator: "/").last ?? "")"))
    }
  }
#endif
